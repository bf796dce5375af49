import {
  buy,
  getBuyInfo,
  getBuyPrice,
  OrderStatus,
  pageOrders,
  showOrder,
} from '../../src/features/order/contract'
import { getOrderCounts } from '../../src/features/order/contract-counts'
import { getProductSkus } from '../../src/features/product/contract'
import { pageProducts } from '../../src/features/product/contract-list'
import { moneyText } from '../../src/shared/money'
import { MEMBER, NEWCOMER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

interface Sku {
  id: string
  productId: string
  price: number
  stock: number
}

let sandbox: TestSandbox
let token: string
let sku: Sku
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(async () => {
  await sandbox.post('/sandbox/reset')
  token = await sandbox.logIn(MEMBER)
  sku = await findSku()
})
afterAll(() => sandbox.close())

async function findSku(): Promise<Sku> {
  const page = await sandbox.call(pageProducts, { query: { pageSize: 1 } })
  const skus = await sandbox.call(getProductSkus, { query: { id: page.data.result[0].id } })
  return skus.data.find((each: Sku) => each.stock > 5)
}

async function stock(): Promise<number> {
  const { data } = await sandbox.call(getProductSkus, { query: { id: sku.productId } })
  return data.find(({ id }: Sku) => id === sku.id).stock
}

const products = (count: number) => [{ productId: sku.productId, skuId: sku.id, count }]
/** Orders at the price of the moment, as a buyer does who has just seen it. */
const order = async (requestId: string, count = 1, more: object = {}) => {
  const wish = { products: products(count), way: 1, ...more }
  const { data } = await sandbox.call(getBuyPrice, { body: wish }, token)
  const amount = data?.amount ?? 0
  const body = { amount, isFromCart: false, addressId: '5001', requestId, ...wish }
  return sandbox.call(buy, { body }, token)
}
const show = async (id: string) => (await sandbox.call(showOrder, { query: { id } }, token)).data

describe('a purchase', () => {
  test('costs what the server says, freight included', async () => {
    const info = await sandbox.call(getBuyInfo, { body: { products: products(2) } }, token)
    const goods = sku.price * 2
    const freight = goods >= 9900 ? 0 : 1000
    expect(info.data).toMatchObject({ goodsAmount: goods, freight, amount: goods + freight })
    const placed = await order('r-1', 2)
    expect(placed.data.amount).toBe(goods + freight)
  })

  test('of goods for 99 travels free, and so does what is picked up', async () => {
    const count = Math.ceil(9900 / sku.price)
    const info = await sandbox.call(getBuyInfo, { body: { products: products(count) } }, token)
    expect(info.data.freight).toBe(0)
    const picked = await order('r-1', 1, { way: 2, addressId: '' })
    expect(picked.data.amount).toBe(sku.price)
  })

  test('takes its stock and shows up as due', async () => {
    const before = await stock()
    const { data } = await order('r-1', 3)
    expect(await stock()).toBe(before - 3)
    expect(await show(data.orderId)).toMatchObject({
      status: OrderStatus.DuePayment,
      payId: data.payId,
      amount: data.amount,
      paidAt: null,
      address: { name: '林夏', region: 'Guangdong Guangzhou Tianhe District' },
      lines: [{ skuId: sku.id, count: 3, price: sku.price }],
    })
  })

  test.each([
    [9899, 1000],
    [9900, 0],
  ])('of goods for %d cents costs %d to send', async (price, freight) => {
    const { db } = sandbox.services
    await db.updateTable('skus').set({ price }).where('id', '=', sku.id).execute()
    const { data } = await sandbox.call(getBuyInfo, { body: { products: products(1) } }, token)
    expect(data).toMatchObject({ goodsAmount: price, freight, amount: price + freight })
  })

  test('at a price the buyer has not seen is asked about, with the new one', async () => {
    const before = await stock()
    const { data: seen } = await sandbox.call(
      getBuyInfo,
      { body: { products: products(1) } },
      token,
    )
    const { db } = sandbox.services
    await db
      .updateTable('skus')
      .set({ price: sku.price + 100 })
      .where('id', '=', sku.id)
      .execute()
    const answer = await order('r-1', 1, { amount: seen.amount })
    expect(answer).toMatchObject({ code: 409, data: null, amount: seen.amount + 100 })
    expect(answer.message).toContain(moneyText(seen.amount + 100))
    expect(await stock()).toBe(before)
    // The same wish, at the price that was shown since.
    expect((await order('r-1')).data.amount).toBe(seen.amount + 100)
  })

  test.each([
    ['no request id', { requestId: '' }],
    ['a request id of blanks', { requestId: '  ' }],
    ['no amount', { amount: undefined }],
  ])('with %s is refused', async (_, more) => {
    expect((await order('r-1', 1, more)).code).toBe(400)
  })

  test('belongs to its request id: another one with it is refused', async () => {
    const { data } = await order('r-1', 1)
    expect((await order('r-1', 2)).code).toBe(409)
    expect((await order('r-1', 1, { note: 'ring twice' })).code).toBe(409)
    expect((await order('r-1', 1)).data).toEqual(data)
    const { totalCount } = (await sandbox.call(pageOrders, { body: {} }, token)).data
    expect(totalCount).toBe(13)
  })

  test('holds back so much unpaid and no more, however it is ordered', async () => {
    const { db } = sandbox.services
    await db.updateTable('skus').set({ stock: 1000 }).execute()
    await db
      .updateTable('orders')
      .set({ status: OrderStatus.Closed })
      .where('status', '=', OrderStatus.DuePayment)
      .execute()
    expect((await order('r-1', 241)).code).toBe(400)
    expect((await order('r-2', 200)).code).toBe(200)
    expect((await order('r-3', 41)).message).toBe(
      'At most 240 items can wait for payment. Pay for what you have ordered first.',
    )
    expect((await order('r-4', 40)).code).toBe(200)
    expect((await order('r-5', 1)).code).toBe(400)
    expect(await stock()).toBe(760)
    await sandbox.post('/sandbox/clock', { offset: 1801 })
    expect((await order('r-6', 240)).code).toBe(200)
  })

  test('sent twice is one order', async () => {
    const before = await stock()
    const [first, second] = await Promise.all([order('r-1', 2), order('r-1', 2)])
    expect(second.data).toEqual(first.data)
    expect(await stock()).toBe(before - 2)
  })

  test('whose answer got lost is found by the second try', async () => {
    const before = await stock()
    await sandbox.post('/sandbox/faults', {
      kind: 'drop',
      after: true,
      match: { path: 'order/orderBuy/buy' },
    })
    await expect(order('r-1', 2)).rejects.toThrow('fault: drop')
    expect((await order('r-1', 2)).code).toBe(200)
    expect(await stock()).toBe(before - 2)
  })

  test('of more than there is takes nothing', async () => {
    const before = await stock()
    const answer = await order('r-1', before + 1)
    expect(answer.code).toBe(400)
    expect(answer.message).toContain(`only ${before} left`)
    expect(await stock()).toBe(before)
  })

  test('counts a SKU that is named twice as one', async () => {
    const half = Math.floor((await stock()) / 2) + 1
    const answer = await order('r-1', half, { products: [...products(half), ...products(half)] })
    expect(answer.code).toBe(400)
  })

  test.each([
    ['no products', { products: [] }],
    ['an unknown way', { way: 9 }],
    ['no address', { addressId: '' }],
    ['an unknown SKU', { products: [{ productId: '1', skuId: '1', count: 1 }] }],
    ['half a bottle', { products: [{ productId: '1', skuId: '1', count: 0.5 }] }],
  ])('with %s is refused', async (_, more) => {
    expect((await order('r-1', 1, more)).code).toBe(400)
  })
})

describe('an unpaid order', () => {
  test('closes after half an hour and gives its stock back, once', async () => {
    // The seed's own unpaid orders are over by then, and out of the count.
    const start = sandbox.services.clock.now() + 3600
    await sandbox.post('/sandbox/clock', { now: start })
    await sandbox.call(getOrderCounts, {}, token)
    const before = await stock()
    const { data } = await order('r-1', 2)
    await sandbox.post('/sandbox/clock', { now: start + 30 * 60 - 2 })
    expect((await show(data.orderId)).status).toBe(OrderStatus.DuePayment)
    await sandbox.post('/sandbox/clock', { now: start + 30 * 60 + 2 })
    expect((await show(data.orderId)).status).toBe(OrderStatus.Closed)
    await show(data.orderId)
    expect(await stock()).toBe(before)
  })
})

describe('the list of orders', () => {
  test('holds the member’s twelve, newest first, over all statuses', async () => {
    const { data } = await sandbox.call(pageOrders, { body: {} }, token)
    expect(data.totalCount).toBe(12)
    const times = data.result.map(({ createdAt }: { createdAt: number }) => createdAt)
    expect(times).toEqual([...times].sort((a, b) => b - a))
    const statuses = new Set(data.result.map(({ status }: { status: number }) => status))
    expect([...statuses].sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('filters by status and agrees with the counts', async () => {
    const status = OrderStatus.WaitingToReceive
    const { data } = await sandbox.call(pageOrders, { body: { status } }, token)
    const counts = await sandbox.call(getOrderCounts, {}, token)
    expect(data.totalCount).toBe(3)
    expect(counts.data).toEqual({
      duePayment: 2,
      waitingToShip: 2,
      waitingToReceive: 3,
      refund: 1,
      cart: expect.any(Number),
    })
  })

  test('comes in pages', async () => {
    const page = (pageIndex: number) =>
      sandbox.call(pageOrders, { body: { pageIndex, pageSize: 5 } }, token)
    const pages = [await page(1), await page(2), await page(3)]
    const ids = pages.flatMap(({ data }) => data.result.map(({ id }: { id: string }) => id))
    expect(new Set(ids).size).toBe(12)
  })

  test('is empty for a new customer', async () => {
    const newcomer = await sandbox.logIn(NEWCOMER)
    const { data } = await sandbox.call(pageOrders, { body: {} }, newcomer)
    expect(data).toMatchObject({ result: [], totalCount: 0 })
  })

  test('speaks the language of the caller', async () => {
    const headers = { 'Accept-Language': 'zh-Hans' }
    const names = async (input: object) => {
      const { data } = await sandbox.call(pageOrders, { body: {}, ...input }, token)
      return data.result[0].lines[0].name as string
    }
    expect(await names({})).toMatch(/^[\x20-\x7e’ö]+$/)
    expect(await names({ headers })).toMatch(/[\u4e00-\u9fff]/)
  })
})
