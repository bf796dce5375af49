import { OrderStatus, pageOrders } from '../../src/features/order/contract'
import {
  buyAgain,
  cancelOrder,
  changeOrderAddress,
  deleteOrder,
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
  show,
  stockOf,
  token,
} from './testing/buyer'

const [BALANCE, POINTS] = ['100101', '100103']
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

describe('before it is shipped', () => {
  const move = (id: string) =>
    sandbox.call(changeOrderAddress, { body: { id, addressId: '5002' } }, token)

  test('it goes to another address', async () => {
    expect((await move('700003')).data.address.name).toBe('林夏（公司）')
    expect((await move('700005')).code).toBe(400)
  })

  test('the shop is asked to hurry once in six hours', async () => {
    const urge = () => sandbox.call(urgeOrder, { body: { id: '700003' } }, token)
    const { data } = await urge()
    expect(data.urgedAt).toEqual(expect.any(Number))
    // What would be refused is not offered.
    expect(data.actions).not.toContain('urge')
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

test('buying again by one name fills the cart once', async () => {
  await sandbox.services.db.updateTable('skus').set({ stock: 50 }).execute()
  const again = (requestId?: string) =>
    sandbox.call(buyAgain, { body: { id: '700008', requestId } }, token)
  const inCart = async () =>
    ((await sandbox.call(listCart, {}, token)).data as { count: number }[]).reduce(
      (sum, { count }) => sum + count,
      0,
    )
  const { data } = await again('again-1')
  const before = await inCart()
  expect((await again('again-1')).data).toEqual(data)
  expect(await inCart()).toBe(before)
  await again('again-2')
  expect(await inCart()).toBe(before + data.added)
  const other = { body: { id: '700003', requestId: 'again-1' } }
  expect((await sandbox.call(buyAgain, other, token)).code).toBe(409)
})

test('buying again fills a line of the cart up to 999 pieces', async () => {
  const { db } = sandbox.services
  const { lines } = await show('700008')
  await db.updateTable('skus').set({ stock: 2000 }).execute()
  await sandbox.call(buyAgain, { body: { id: '700008' } }, token)
  const { skuId } = lines[0]
  const hold = (count: number) =>
    db.updateTable('cart_lines').set({ count }).where('skuId', '=', skuId).execute()
  const held = async () =>
    ((await sandbox.call(listCart, {}, token)).data as { skuId: string; count: number }[]).find(
      (line) => line.skuId === skuId,
    )?.count
  await hold(999 - lines[0].count)
  await sandbox.call(buyAgain, { body: { id: '700008' } }, token)
  expect(await held()).toBe(999)
  await sandbox.call(buyAgain, { body: { id: '700008' } }, token)
  expect(await held()).toBe(999)
})

test('a finished order leaves the list, an open one does not', async () => {
  const remove = (id: string) => sandbox.call(deleteOrder, { params: { id } }, token)
  expect((await remove('700005')).code).toBe(400)
  expect((await remove('700008')).code).toBe(200)
  const { data } = await sandbox.call(pageOrders, { body: { pageSize: 50 } }, token)
  expect(data.result.map(({ id }: { id: string }) => id)).not.toContain('700008')
  expect(await show('700008')).toBeNull()
})
