import { newId } from '../database/new-id'
import type { Services } from '../services'

/**
 * Makes an account hold an amount, with the line that says so: the books still add up, and nothing of it
 * is on its way to a bank card.
 *
 * @param amount cents.
 * @param frozen cents of them; none unless given.
 */
export async function giveMoney(
  { db, clock }: { readonly db: Services['db']; readonly clock: Pick<Services['clock'], 'now'> },
  accountId: string,
  amount: number,
  frozen = 0,
): Promise<void> {
  const before = await db
    .selectFrom('accounts')
    .select(['userId', 'amount'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const id = newId(clock.now())
  await db.deleteFrom('withdrawals').where('accountId', '=', accountId).execute()
  await db.updateTable('accounts').set({ amount, frozen }).where('id', '=', accountId).execute()
  await db
    .insertInto('ledger')
    .values({
      id,
      accountId,
      userId: before.userId,
      kind: 'recharge',
      title: '{"en":"For a test","zh-Hans":"测试"}',
      amount: amount - before.amount,
      balance: amount,
      createdAt: clock.now(),
      refKind: 'test',
      refId: id,
    })
    .execute()
}
