import { getShopIncome, pageSettlements } from '../../src/features/merchant/contract-house'
import { DAY, dayOf, secondsOfDay } from '../../src/shared/business-day'
import { payBack } from '../order/pay-back'
import { MEMBER, NEWCOMER, OWNER, openSandbox, type TestSandbox } from '../testing/open-sandbox'
import { FEE_RATE, nextPayout, startOfWeek } from './settlements'

interface Line {
  readonly fromDay: string
  readonly toDay: string
  readonly orders: number
  readonly sold: number
  readonly refunded: number
  readonly fee: number
  readonly paid: number
  readonly paidAt: number
}

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(() => sandbox.post('/sandbox/reset'))
afterAll(() => sandbox.close())

const WEEK = 7 * DAY
const SHOP = '402'
const look = async (): Promise<readonly Line[]> => {
  const token = await sandbox.logIn(OWNER)
  const body = { merchantId: SHOP, pageSize: 50 }
  return (await sandbox.call(pageSettlements, { body }, token)).data.result
}
const sum = (lines: readonly Line[], key: 'paid' | 'refunded' | 'sold') =>
  lines.reduce((all, line) => all + line[key], 0)
async function balance(): Promise<number> {
  const { amount } = await sandbox.services.db
    .selectFrom('accounts')
    .select('amount')
    .where('userId', '=', '1003')
    .where('kind', '=', 'balance')
    .executeTakeFirstOrThrow()
  return amount
}

test('a week that is over is paid out once, to the owner’s balance, a line of the ledger each', async () => {
  const before = await balance()
  const lines = await look()
  expect(lines.length).toBeGreaterThan(1)
  for (const { fromDay, toDay, sold, refunded, fee, paid, paidAt, orders } of lines) {
    const from = secondsOfDay(fromDay)
    expect(from).toBe(startOfWeek(from))
    expect(toDay).toBe(dayOf(from + WEEK - 1))
    expect(paidAt).toBe(from + WEEK + 10 * 3600)
    expect(fee).toBe(Math.floor(((sold - refunded) * FEE_RATE) / 10_000))
    expect(paid).toBe(sold - refunded - fee)
    expect(orders).toBeGreaterThan(0)
  }
  const days = lines.map(({ fromDay }) => fromDay)
  expect(days).toEqual([...days].sort().reverse())
  expect(await look()).toEqual(lines)
  expect(await balance()).toBe(before + sum(lines, 'paid'))
  const booked = await sandbox.services.db
    .selectFrom('ledger')
    .select(['amount', 'createdAt'])
    .where('refKind', '=', 'settlement')
    .orderBy('createdAt', 'desc')
    .execute()
  expect(booked).toEqual(lines.map(({ paid, paidAt }) => ({ amount: paid, createdAt: paidAt })))
})

test('what goes back after it was paid out comes off the next week', async () => {
  const before = await look()
  const { db, clock } = sandbox.services
  const order = await db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.id', 'orders.payId')
    .select(['orders.id as orderId', 'payId', 'orders.userId as userId'])
    .where('orders.settlementId', '<>', '')
    .where('orders.amount', '>', 500)
    .executeTakeFirstOrThrow()
  await db.transaction().execute((trx) =>
    payBack(trx, {
      ...order,
      afterSaleId: '',
      amount: 300,
      points: 0,
      taken: 0,
      reason: 'test',
      now: clock.now(),
    }),
  )
  expect(await look()).toEqual(before)
  clock.setOffset(3 * WEEK)
  const after = (await look()).slice(0, -before.length)
  expect(after.length).toBeGreaterThan(0)
  expect(sum(after, 'refunded')).toBeGreaterThanOrEqual(300)
  expect(sum(after, 'sold')).toBeGreaterThan(0)
})

test('the income says what was paid out of it, and when the rest is', async () => {
  const token = await sandbox.logIn(OWNER)
  const query = { merchantId: SHOP, days: 92 }
  const { data } = await sandbox.call(getShopIncome, { query }, token)
  expect(data.settled).toBeGreaterThan(0)
  expect(data.settled + data.pending).toBe(data.net)
  expect(data.nextAt).toBe(nextPayout(sandbox.services.clock.now()))
})

test('weeks begin on Monday at midnight in Beijing, and are paid at ten', () => {
  const monday = Date.UTC(2026, 10, 22, 16) / 1000
  expect(startOfWeek(monday)).toBe(monday)
  expect(startOfWeek(monday - 1)).toBe(monday - WEEK)
  expect(startOfWeek(monday + WEEK - 1)).toBe(monday)
  expect(nextPayout(monday)).toBe(monday + 36_000)
  expect(nextPayout(monday + 36_000)).toBe(monday + 36_000 + WEEK)
})

test('is the shop’s: another owner sees their own, who has none is refused', async () => {
  const call = async (mobile: string, merchantId: string) =>
    sandbox.call(pageSettlements, { body: { merchantId } }, await sandbox.logIn(mobile))
  expect((await call(MEMBER, SHOP)).code).toBe(400)
  expect((await call(NEWCOMER, '')).code).toBe(403)
  await look()
  expect((await call(MEMBER, '')).data.result).toEqual(expect.any(Array))
  const owners = await sandbox.services.db.selectFrom('settlements').select('userId').execute()
  expect(new Set(owners.map(({ userId }) => userId))).toEqual(new Set(['1001', '1003']))
})
