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
