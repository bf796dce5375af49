import fc from 'fast-check'
import { OrderStatus } from '../../src/features/order/contract'
import { AfterSaleKind, AfterSaleState } from '../../src/features/order/contract-shapes'
import { giveMoney } from '../testing/give-money'
import { act, apply, arrived, bought, offer, sale, sendBack } from './testing/after-sale'
import { HERE, heldBy, later, paidOrder, sandbox, ship, show, stockOf } from './testing/buyer'

const { Refund, Return, Exchange } = AfterSaleKind

const [BALANCE, POINTS] = ['100101', '100103']
const DAY = 86_400

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
