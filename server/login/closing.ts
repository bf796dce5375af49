import { OfflineStatus } from '../../src/features/wallet/contract'
import type { Context } from '../handler'
import { Refusal } from '../refusal'
import { deleteFiles } from '../storage/file-store'

const MONEY_LEFT = new Refusal(400, {
  en: 'There is money in this account. Spend it, send it or withdraw it first.',
  'zh-Hans': '账户内还有余额，请先消费、转出或提现',
})
const MONEY_COMING = new Refusal(400, {
  en: 'Money is on its way into this account. Wait until it has arrived.',
  'zh-Hans': '账户有充值正在处理，请等待到账后再试',
})

/**
 * Nobody could ask for the money of a closed account any more.
 *
 * @throws Refusal 400 while money lies in one of the user's accounts, or a top-up is being reviewed.
 */
export async function requireNoMoney({ db }: Pick<Context, 'db'>, userId: string): Promise<void> {
  const held = await db
    .selectFrom('accounts')
    .select('id')
    .where('userId', '=', userId)
    // Points are a thank-you and go with the account.
    .where('currency', '!=', 'points')
    .where((eb) => eb.or([eb('amount', '>', 0), eb('frozen', '>', 0)]))
    .executeTakeFirst()
  if (held) throw MONEY_LEFT
  const coming = await db
    .selectFrom('offline_recharges')
    .select('id')
    .where('userId', '=', userId)
    .where('status', '=', OfflineStatus.Waiting)
    .executeTakeFirst()
  if (coming) throw MONEY_COMING
}

/**
 * Closes the account; its number, name and bindings become free, and nothing is kept of the card that said who
 * somebody is. Sessions are for the caller to end.
 */
export async function closeUser(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ closedAt: now(), mobile: null, userName: `closed-${userId}` })
    .where('id', '=', userId)
    .execute()
  const bound = db.selectFrom('social_bindings').select('openId').where('userId', '=', userId)
  await db.deleteFrom('social_people').where('openId', 'in', bound).execute()
  await db.deleteFrom('social_bindings').where('userId', '=', userId).execute()
  await db.deleteFrom('push_addresses').where('userId', '=', userId).execute()
  await db.deleteFrom('identities').where('userId', '=', userId).execute()
  const cards = await db
    .selectFrom('files')
    .select('id')
    .where('userId', '=', userId)
    .where('kind', '=', 'private')
    .execute()
  await deleteFiles(
    db,
    cards.map(({ id }) => id),
    now(),
  )
}
