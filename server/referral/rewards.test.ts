import { sql } from 'kysely'
import { receiveOrder } from '../../src/features/order/contract-after'
import { DAY, startOfDay } from '../../src/shared/business-day'
import { payBack } from '../order/pay-back'
import { arrived } from '../order/testing/after-sale'
import { sandbox, token } from '../order/testing/buyer'
import { giveMoney } from '../testing/give-money'
import { bookRewards, nightAfter } from './rewards'

/** Lin Xia was invited by Zhou Yan, and he by Su Qing for the time of a test. */
const FIRST = '100302'
const SECOND = '100502'
const db = () => sandbox.services.db
const now = () => sandbox.services.clock.now()

/** An order that has arrived now: its number, its payment, and what was paid for the goods. */
async function kept() {
  await db().updateTable('users').set({ parentId: '1005' }).where('id', '=', '1003').execute()
  const orderId = await arrived(3)
  expect(await sandbox.call(receiveOrder, { body: { id: orderId } }, token)).toMatchObject({
    code: 200,
  })
  const order = await db()
    .selectFrom('orders')
    .innerJoin('order_lines', 'orders.id', 'orderId')
    .select(['orders.id as orderId', 'serial', 'payId', 'orders.userId as userId', 'paid'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow()
  return order
}

const refund = ({ orderId, payId, userId }: Awaited<ReturnType<typeof kept>>, amount: number) => {
  const nothing = { afterSaleId: `test-${amount}`, points: 0, taken: 0, reason: 'test' }
  return db()
    .transaction()
    .execute((trx) => payBack(trx, { ...nothing, orderId, payId, userId, amount, now: now() }))
}

/** The clock strikes two, `days` nights from now. */
async function night(days = 1): Promise<void> {
  sandbox.services.clock.setNow(startOfDay(now()) + days * DAY + 7200)
  await bookRewards(db(), now())
}

/** What an account has from orders, the newest first, the seed's lines aside. */
const linesOf = (accountId: string) =>
  db()
    .selectFrom('ledger')
    .select(['amount', 'title', 'createdAt'])
    .where('accountId', '=', accountId)
    .where('refKind', 'in', ['reward', 'rewardBack'])
    .where(sql<boolean>`id not in (select id from template.ledger)`)
    .orderBy('createdAt', 'desc')
    .execute()

test('the night after an order arrived, both who brought the buyer have their share, once', async () => {
  const { serial, paid } = await kept()
  await bookRewards(db(), now())
  expect(await linesOf(FIRST)).toEqual([])
  const at = nightAfter(now())
  await night()
  await night(0)
  const mine = await linesOf(FIRST)
  expect(mine).toMatchObject([{ amount: Math.floor(paid * 0.05), createdAt: at }])
  expect(mine[0]?.title).toContain(serial)
  const theirs = await linesOf(SECOND)
  expect(theirs).toMatchObject([{ amount: Math.floor(paid * 0.025), createdAt: at }])
})

test('of what went back before the night there is no share; of a night missed there is, at its time', async () => {
  const order = await kept()
  await refund(order, 1_000)
  const at = nightAfter(now())
  await night(5)
  expect(await linesOf(FIRST)).toMatchObject([
    { amount: Math.floor((order.paid - 1_000) * 0.05), createdAt: at },
  ])
})

test('a refund takes its share back the night after it, and no more than there was', async () => {
  const order = await kept()
  await night()
  const whole = Math.floor(order.paid * 0.05)
  const left = Math.floor((order.paid - 1_000) * 0.05)
  await refund(order, 1_000)
  await night()
  await night()
  expect((await linesOf(FIRST)).map(({ amount }) => amount)).toEqual([left - whole, whole])
  await refund(order, order.paid - 1_000)
  await night()
  const amounts = (await linesOf(FIRST)).map(({ amount }) => amount)
  expect(amounts).toEqual([-left, left - whole, whole])
})

test('who has spent the share gives it back from the next money', async () => {
  const order = await kept()
  await night()
  await giveMoney(sandbox.services, FIRST, 0)
  await refund(order, order.paid)
  await night()
  expect(await linesOf(FIRST)).toHaveLength(1)
  await giveMoney(sandbox.services, FIRST, 90_000)
  await night()
  expect(await linesOf(FIRST)).toHaveLength(2)
})

test('an account that was closed gets nothing', async () => {
  await kept()
  await db().updateTable('users').set({ closedAt: now() }).where('id', '=', '1005').execute()
  await night()
  expect(await linesOf(SECOND)).toEqual([])
})
