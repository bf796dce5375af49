import type { Kysely } from 'kysely'
import { moneyText } from '../../src/shared/money'
import { leaveMessage } from '../content/leave-message'
import { type L10nJson, type L10nText, packText, readText } from '../database/l10n'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'
import { notFound, Refusal } from '../refusal'

/** What a line of the books belongs to. Each is a row of another table, or the line's other half. */
type Source =
  | 'order'
  | 'orderPoints'
  | 'orderEarned'
  | 'orderRefund'
  | 'refundPoints'
  | 'refundTaken'
  | 'payment'
  | 'offlineRecharge'
  | 'transfer'
  | 'settlement'
  | 'task'
  | 'ticket'
  | 'ticketBack'
  | 'investIn'
  | 'investOut'
  | 'investDay'
  | 'investBack'
  | 'investFee'
  | 'withdrawal'
  | 'reward'
  | 'rewardBack'

/** One movement of an account. Cents, signed. */
export interface Movement {
  readonly accountId: string
  readonly amount: number
  /** Kind of the bill's line. */
  readonly kind: string
  /** A text, or one that is packed already. */
  readonly title: L10nText | L10nJson
  readonly now: number
  readonly refKind: Source
  readonly refId: string
  /** Id of the bill's line; a new one unless given. */
  readonly id?: string
}

const ACCOUNT = { en: 'The account', 'zh-Hans': '账户' }
const TOO_LITTLE = new Refusal(400, { en: 'There is not enough money.', 'zh-Hans': '余额不足' })

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
 * does not exist. Nothing else writes accounts.
 *
 * @returns the balance after it, cents.
 * @throws Refusal 400 when the account is not there, or holds less than is taken, what is frozen aside.
 */
export async function book(trx: Kysely<Database>, move: Movement): Promise<number> {
  const { accountId, amount, kind, title, now, refKind, refId, id = newId(now) } = move
  const account = await trx
    .updateTable('accounts')
    .set((eb) => ({ amount: eb('amount', '+', amount) }))
    .where('id', '=', accountId)
    .$if(amount < 0, (query) =>
      query.where((eb) => eb(eb('amount', '+', amount), '>=', eb.ref('frozen'))),
    )
    .returning(['userId', 'amount', 'currency'])
    .executeTakeFirst()
  if (!account) throw amount < 0 ? TOO_LITTLE : notFound(ACCOUNT)
  const { userId, amount: balance, currency } = account
  const packed = typeof title === 'string' ? title : packText(title)
  await trx
    .insertInto('ledger')
    .values({
      id,
      accountId,
      userId,
      kind,
      title: packed,
      amount,
      balance,
      createdAt: now,
      refKind,
      refId,
    })
    .execute()
  // Points are no money, and of a refund the order tells.
  if (currency === 'CNY' && refKind !== 'orderRefund') {
    const money = moneyText(amount, true)
    const text = {
      en: `${readText(packed, 'en')}: ${money}`,
      'zh-Hans': `${readText(packed, 'zh-Hans')}：${money}`,
    }
    const url = `/views/auto/bill?key=bill&id=${id}`
    await leaveMessage(trx, { userId, kind: 'wallet', text, url, now })
  }
  return balance
}

/**
 * Holds money of an account back, or lets go of it when `amount` is negative: it stays there and cannot be
 * spent. No line: nothing has moved.
 *
 * @throws Refusal 400 when there is less to spend than is held back.
 */
export async function freeze(
  trx: Kysely<Database>,
  accountId: string,
  amount: number,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('accounts')
    .set((eb) => ({ frozen: eb('frozen', '+', amount) }))
    .where('id', '=', accountId)
    .where((eb) => eb(eb('frozen', '+', amount), '<=', eb.ref('amount')))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw TOO_LITTLE
}
