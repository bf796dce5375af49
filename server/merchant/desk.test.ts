import {
  decideAfterSale,
  getDeskFigures,
  pageShopOrders,
  pageShopProducts,
  priceSku,
  redeemPickup,
  replyReview,
  saveShopProduct,
  shelveProduct,
  shipOrder,
} from '../../src/features/merchant/contract'
import { getShopIncome } from '../../src/features/merchant/contract-house'
import { buy, getBuyPrice } from '../../src/features/order/contract'
import { getProductSkus, showProduct } from '../../src/features/product/contract'
import { pageProducts } from '../../src/features/product/contract-list'
import { pageReviews } from '../../src/features/product/contract-reviews'
import type { AnyEndpoint } from '../../src/http/endpoint'
import { MEMBER, OWNER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

let sandbox: TestSandbox
let token: string
let buyer: string
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(async () => {
  await sandbox.post('/sandbox/reset')
  token = await sandbox.logIn(OWNER)
  buyer = await sandbox.logIn(MEMBER)
})
afterAll(() => sandbox.close())

const NAMES = { en: 'Quay Haze', 'zh-Hans': '江岸浑浊' }
const sku = (en: string, more: object = {}) => ({
  name: { en, 'zh-Hans': en },
  price: 1900,
  stock: 24,
  ...more,
})
const save = (more: object = {}, who = token) =>
  sandbox.call(
    saveShopProduct,
    {
      body: {
        storeId: '302',
        classId: '11',
        name: NAMES,
        intro: NAMES,
        images: ['/pictures/beer/x.svg'],
        skus: [sku('Can'), sku('Case', { price: 900 })],
        ...more,
      },
    },
    who,
  )
const page = async (call: AnyEndpoint, body: object, who = token) =>
  (await sandbox.call(call, { body }, who)).data

describe('a product of a shop', () => {
  test('sent twice under one name is one product', async () => {
    const [first, again] = [await save({ requestId: 'p-1' }), await save({ requestId: 'p-1' })]
    expect(again.data).toEqual(first.data)
    expect((await save({ requestId: 'p-2' })).data.id).not.toBe(first.data.id)
  })

  test('is written, put on the shelf, found, changed and bought', async () => {
    const { data } = await save()
    expect(data).toMatchObject({ isOnShelf: false, price: 900, stock: 48 })
    const listed = async () =>
      (await sandbox.call(pageProducts, { query: { keyWord: 'quay haze' } })).data.totalCount
    expect(await listed()).toBe(0)
    await sandbox.call(shelveProduct, { body: { id: data.id, isOnShelf: true } }, token)
    expect(await listed()).toBe(1)
    const [can, box] = data.skus
    const kept = { id: data.id, skus: [{ ...sku('Can', { price: 2000 }), id: can.id }] }
    expect((await save(kept)).data).toMatchObject({ price: 2000, skus: [{ id: can.id }] })
    const skus = await sandbox.call(getProductSkus, { query: { id: data.id } })
    expect(skus.data.map(({ id }: { id: string }) => id)).not.toContain(box.id)
    const wish = { products: [{ productId: data.id, skuId: can.id, count: 1 }], way: 1 }
    const { amount } = (await sandbox.call(getBuyPrice, { body: wish }, buyer)).data
    const body = { ...wish, amount, isFromCart: false, addressId: '5001', requestId: 'r' }
    expect((await sandbox.call(buy, { body }, buyer)).code).toBe(200)
  })

  test.each([
    ['for nothing', { skus: [sku('Can', { price: 0 })] }, 'skus.0.price'],
    ['with half a can', { skus: [sku('Can', { stock: 0.5 })] }, 'skus.0.stock'],
    [
      'with two variants of one name',
      { skus: [sku('Can'), sku('Can')] },
      'Two variants have the same name.',
    ],
    ['without variants', { skus: [] }, 'skus: '],
    ['of a class there is not', { classId: '999' }, 'The class was not found.'],
    ['of a store there is not', { storeId: '999' }, 'The store was not found.'],
    ['without a picture', { images: [] }, 'images: '],
    [
      'with a picture of somebody else',
      { images: ['/files/1.png'] },
      'Only pictures you have uploaded yourself.',
    ],
    ['with a name without end', { name: { en: 'x'.repeat(81), 'zh-Hans': 'x' } }, 'name.en'],
  ])('%s is refused, and nothing is written', async (_, wrong, words) => {
    const before = (await page(pageShopProducts, { merchantId: '402' })).totalCount
    expect(await save(wrong)).toMatchObject({ code: 400, message: expect.stringContaining(words) })
    expect((await page(pageShopProducts, { merchantId: '402' })).totalCount).toBe(before)
  })

  test('belongs to its shop: another owner neither sees nor changes it', async () => {
    const { data } = await save()
    expect(await save({ id: data.id }, buyer)).toMatchObject({
      code: 400,
      message: 'The store was not found.',
    })
    expect(await save({}, buyer)).toMatchObject({ code: 400, message: 'The store was not found.' })
    const own = await page(pageShopProducts, { pageSize: 50 }, buyer)
    expect(new Set(own.result.map(({ storeId }: { storeId: string }) => storeId))).toEqual(
      new Set(['301', '307']),
    )
    const change = { body: { id: data.skus[0].id, price: 1, stock: 1 } }
    expect(await sandbox.call(priceSku, change, buyer)).toMatchObject({
      code: 400,
      message: 'The product was not found.',
    })
    const cheap = await sandbox.call(priceSku, change, token)
    expect(cheap.data.price).toBe(1)
    await sandbox.call(shelveProduct, { body: { id: data.id, isOnShelf: true } }, token)
    expect((await sandbox.call(showProduct, { query: { id: data.id } })).data.price).toBe(1)
  })
})

describe('a day at the desk', () => {
  test('two parcels make an order, and the figures follow', async () => {
    const figures = async () =>
      (await sandbox.call(getDeskFigures, { query: { merchantId: '402' } }, token)).data
    const before = await figures()
    const [order] = (await page(pageShopOrders, { merchantId: '402', status: 2 })).result
    const pack = (position: number, count: number, requestId: string) =>
      sandbox.call(
        shipOrder,
        {
          body: {
            id: order.id,
            carrier: 'SF',
            number: 'SF1234567',
            lines: [{ position, count }],
            requestId,
          },
        },
        token,
      )
    expect(await pack(0, 99, 'p0')).toMatchObject({
      code: 400,
      message: 'A line has fewer pieces left to ship.',
    })
    expect(await pack(9, 1, 'p0')).toMatchObject({
      code: 400,
      message: 'A line has fewer pieces left to ship.',
    })
    for (const { position, count } of order.lines) await pack(position, count, `p${position}`)
    const { data } = await pack(0, order.lines[0].count, 'p0')
    expect(data).toMatchObject({ status: 3, actions: [] })
    expect(data.parcels).toHaveLength(order.lines.length)
    expect((await figures()).toShip).toBe(before.toShip - 1)
  })

  test('what is picked up is handed out once, for its code alone', async () => {
    const [order] = (await page(pageShopOrders, { merchantId: '402', status: 3 })).result.filter(
      ({ way }: { way: number }) => way === 2,
    )
    // The shop does not read the code from its own list.
    expect(order.pickup.code).toBe('')
    const { db } = sandbox.services
    const { pickupCode } = await db
      .selectFrom('orders')
      .select('pickupCode')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow()
    const redeem = (code: string, who = token) =>
      sandbox.call(redeemPickup, { body: { code } }, who)
    expect(await redeem(pickupCode, buyer)).toMatchObject({
      code: 400,
      message: 'The order was not found.',
    })
    expect(await redeem('00000000')).toMatchObject({
      code: 400,
      message: 'The order was not found.',
    })
    expect((await redeem(` ${pickupCode}`)).data.status).toBe(4)
    expect(await redeem(pickupCode)).toMatchObject({
      code: 400,
      message: 'This cannot be done in its present state.',
    })
  })

  test('an after-sale is decided by its shop, and an appeal by the house', async () => {
    const decide = (id: string, more: object, who = token) =>
      sandbox.call(decideAfterSale, { body: { id, ...more } }, who)
    const { db } = sandbox.services
    const { id } = await db
      .selectFrom('after_sales')
      .select('id')
      .where('state', '=', 1)
      .where('storeId', 'in', ['302', '305'])
      .executeTakeFirstOrThrow()
    expect(await decide(id, { action: 'refuse' })).toMatchObject({
      code: 400,
      message: 'Say why, please.',
    })
    expect(await decide(id, { action: 'receive' })).toMatchObject({
      code: 400,
      message: 'This cannot be done in its present state.',
    })
    expect(await decide(id, { action: 'approve' }, buyer)).toMatchObject({
      code: 400,
      message: 'The after-sale was not found.',
    })
    expect((await decide(id, { action: 'approve' })).data).toMatchObject({ state: 6 })
    await db.updateTable('after_sales').set({ state: 10 }).where('id', '=', '740002').execute()
    // The appeal is about a shop of somebody else, who does not decide it.
    await db.updateTable('after_sales').set({ storeId: '301' }).where('id', '=', '740002').execute()
    expect(await decide('740002', { action: 'refuse', message: 'x' }, buyer)).toMatchObject({
      code: 400,
      message: 'This cannot be done in its present state.',
    })
    const judged = await decide('740002', { action: 'refuse', message: 'x' })
    expect(judged.data).toMatchObject({ state: 9 })
    expect(judged.data.steps.at(-1)).toMatchObject({ by: 'operator', name: 'Customer service' })
  })

  test('income is what came in and what went back', async () => {
    const query = { merchantId: '402', days: 92 }
    const { data } = await sandbox.call(getShopIncome, { query }, token)
    const sum = (of: (day: { amount: number; refunded: number }) => number) =>
      data.days.reduce((all: number, day: { amount: number; refunded: number }) => all + of(day), 0)
    expect(data).toMatchObject({
      amount: sum(({ amount }) => amount),
      refunded: sum(({ refunded }) => refunded),
      net: data.amount - data.refunded,
    })
    expect(data.amount).toBeGreaterThan(0)
    expect(data.settled).toBeGreaterThan(0)
    expect(data.settled + data.pending).toBe(data.net)
  })

  test('an answer stands under its review', async () => {
    const { db } = sandbox.services
    const { id, productId } = await db
      .selectFrom('reviews')
      .innerJoin('products', 'products.id', 'reviews.productId')
      .select(['reviews.id', 'productId'])
      .where('storeId', '=', '302')
      .executeTakeFirstOrThrow()
    await sandbox.call(replyReview, { body: { id, reply: 'Come again' } }, token)
    const { data } = await sandbox.call(pageReviews, { body: { productId, pageSize: 50 } })
    expect(data.result.find((each: { id: string }) => each.id === id).reply).toBe('Come again')
    const other = await sandbox.call(replyReview, { body: { id, reply: 'Mine' } }, buyer)
    expect(other.code).toBe(400)
  })

  test('an applicant has no desk yet', async () => {
    const { db } = sandbox.services
    await db.updateTable('merchants').set({ status: 1 }).where('ownerId', '=', '1001').execute()
    expect(await sandbox.call(pageShopOrders, { body: {} }, buyer)).toMatchObject({
      code: 403,
      message: 'This is for the owners of a shop.',
    })
  })
})
