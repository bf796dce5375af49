import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buy, getBuyInfo, OrderStatus } from '../../src/features/order/contract'
import { PayStatus, requestPay } from '../../src/features/pay/contract'
import { RETRY_AFTER } from '../gateways/notifications'
import { deafen, hear } from '../testing/faults'
import { MEMBER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

// @reads nothing

const PRODUCTS = [{ productId: '2001', skuId: '20011', count: 1 }]

const NOON = Date.parse('2026-11-22T12:00:00+08:00')

let seeded: string
let dataDir: string
let machine: number
let sandbox: TestSandbox
beforeAll(async () => {
  seeded = await mkdtemp(join(tmpdir(), 'taproom-seeded-'))
  await (await openSandbox({ dataDir: seeded, machineMs: () => NOON })).close()
})
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'taproom-outbox-'))
  await cp(seeded, dataDir, { recursive: true, filter: (path) => !/-(wal|shm)$/.test(path) })
  machine = NOON
  sandbox = await open()
})
afterEach(async () => {
  await sandbox.close()
  await rm(dataDir, { recursive: true })
})
afterAll(() => rm(seeded, { recursive: true }))

const open = () => openSandbox({ dataDir, machineMs: () => machine })
const pass = (seconds: number) => {
  machine += seconds * 1000
}
/** The process ends, and another one begins with its database. */
async function restart(): Promise<void> {
  await sandbox.close()
  sandbox = await open()
}

/** An order whose money the cashier has taken, the shop being told five seconds later. */
async function approveLate() {
  const token = await sandbox.logIn(MEMBER)
  const { amount } = (await sandbox.call(getBuyInfo, { body: { products: PRODUCTS } }, token)).data
  const wish = { products: PRODUCTS, way: 1, isFromCart: false, addressId: '5001', amount }
  const { data } = await sandbox.call(buy, { body: { ...wish, requestId: 'r-1' } }, token)
  const { payId, orderId } = data
  const how = { userId: '1001', openId: '', clientType: 'WapH5', payType: 1 }
  const { url } = (await sandbox.call(requestPay, { body: { payId, amount, ...how } }, token)).data
  const decision = { token: new URL(url).searchParams.get('token') ?? '', action: 'delay' }
  const body = new URLSearchParams(decision)
  await sandbox.request('/pay/cashier/decision', { method: 'POST', body })
  return { payId, orderId, amount }
}

/** As the database has it: asking the shop would make it ask the gateways. */
async function stateOf({ payId, orderId }: { payId: string; orderId: string }) {
  const { db } = sandbox.services
  const payment = await db
    .selectFrom('payments')
    .select('status')
    .where('id', '=', payId)
    .executeTakeFirstOrThrow()
  const order = await db
    .selectFrom('orders')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  return { payment: payment.status, order: order.status }
}
const outbox = () => sandbox.services.db.selectFrom('gateway_outbox').selectAll().execute()
const PAID = { payment: PayStatus.Paid, order: OrderStatus.WaitingToShip }
const DUE = { payment: PayStatus.Due, order: OrderStatus.DuePayment }

/** Main does not listen: its door for news answers with an error. */
const closeTheDoor = () => deafen(sandbox.services.db, 'payment_notifications')
const openTheDoor = () => hear(sandbox.services.db, 'payment_notifications')

test('late news is told when its time has come, and not before', async () => {
  const placed = await approveLate()
  pass(4)
  await sandbox.tick()
  expect(await stateOf(placed)).toEqual(DUE)
  pass(1)
  await sandbox.tick()
  expect(await stateOf(placed)).toEqual(PAID)
  await sandbox.tick()
  const { db } = sandbox.services
  const heard = await db.selectFrom('payment_notifications').select('repeats').execute()
  expect(heard).toEqual([{ repeats: 0 }])
})

test('money that was taken before a restart is found by the start after it', async () => {
  const placed = await approveLate()
  await restart()
  expect(await stateOf(placed)).toEqual(PAID)
})

test('news outlives the process that was to tell it', async () => {
  await approveLate()
  await restart()
  expect(await outbox()).toMatchObject([{ attempts: 0, deliveredAt: null }])
  pass(5)
  await restart()
  expect(await outbox()).toMatchObject([{ attempts: 1, lastError: '', nextAt: null }])
})

test('a main that does not listen is told again, later and later, until it does', async () => {
  const placed = await approveLate()
  pass(5)
  await closeTheDoor()
  for (const [attempt, wait] of RETRY_AFTER.slice(0, 3).entries()) {
    await sandbox.tick()
    const now = Math.floor(machine / 1000)
    const failed = { deliveredAt: null, lastError: 'main answered 500' }
    expect(await outbox()).toMatchObject([{ attempts: attempt + 1, nextAt: now + wait, ...failed }])
    // Nothing is sent before its time.
    await sandbox.tick()
    expect((await outbox())[0]?.attempts).toBe(attempt + 1)
    pass(wait)
  }
  expect([...RETRY_AFTER]).toEqual([...RETRY_AFTER].sort((a, b) => a - b))
  await openTheDoor()
  await sandbox.tick()
  expect(await stateOf(placed)).toEqual(PAID)
  expect((await outbox())[0]).toMatchObject({ attempts: 4, nextAt: null, lastError: '' })
})

test('a gateway that has tried in vain gives up, and the start still finds the money', async () => {
  const placed = await approveLate()
  const { db } = sandbox.services
  await db.updateTable('gateway_outbox').set({ attempts: RETRY_AFTER.length }).execute()
  pass(5)
  await closeTheDoor()
  await sandbox.tick()
  expect(await outbox()).toMatchObject([{ nextAt: null, deliveredAt: null }])
  await openTheDoor()
  await restart()
  expect(await stateOf(placed)).toEqual(PAID)
})

test('money for an order that was closed by a version before this goes back at the start', async () => {
  const placed = await approveLate()
  const { db } = sandbox.services
  await db.deleteFrom('gateway_outbox').execute()
  const closed = { status: OrderStatus.Closed }
  await db.updateTable('orders').set(closed).where('id', '=', placed.orderId).execute()
  const expired = { status: PayStatus.Expired }
  await db.updateTable('payments').set(expired).where('id', '=', placed.payId).execute()
  await restart()
  const after = sandbox.services.db
  expect(await after.selectFrom('refunds').selectAll().execute()).toMatchObject([
    { payId: placed.payId, amount: placed.amount, gateway: 'cashier', reason: 'late' },
  ])
  expect(await after.selectFrom('gateway_orders').select('status').execute()).toEqual([
    { status: 'refunded' },
  ])
  await restart()
  expect(await sandbox.services.db.selectFrom('refunds').select('id').execute()).toHaveLength(1)
})
