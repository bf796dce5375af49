import { OrderStatus } from '../../src/features/order/contract'
import {
  appealAfterSale,
  cancelAfterSale,
  pageAfterSales,
  receiveAfterSale,
  traceParcel,
} from '../../src/features/order/contract-after'
import { AfterSaleKind, AfterSaleState } from '../../src/features/order/contract-shapes'
import { moveAfterSale } from './after-sales'
import { act, apply, arrived, sale, sendBack } from './testing/after-sale'
import { heldBy, later, sandbox, show, token } from './testing/buyer'

const { Return, Exchange } = AfterSaleKind
const BALANCE = '100101'
const DAY = 86_400

test('a buyer calls it off, appeals once, and misses no deadline', async () => {
  const orderId = await arrived()
  const { id } = (await apply(orderId)).data
  await sandbox.call(cancelAfterSale, { body: { id } }, token)
  expect((await show(orderId)).status).toBe(OrderStatus.WaitingToReceive)
  const again = (await apply(orderId, { requestId: 'a-2' })).data.id
  await act('seller', 'refuse', again)
  const appeal = { body: { id: again, message: 'look at the video' } }
  expect((await sandbox.call(appealAfterSale, appeal, token)).data.state).toBe(10)
  expect((await sandbox.call(appealAfterSale, appeal, token)).code).toBe(400)
  await act('operator', 'refuse', again)
  expect(await sale(again)).toMatchObject({ state: AfterSaleState.Closed, deadlineAt: null })
  const third = (await apply(orderId, { kind: Return, requestId: 'a-3' })).data.id
  await later(3 * DAY)
  expect((await sale(third)).state).toBe(AfterSaleState.Approved)
  await later(8 * DAY)
  expect((await sale(third)).state).toBe(AfterSaleState.Closed)
})

test('while one is open the order does not count as received by itself', async () => {
  const orderId = await arrived()
  await later(6 * DAY)
  await apply(orderId, { kind: Exchange, amount: 0 })
  await later(2 * DAY)
  expect((await show(orderId)).status).toBe(OrderStatus.Refund)
})

test('an exchange asks for no money, is sent anew, followed, and ends when the buyer has it', async () => {
  const orderId = await arrived()
  const money = await heldBy(BALANCE)
  const { id, amount } = (await apply(orderId, { kind: Exchange, amount: 0 })).data
  expect(amount).toBe(0)
  const trace = () => sandbox.call(traceParcel, { query: { id } }, token)
  const receive = () => sandbox.call(receiveAfterSale, { body: { id } }, token)
  await act('seller', 'approve', id)
  await sendBack(id)
  await act('seller', 'receive', id)
  expect([(await trace()).code, (await receive()).code]).toEqual([400, 400])
  const { db, clock } = sandbox.services
  await later(DAY)
  const parcel = { carrier: 'JD', number: 'JD7654321' }
  const now = clock.now()
  const anew = { by: 'seller', action: 'resend', actorId: '1003', parcel, now } as const
  await db.transaction().execute((trx) => moveAfterSale(trx, id, anew))
  expect(await sale(id)).toMatchObject({
    state: AfterSaleState.Resent,
    exchangeParcel: parcel,
    deadlineAt: now + 7 * DAY,
    actions: ['receiveNew'],
  })
  expect((await trace()).data).toMatchObject({
    ...parcel,
    isDelivered: false,
    steps: [{ at: now }],
  })
  expect((await show(orderId)).status).toBe(OrderStatus.Refund)
  await later(3600)
  const { data } = await receive()
  expect(data).toMatchObject({ state: AfterSaleState.Exchanged, actions: [], refunded: 0 })
  expect(data.steps.at(-1)).toMatchObject({ by: 'buyer', action: 'receiveNew', at: now + 3600 })
  const { isDelivered, steps } = (await trace()).data
  expect([isDelivered, steps[0].at]).toEqual([true, now + 3600])
  expect((await receive()).code).toBe(400)
  expect((await show(orderId)).status).toBe(OrderStatus.WaitingToReceive)
  expect(await heldBy(BALANCE)).toBe(money)
})

test('an order tells how its after-sale stands, what waits for the buyer first', async () => {
  const orderId = await arrived()
  const state = async () => (await show(orderId)).afterSaleState
  expect(await state()).toBeUndefined()
  const { id } = (await apply(orderId, { kind: Return })).data
  expect(await state()).toBe(AfterSaleState.Requested)
  await act('seller', 'approve', id)
  await later(60)
  const second = (await apply(orderId, { requestId: 'a-2' })).data.id
  expect(await state()).toBe(AfterSaleState.Approved)
  await sendBack(id)
  expect(await state()).toBe(AfterSaleState.Requested)
  await act('seller', 'approve', second)
  await act('seller', 'receive', id)
  expect(await state()).toBeUndefined()
})

test('the seed shows one at each step', async () => {
  const { db } = sandbox.services
  const states = await db.selectFrom('after_sales').select('state').distinct().execute()
  expect(states).toHaveLength(Object.keys(AfterSaleState).length)
  const { data } = await sandbox.call(pageAfterSales, { body: {} }, token)
  expect(data).toMatchObject({
    totalCount: 1,
    result: [{ state: 2, actions: ['cancel', 'sendBack'] }],
  })
})
