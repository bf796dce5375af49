import type { Kysely } from 'kysely'
import { type L10nText, packText } from '../database/l10n'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'
import { notFound } from '../refusal'

/** One movement of an account. Cents, signed. */
export interface Movement {
  readonly accountId: string
  readonly amount: number
  /** Kind of the bill's line. */
  readonly kind: string
  readonly title: L10nText
  readonly now: number
  /** What the line belongs to. */
  readonly refKind: string
  readonly refId: string
  /** Id of the bill's line; a new one unless given. */
  readonly id?: string
}

const ACCOUNT = { en: 'The account', 'zh-Hans': '账户' }

/** An account of this user's. @throws Refusal 400 when it is not there or not theirs. */
export async function ownAccount(db: Kysely<Database>, userId: string, accountId: string) {
  const account = await db
    .selectFrom('accounts')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!account) throw notFound(ACCOUNT)
  return account
}

/**
 * Moves the money and writes the line of the bill, in the caller's transaction: one without the other
 * does not exist. Answers with the balance after it.
 */
export async function book(trx: Kysely<Database>, move: Movement): Promise<number> {
  const { accountId, amount, kind, title, now, refKind, refId, id = newId(now) } = move
  const account = await trx
    .updateTable('accounts')
    .set((eb) => ({ amount: eb('amount', '+', amount) }))
    .where('id', '=', accountId)
    .returning(['userId', 'amount'])
    .executeTakeFirst()
  if (!account) throw notFound(ACCOUNT)
  const { userId, amount: balance } = account
  await trx
    .insertInto('ledger')
    .values({
      id,
      accountId,
      userId,
      kind,
      title: packText(title),
      amount,
      balance,
      createdAt: now,
      refKind,
      refId,
    })
    .execute()
  return balance
}
