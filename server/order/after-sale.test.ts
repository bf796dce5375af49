import fc from 'fast-check'
import { OrderStatus } from '../../src/features/order/contract'
import {
  appealAfterSale,
  applyAfterSale,
  cancelAfterSale,
  getAfterSaleOffer,
  pageAfterSales,
  receiveAfterSale,
  sendBackAfterSale,
  showAfterSale,
  traceParcel,
} from '../../src/features/order/contract-after'
import { AfterSaleKind, AfterSaleState } from '../../src/features/order/contract-shapes'
import { giveMoney } from '../testing/give-money'
import type { Action, Actor } from './after-sale-machine'
import { moveAfterSale } from './after-sales'
import {
  HERE,
  heldBy,
  later,
  paidOrder,
  sandbox,
  ship,
  show,
  stockOf,
  token,
} from './testing/buyer'

const [BALANCE, POINTS] = ['100101', '100103']
const DAY = 86_400
const { Refund, Return, Exchange } = AfterSaleKind

async function bought(count = 3, more: object = {}): Promise<string> {
  const { orderId } = await paidOrder('r-1', { products: [{ ...HERE, count }], ...more })
  return orderId
}
async function arrived(count = 3, more: object = {}): Promise<string> {
  const orderId = await bought(count, more)
  await ship(orderId, [{ position: 0, count }])
  return orderId
}
const apply = (orderId: string, more: object = {}) =>
  sandbox.call(
    applyAfterSale,
    {
      body: {
        orderId,
        position: 0,
        count: 1,
        kind: Refund,
        reason: 'Damaged',
        amount: 100,
        requestId: 'a-1',
        ...more,
      },
    },
    token,
  )
const offer = async (orderId: string) =>
  (await sandbox.call(getAfterSaleOffer, { query: { orderId, position: '0' } }, token)).data
const act = (by: Actor, action: Action, id: string) => {
  const { db, clock } = sandbox.services
  const deed = { by, action, actorId: by === 'clock' ? '' : '1003', message: '', now: clock.now() }
  return db.transaction().execute((trx) => moveAfterSale(trx, id, deed))
}
const sale = async (id: string) =>
  (await sandbox.call(showAfterSale, { query: { id } }, token)).data
const sendBack = (id: string) =>
  sandbox.call(sendBackAfterSale, { body: { id, carrier: 'SF', number: 'SF1234567' } }, token)

test('before anything is shipped, the money of all pieces comes back with freight and stock', async () => {
  const [stock, money] = [await stockOf(HERE.skuId), await heldBy(BALANCE)]
  const orderId = await bought(1)
  const { amounts, kinds } = await offer(orderId)
  expect(kinds).toEqual([Refund])
  const { data } = await apply(orderId, { amount: amounts[0] })
  expect(data).toMatchObject({ state: AfterSaleState.Requested, actions: ['cancel'] })
  expect((await show(orderId)).status).toBe(OrderStatus.Refund)
  await act('seller', 'approve', data.id)
  expect(await sale(data.id)).toMatchObject({ state: AfterSaleState.Refunded, channel: 'balance' })
  expect((await show(orderId)).status).toBe(OrderStatus.Closed)
  expect([await stockOf(HERE.skuId), await heldBy(BALANCE)]).toEqual([stock, money])
})

test('a piece that comes back is paid back when it has arrived, with its share of points', async () => {
  await giveMoney(sandbox.services, POINTS, 100)
  const orderId = await arrived(3, { points: 100 })
  const [stock, money, points] = [
    await stockOf(HERE.skuId),
    await heldBy(BALANCE),
    await heldBy(POINTS),
  ]
  const { amounts } = await offer(orderId)
  const { data } = await apply(orderId, { kind: Return, amount: amounts[0] })
  await act('seller', 'approve', data.id)
  expect(await heldBy(BALANCE)).toBe(money)
  await sendBack(data.id)
  await act('seller', 'receive', data.id)
  const done = await sale(data.id)
  expect(done).toMatchObject({ refunded: amounts[0], points: 33, actions: [] })
  expect(
    done.steps.map(({ by, action }: { by: string; action: string }) => `${by} ${action}`),
  ).toEqual(['buyer apply', 'seller approve', 'buyer sendBack', 'seller receive'])
  expect([await stockOf(HERE.skuId), await heldBy(BALANCE), await heldBy(POINTS)]).toEqual([
    stock + 1,
    money + amounts[0],
    points + 33,
  ])
  expect(await show(orderId)).toMatchObject({
    status: OrderStatus.WaitingToReceive,
    lines: [{ refunded: 1, claimed: 0 }],
  })
})

test('piece by piece is the same as all at once, to the cent', async () => {
  await giveMoney(sandbox.services, POINTS, 100)
  const orderId = await arrived(3, { points: 100 })
  const money = await heldBy(BALANCE)
  const { paid } = (await show(orderId)).lines[0]
  expect((await offer(orderId)).amounts[2]).toBe(paid)
  for (let piece = 0; piece < 3; piece++) {
    const [amount] = (await offer(orderId)).amounts
    const { data } = await apply(orderId, { amount, requestId: `a-${piece}` })
    await act('seller', 'approve', data.id)
  }
  expect(await heldBy(BALANCE)).toBe(money + paid)
  expect(await heldBy(POINTS)).toBe(100)
  expect((await show(orderId)).status).toBe(OrderStatus.Closed)
})

test('points the order has brought are taken again with the money', async () => {
  // The seed's own orders have arrived by then.
  await later(8 * DAY)
  await show('700001')
  const orderId = await arrived()
  const points = await heldBy(POINTS)
  await later(7 * DAY)
  const { earned, lines } = await show(orderId)
  expect(await heldBy(POINTS)).toBe(points + earned)
  const { data } = await apply(orderId, { count: 3, amount: lines[0].paid })
  await act('seller', 'approve', data.id)
  expect(await heldBy(POINTS)).toBe(points)
})

test.each([
  ['more than was paid', { amount: 999_999 }],
  ['a cent less than nothing', { amount: -1 }],
  ['more pieces than there are', { count: 4, amount: 0 }],
  ['half a piece', { count: 0.5, amount: 0 }],
  ['no pieces', { count: 0, amount: 0 }],
  ['a line there is not', { position: 7, amount: 0 }],
  ['no reason', { reason: '' }],
  ['a picture of somebody else', { pictures: ['/files/1.png'] }],
  ['ten pictures', { pictures: Array.from({ length: 10 }, () => '/files/1.png') }],
])('%s is refused, and nothing changes', async (_, wrong) => {
  const orderId = await arrived()
  expect((await apply(orderId, wrong)).code).toBe(400)
  expect((await show(orderId)).status).toBe(OrderStatus.WaitingToReceive)
})

test('what was not sent cannot be sent back, and what is claimed cannot be claimed again', async () => {
  const orderId = await bought(1)
  for (const kind of [Return, Exchange])
    expect(await apply(orderId, { kind, amount: 0 })).toMatchObject({
      code: 400,
      message: 'What has not arrived cannot be sent back.',
    })
  expect((await apply(orderId, { amount: 0 })).code).toBe(200)
  expect(await apply(orderId, { amount: 0, requestId: 'a-2' })).toMatchObject({
    code: 400,
    message: 'There are not that many pieces left to ask for.',
  })
})

test('asked twice is asked once, and a request id belongs to one body', async () => {
  const orderId = await arrived()
  const [first, second] = [await apply(orderId), await apply(orderId)]
  expect(second.data).toEqual(first.data)
  expect((await apply(orderId, { count: 2 })).code).toBe(409)
})

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

test('whatever buyer, shop and clock do, the books are right', async () => {
  const ACTORS = ['buyer', 'seller', 'operator', 'clock'] as const
  const ACTIONS = [
    'cancel',
    'approve',
    'refuse',
    'sendBack',
    'receive',
    'resend',
    'receiveNew',
    'appeal',
  ] as const
  const step = fc.record({
    by: fc.constantFrom(...ACTORS),
    action: fc.constantFrom(...ACTIONS),
    days: fc.nat(4),
  })
  const schedules = fc.sample(
    fc.record({
      kind: fc.constantFrom(Refund, Return, Exchange),
      steps: fc.array(step, { maxLength: 10 }),
    }),
    { numRuns: 25, seed: 11 },
  )
  const money = await heldBy(BALANCE)
  let spent = 0
  let back = 0
  const asked: [id: string, most: number][] = []
  for (const [at, { kind, steps }] of schedules.entries()) {
    const wish = { products: [{ ...HERE, count: 2 }] }
    const { orderId, amount } = await paidOrder(`s-${at}`, wish)
    spent += amount
    await ship(orderId, [{ position: 0, count: 2 }])
    const [most] = (await offer(orderId)).amounts
    const { id } = (
      await apply(orderId, { kind, amount: kind === Exchange ? 0 : most, requestId: `a-${at}` })
    ).data
    for (const { by, action, days } of steps) {
      if (days > 2) await later(days * DAY)
      // Most of it is not allowed at the moment.
      await act(by, action, id).catch((error: Error) => expect(error.name).toBe('Refusal'))
    }
    asked.push([id, most])
  }
  // What is still open comes to its end.
  await later(40 * DAY)
  for (const [id, most] of asked) {
    const { state, refunded, deadlineAt } = await sale(id)
    expect(deadlineAt).toBeNull()
    expect(refunded).toBe(state === AfterSaleState.Refunded ? most : 0)
    back += refunded
  }
  expect(back).toBeGreaterThan(0)
  expect(await heldBy(BALANCE)).toBe(money - spent + back)
})
