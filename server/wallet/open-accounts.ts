import type { Kysely } from 'kysely'
import { packText } from '../database/l10n'
import type { Database } from '../database/schema'
import { retold, type Words } from '../seed/retelling'
import type { Currency } from './rows'

/** What every wallet has, in the order it is shown: `kind`, its currency, its name. */
export const ACCOUNT_KINDS = [
  ['balance', 'CNY', 'Balance', '余额'],
  ['earnings', 'CNY', 'Device earnings', '设备收益'],
  ['points', 'points', 'Brewer’s credit', '酿酒师积分'],
] as const satisfies readonly (readonly [string, Currency, string, string])[]

/**
 * Opens the accounts of a user's wallet, in the transaction that makes the user: nobody is ever without.
 * Those that are there stay as they are.
 */
export async function openAccounts(
  trx: Kysely<Database>,
  userId: string,
  words: Words,
): Promise<void> {
  await trx
    .insertInto('accounts')
    .values(
      ACCOUNT_KINDS.map(([kind, currency, en, zh], at) => ({
        id: `${userId}0${at + 1}`,
        userId,
        kind,
        currency,
        name: packText(retold({ en, 'zh-Hans': zh }, words)),
        amount: 0,
        frozen: 0,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * An account of everybody's wallet.
 *
 * @returns its id; the wallet was opened with the user.
 */
export async function accountOf(
  db: Kysely<Database>,
  userId: string,
  kind: (typeof ACCOUNT_KINDS)[number][0],
): Promise<string> {
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return id
}
