import { OrderStatus, pageOrders } from '../../src/features/order/contract'
import {
  buyAgain,
  cancelOrder,
  changeOrderAddress,
  deleteOrder,
  receiveOrder,
  traceParcel,
  urgeOrder,
} from '../../src/features/order/contract-after'
import { listCart } from '../../src/features/product/contract'
import { giveMoney } from '../testing/give-money'
import { buyerActions, canCallOff } from './read'
import type { LineState, OrderRow } from './stage'
import {
  elsewhere,
  HERE,
  heldBy,
  later,
  paidOrder,
  place,
  sandbox,
  ship,
  show,
  stockOf,
  token,
} from './testing/buyer'

const [BALANCE, POINTS] = ['100101', '100103']
const DAY = 86_400
const cancel = (id: string, reason = 'changed my mind') =>
  sandbox.call(cancelOrder, { body: { id, reason } }, token)
const one = { products: [{ ...HERE, count: 3 }] }

describe('calling it off', () => {
  test('a paid order gives back all that was paid, once, with stock and points', async () => {
    await giveMoney(sandbox.services, POINTS, 500)
    const [stock, money] = [await stockOf(HERE.skuId), await heldBy(BALANCE)]
    const { orderId, amount } = await paidOrder('r-1', { ...one, points: 500 })
    expect(await heldBy(BALANCE)).toBe(money - amount)
    const { data } = await cancel(orderId)
    expect(data).toMatchObject({
      status: OrderStatus.Closed,
      closeReason: 'changed my mind',
      refundedAmount: amount,
    })
    expect((await cancel(orderId)).code).toBe(200)
    expect([await stockOf(HERE.skuId), await heldBy(BALANCE), await heldBy(POINTS)]).toEqual([
      stock,
      money,
      500,
    ])
  })

  test('one of two unpaid orders closes both: they are paid together', async () => {
    const products = [...one.products, { ...(await elsewhere()), storeId: undefined, count: 1 }]
    const { data } = await place('r-1', { products })
    await cancel(data.orderIds[1])
    for (const id of data.orderIds) expect((await show(id)).status).toBe(OrderStatus.Closed)
  })

  test('one of two paid orders leaves the other as it is', async () => {
    const products = [...one.products, { ...(await elsewhere()), storeId: undefined, count: 1 }]
    const { orderIds } = await paidOrder('r-1', { products })
    const [first = '', second = ''] = orderIds
    const { amount } = await show(first)
    expect((await cancel(first)).data.refundedAmount).toBe(amount)
    expect(await show(second)).toMatchObject({ status: 2, refundedAmount: 0 })
  })

  test.each([
    ['without a reason', '700003', ' '],
    ['of what is on its way', '700005', 'x'],
    ['of what is done', '700008', 'x'],
    ['of nothing there is', '1', 'x'],
  ])('%s is refused', async (_, id, reason) => {
    expect((await cancel(id, reason)).code).toBe(400)
  })
})

describe('parcels', () => {
  test('an order is on its way when the last piece is, and its parcels can be followed', async () => {
    const { orderId } = await paidOrder('r-1', one)
    await ship(orderId, [{ position: 0, count: 1 }])
    // The same parcel again is the same parcel.
    await ship(orderId, [{ position: 0, count: 1 }])
    expect(await show(orderId)).toMatchObject({ status: 2, lines: [{ shipped: 1 }] })
    await expect(ship(orderId, [{ position: 0, count: 3 }], 'p-2')).rejects.toThrow('fewer pieces')
    await ship(orderId, [{ position: 0, count: 2 }], 'p-3')
    const other = await show(orderId)
    expect(other).toMatchObject({ status: OrderStatus.WaitingToReceive })
    expect(other.parcels).toHaveLength(2)
    const [{ id }] = other.parcels
    const trace = async () => (await sandbox.call(traceParcel, { query: { id } }, token)).data
    const first = await trace()
    expect(first).toMatchObject({ isDelivered: false, steps: [expect.any(Object)] })
    await later(13 * 3600)
    expect((await trace()).steps.length).toBe(3)
    await later(DAY + 1)
    expect(await trace()).toMatchObject({ isDelivered: true })
  })

  test('what is shipped counts as received after seven days, and brings points', async () => {
    // The seed's own orders have arrived by then.
    await later(8 * DAY)
    await show('700001')
    const points = await heldBy(POINTS)
    const { orderId } = await paidOrder('r-1', one)
    await ship(orderId, [{ position: 0, count: 3 }])
    const order = await show(orderId)
    expect(order).toMatchObject({ status: OrderStatus.WaitingToReceive })
    expect(order.receivesAt).toBe(order.shippedAt + 7 * DAY)
    await later(7 * DAY - 10)
    expect((await show(orderId)).status).toBe(OrderStatus.WaitingToReceive)
    await later(20)
    const done = await show(orderId)
    expect(done).toMatchObject({ status: OrderStatus.Done, receivedAt: order.receivesAt })
    // What the seed's orders brought has made the buyer one of the third grade: 150 points for 100 yuan.
    const buyer = sandbox.services.db.selectFrom('users').select('gradeId').where('id', '=', '1001')
    expect(await buyer.executeTakeFirst()).toEqual({ gradeId: 3 })
    expect(done.earned).toBe(Math.floor(((order.amount - order.freight) * 150) / 10_000))
    expect(await heldBy(POINTS)).toBe(points + done.earned)
  })

  test('what is received twice brings points once', async () => {
    const { orderId } = await paidOrder('r-1', one)
    await ship(orderId, [{ position: 0, count: 3 }])
    const input = { body: { id: orderId } }
    await sandbox.call(receiveOrder, input, token)
    const points = await heldBy(POINTS)
    expect((await sandbox.call(receiveOrder, input, token)).data.status).toBe(OrderStatus.Done)
    expect(await heldBy(POINTS)).toBe(points)
  })
})

describe('before it is shipped', () => {
  const move = (id: string) =>
    sandbox.call(changeOrderAddress, { body: { id, addressId: '5002' } }, token)

  test('it goes to another address', async () => {
    expect((await move('700003')).data.address.name).toBe('林夏（公司）')
    expect((await move('700005')).code).toBe(400)
  })

  test('the shop is asked to hurry once in six hours', async () => {
    const urge = () => sandbox.call(urgeOrder, { body: { id: '700003' } }, token)
    expect((await urge()).data.urgedAt).toEqual(expect.any(Number))
    expect((await urge()).code).toBe(400)
    await later(6 * 3600 + 1)
    expect((await urge()).code).toBe(200)
    expect((await sandbox.call(urgeOrder, { body: { id: '700008' } }, token)).code).toBe(400)
  })
})

test('buying again puts what is sold into the cart, and names what is not', async () => {
  const { db } = sandbox.services
  const { lines } = await show('700003')
  await db.updateTable('skus').set({ stock: 50 }).execute()
  await db.updateTable('skus').set({ stock: 0 }).where('id', '=', lines[1].skuId).execute()
  const { data } = await sandbox.call(buyAgain, { body: { id: '700003' } }, token)
  expect(data.missing).toEqual([lines[1].name])
  expect(data.added).toBeGreaterThan(0)
  const cart = (await sandbox.call(listCart, {}, token)).data as { skuId: string }[]
  expect(cart.map(({ skuId }) => skuId)).toContain(lines[0].skuId)
})

test('a finished order leaves the list, an open one does not', async () => {
  const remove = (id: string) => sandbox.call(deleteOrder, { params: { id } }, token)
  expect((await remove('700005')).code).toBe(400)
  expect((await remove('700008')).code).toBe(200)
  const { data } = await sandbox.call(pageOrders, { body: { pageSize: 50 } }, token)
  expect(data.result.map(({ id }: { id: string }) => id)).not.toContain('700008')
  expect(await show('700008')).toBeNull()
})

describe('what a buyer may do', () => {
  const S = OrderStatus
  const order = (stage: number, more: object = {}) =>
    ({ stage, way: 1, receivedAt: null, ...more }) as unknown as OrderRow
  const line = (more: object = {}) =>
    ({ count: 2, refunded: 0, claimed: 0, shipped: 0, ...more }) as unknown as LineState
  const NOW = 1_795_320_000

  test.each<[string, OrderRow, readonly LineState[], boolean, readonly string[]]>([
    ['due', order(S.DuePayment), [line()], false, ['pay', 'cancel', 'address']],
    ['due at a counter', order(S.DuePayment, { way: 2 }), [line()], false, ['pay', 'cancel']],
    [
      'to be sent',
      order(S.WaitingToShip),
      [line()],
      false,
      ['cancel', 'address', 'urge', 'afterSale', 'buyAgain'],
    ],
    [
      'sent in part',
      order(S.WaitingToShip),
      [line(), line({ shipped: 1 })],
      false,
      ['urge', 'afterSale', 'buyAgain'],
    ],
    [
      'asked back in part',
      order(S.WaitingToShip),
      [line({ claimed: 1 })],
      false,
      ['address', 'urge', 'afterSale', 'buyAgain'],
    ],
    [
      'on its way',
      order(S.WaitingToReceive),
      [line({ shipped: 2 })],
      false,
      ['receive', 'afterSale', 'buyAgain'],
    ],
    [
      'at the counter',
      order(S.WaitingToReceive, { way: 2 }),
      [line()],
      false,
      ['cancel', 'afterSale', 'buyAgain'],
    ],
    [
      'done',
      order(S.Done, { receivedAt: NOW }),
      [line({ shipped: 2 })],
      false,
      ['afterSale', 'review', 'buyAgain', 'delete'],
    ],
    [
      'reviewed, all of it asked back',
      order(S.Done, { receivedAt: NOW }),
      [line({ shipped: 2, claimed: 1, refunded: 1 })],
      true,
      ['buyAgain'],
    ],
    ['closed', order(S.Closed), [line({ refunded: 2 })], false, ['buyAgain', 'delete']],
  ])('with an order that is %s', (_, row, lines, isReviewed, expected) => {
    expect(buyerActions(row, lines, isReviewed, NOW)).toEqual(expected)
  })

  test('is calling off what has not left and is not asked for', () => {
    expect(canCallOff(order(S.WaitingToShip), [line()])).toBe(true)
    expect(canCallOff(order(S.WaitingToShip), [line(), line({ shipped: 1 })])).toBe(false)
    expect(canCallOff(order(S.WaitingToShip), [line(), line({ claimed: 1 })])).toBe(false)
    expect(canCallOff(order(S.WaitingToReceive), [line()])).toBe(false)
    expect(canCallOff(order(S.WaitingToReceive, { way: 2 }), [line()])).toBe(true)
    expect(canCallOff(order(S.Done), [line()])).toBe(false)
  })
})

describe('the road of a parcel', () => {
  const HOUR = 3600
  const STEPS = [
    'Handed to the carrier',
    'Left the depot of departure',
    'On the road',
    'Arrived at the depot of the city',
    'Out for delivery',
    'Delivered and signed for',
  ]
  const trace = async (id: string, headers = {}) =>
    (await sandbox.call(traceParcel, { query: { id }, headers }, token)).data
  /** A parcel of the caller's, sent `hours` ago. */
  async function sent(hours: number, more: { receivedAt?: number; address?: string } = {}) {
    const { db, clock } = sandbox.services
    const { id, orderId } = await db
      .selectFrom('parcels')
      .innerJoin('orders', 'orders.id', 'parcels.orderId')
      .select(['parcels.id as id', 'orders.id as orderId'])
      .where('userId', '=', '1001')
      .orderBy('parcels.id')
      .executeTakeFirstOrThrow()
    const createdAt = clock.now() - hours * HOUR
    await db.updateTable('parcels').set({ createdAt }).where('id', '=', id).execute()
    const row = { receivedAt: null, ...more }
    await db.updateTable('orders').set(row).where('id', '=', orderId).execute()
    await db.updateTable('stores').set({ latitude: 20, longitude: 110 }).execute()
    return { id, createdAt }
  }

  test.each([
    [0, 1],
    [2.9, 1],
    [3, 2],
    [12, 3],
    [22, 4],
    [27, 5],
    [29.9, 5],
    [30, 6],
  ])('after %d hours %i stops are passed, the last first', async (hours, count) => {
    const { id, createdAt } = await sent(hours)
    const { steps, isDelivered } = await trace(id)
    expect(steps.map(({ text }: { text: string }) => text)).toEqual(STEPS.slice(0, count).reverse())
    expect(isDelivered).toBe(count === 6)
    expect(steps.at(-1).at).toBe(createdAt)
    if (count > 1) expect(steps.at(-2).at).toBe(createdAt + 3 * HOUR)
  })

  test('what is signed for is there, however early', async () => {
    const { clock } = sandbox.services
    const { id, createdAt } = await sent(5, { receivedAt: clock.now() })
    const { steps, isDelivered } = await trace(id)
    expect(isDelivered).toBe(true)
    expect(steps.map(({ at }: { at: number }) => at - createdAt)).toEqual(
      [5, 5, 5, 5, 3, 0].map((hours) => hours * HOUR),
    )
  })

  test('leads with a bend from the store to the city', async () => {
    const address = (region: string) => JSON.stringify({ name: '', mobile: '', region, detail: '' })
    const end = async (region: string) => {
      const { id } = await sent(0, { address: address(region) })
      const { route } = await trace(id)
      const [first, last] = [route[0], route.at(-1)]
      expect(route).toHaveLength(6)
      expect([first.latitude, first.longitude]).toEqual([20, 110])
      return { route, last: [last.latitude, last.longitude].map((each) => each.toFixed(4)) }
    }
    expect((await end('广东省 广州市 天河区')).last).toEqual(['23.1291', '113.2644'])
    expect((await end('广东省 深圳市 南山区')).last).toEqual(['22.5431', '114.0579'])
    const { route, last } = await end('云南省 昆明市')
    expect(last).toEqual(['23.0200', '113.7500'])
    const [, second, third] = route
    expect(second.longitude).toBeCloseTo(110.375, 6)
    expect(second.latitude).toBeCloseTo(20 + 0.302 + Math.sin(0.1 * Math.PI) * 0.03, 6)
    expect(third.latitude).toBeCloseTo(20 + 3.02 * 0.55 + Math.sin(0.55 * Math.PI) * 0.03, 6)
  })

  test('is the buyer’s alone, in their language', async () => {
    const { id } = await sent(0)
    const { steps } = await trace(id, { 'Accept-Language': 'zh-CN' })
    expect(steps[0].text).toBe('已揽收')
    const answer = await sandbox.call(traceParcel, { query: { id: '9' } }, token)
    expect(answer).toMatchObject({ status: 400, message: 'The parcel was not found.' })
    const { db } = sandbox.services
    const foreign = await db
      .selectFrom('parcels')
      .innerJoin('orders', 'orders.id', 'parcels.orderId')
      .select('parcels.id as id')
      .where('userId', '!=', '1001')
      .executeTakeFirst()
    const other = foreign?.id ?? '8'
    expect((await sandbox.call(traceParcel, { query: { id: other } }, token)).code).toBe(400)
  })
})
