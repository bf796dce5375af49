import { getShopIncome } from '../../src/features/merchant/contract-house'
import { DAY, dayOf } from '../../src/shared/business-day'
import { payBack } from '../order/pay-back'
import { nextPayout } from './settlements'
import { db, owner, SECONDS, SHOP, sandbox } from './testing/desk-at-noon'

interface Day {
  readonly day: string
  readonly orders: number
  readonly amount: number
  readonly refunded: number
}

const income = async (days: number) =>
  (await sandbox.call(getShopIncome, { query: { merchantId: SHOP, days } }, owner)).data
/** What the database says was paid since midnight so many days ago. */
const paidIn = (days: number) =>
  db()
    .selectFrom('orders')
    .select(['amount', 'paidAt'])
    .where('storeId', 'in', ['302', '308'])
    .where('paidAt', '>=', SECONDS - DAY / 2 - (days - 1) * DAY)
    .execute()
const sum = (list: readonly { readonly amount: number }[]) =>
  list.reduce((all, { amount }) => all + amount, 0)

test.each([1, 7, 92])('income of %d days is what was paid in them', async (days) => {
  const paid = await paidIn(days)
  const data = await income(days)
  expect(data).toMatchObject({ amount: sum(paid), nextAt: nextPayout(SECONDS) })
  const shown: readonly Day[] = data.days
  expect(shown.map(({ day }) => day)).toEqual(
    [...new Set(paid.map(({ paidAt }) => dayOf(paidAt ?? 0)))].sort().reverse(),
  )
  for (const { day, orders, amount } of shown) {
    const own = paid.filter(({ paidAt }) => dayOf(paidAt ?? 0) === day)
    expect([orders, amount]).toEqual([own.length, sum(own)])
  }
})

test.each([
  [0, 1],
  [-3, 1],
  [2.9, 2],
  [93, 92],
  [100_000, 92],
])('%d days are %d', async (asked, meant) => {
  const data = await income(asked)
  expect(data.amount).toBe(sum(await paidIn(meant)))
  // One that lies just outside is what tells how many days were meant.
  const { id } = await db()
    .selectFrom('orders')
    .select('id')
    .where('storeId', '=', '302')
    .where('paidAt', 'is not', null)
    .executeTakeFirstOrThrow()
  const midnight = SECONDS - DAY / 2 - (meant - 1) * DAY
  const move = (paidAt: number) =>
    db().updateTable('orders').set({ paidAt }).where('id', '=', id).execute()
  await move(midnight - 1)
  const { amount } = await income(asked)
  await move(midnight)
  expect((await income(asked)).amount).toBeGreaterThan(amount)
})

test('what goes back stands on its day, and comes off what is the shop’s', async () => {
  const before = await income(92)
  const order = await db()
    .selectFrom('orders')
    .innerJoin('payments', 'payments.id', 'orders.payId')
    .select(['orders.id as orderId', 'payId', 'orders.userId as userId', 'settlementId'])
    .where('orders.storeId', '=', '302')
    .where('orders.paidAt', '>=', SECONDS - 60 * DAY)
    .where('orders.amount', '>', 900)
    .executeTakeFirstOrThrow()
  for (const amount of [300, 250])
    await db()
      .transaction()
      .execute((trx) =>
        payBack(trx, {
          orderId: order.orderId,
          payId: order.payId,
          userId: order.userId,
          afterSaleId: amount === 300 ? '' : '740001',
          amount,
          points: 0,
          taken: 0,
          reason: 'test',
          now: SECONDS,
        }),
      )
  const after = await income(92)
  const today = (days: readonly Day[]) => days.find(({ day }) => day === dayOf(SECONDS))
  expect(today(after.days)?.refunded).toBe((today(before.days)?.refunded ?? 0) + 550)
  const paidOut = order.settlementId === '' ? 0 : 550
  expect(after).toMatchObject({
    amount: before.amount,
    refunded: before.refunded + 550,
    net: before.net - 550,
    settled: before.settled - paidOut,
    pending: before.pending - 550 + paidOut,
  })
})
