import { pageShopCoupons, saveShopCoupon } from '../../src/features/coupon/contract-shop'
import {
  getDeskFigures,
  pageCustomers,
  pageShopProducts,
  priceSku,
  replyReview,
  saveShopProduct,
  shelveProduct,
  showMerchant,
  showShopProduct,
} from '../../src/features/merchant/contract'
import { PAY_WITHIN_SECONDS } from '../pay/add-payment'
import { MEMBER, NEWCOMER, OWNER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

const NOON = Date.parse('2026-11-22T12:00:00+08:00')
const SECONDS = NOON / 1000
const DAY = 86_400
const ZH = { 'Accept-Language': 'zh-CN' }
/** The shop of the tests, which the owner runs; the member runs 401. */
const SHOP = '402'

let sandbox: TestSandbox
let owner: string
let member: string
beforeAll(async () => {
  sandbox = await openSandbox({ machineMs: () => NOON })
})
beforeEach(async () => {
  await sandbox.post('/sandbox/reset')
  owner = await sandbox.logIn(OWNER)
  member = await sandbox.logIn(MEMBER)
})
afterAll(() => sandbox.close())
const db = () => sandbox.services.db

test('a shop is shown to its owner and to an administrator, and to nobody else', async () => {
  const show = (id: string, who: string, headers = {}) =>
    sandbox.call(showMerchant, { query: { id }, headers }, who)
  expect((await show(SHOP, owner)).data).toMatchObject({
    id: '402',
    name: 'Old Arcade Beverages',
    logo: '/pictures/store/old-arcade.svg',
    licence: '91440100TAP040137X',
    status: 2,
    stores: [
      { id: '302', image: '/pictures/store/old-arcade.svg', name: 'Taproom Old Arcade' },
      { id: '308', image: '/pictures/store/tea-hill.svg', name: 'Taproom Tea Hill' },
    ],
    isOperator: false,
  })
  expect((await show('401', owner)).data.isOperator).toBe(true)
  expect((await show(SHOP, owner, ZH)).data.stores[0].name).toBe('骑楼店')
  expect(await show(SHOP, member)).toMatchObject({
    status: 400,
    message: 'The shop was not found.',
  })
  await db()
    .updateTable('stores')
    .set({ merchantId: '401' })
    .where('merchantId', '=', SHOP)
    .execute()
  expect((await show(SHOP, owner)).data).toMatchObject({
    stores: [],
    logo: '/pictures/avatar/1003.svg',
  })
})

describe('who has a desk', () => {
  const figures = (merchantId: string, who: string) =>
    sandbox.call(getDeskFigures, { query: { merchantId } }, who)

  test('is an owner of an approved shop, or an administrator', async () => {
    expect((await figures('', member)).code).toBe(200)
    expect((await figures('401', member)).code).toBe(200)
    expect(await figures(SHOP, member)).toMatchObject({
      status: 400,
      message: 'The shop was not found.',
    })
    expect(await figures('', await sandbox.logIn(NEWCOMER))).toMatchObject({
      status: 403,
      message: 'This is for the owners of a shop.',
    })
    for (const merchantId of ['', '401', SHOP])
      expect((await figures(merchantId, owner)).code).toBe(200)
  })

  test('and a shop that is not approved has none', async () => {
    await db().updateTable('merchants').set({ status: 3 }).where('id', '=', '401').execute()
    expect((await figures('', member)).code).toBe(403)
    expect((await figures('401', owner)).code).toBe(400)
  })
})

describe('today at the desk', () => {
  const figures = async () =>
    (await sandbox.call(getDeskFigures, { query: { merchantId: SHOP } }, owner)).data
  const today = NOON / 1000 - 12 * 3600

  test('is what was paid since midnight, and what waits', async () => {
    const before = await figures()
    expect(before).toMatchObject({
      orders: expect.any(Number),
      toShip: expect.any(Number),
      reviews: 17,
      lowStock: 9,
    })
    const paid = await db()
      .selectFrom('orders')
      .select(['id', 'amount', 'userId'])
      .where('storeId', 'in', ['302', '308'])
      .where('paidAt', '>=', today)
      .execute()
    expect([before.orders, before.amount, before.buyers]).toEqual([
      paid.length,
      paid.reduce((sum, { amount }) => sum + amount, 0),
      new Set(paid.map(({ userId }) => userId)).size,
    ])
    const old = await db()
      .selectFrom('orders')
      .select(['id', 'amount'])
      .where('storeId', '=', '302')
      .where('paidAt', '<', today)
      .executeTakeFirstOrThrow()
    const at = (paidAt: number) =>
      db().updateTable('orders').set({ paidAt }).where('id', '=', old.id).execute()
    await at(today)
    expect(await figures()).toMatchObject({
      orders: before.orders + 1,
      amount: before.amount + old.amount,
    })
    await at(today - 1)
    expect((await figures()).orders).toBe(before.orders)
  })

  test('fewer than five pieces are few, of what is on the shelf', async () => {
    const stock = (to: number) =>
      db().updateTable('skus').set({ stock: to }).where('id', '=', '20021').execute()
    const { lowStock } = await figures()
    await stock(5)
    expect((await figures()).lowStock).toBe(lowStock)
    await stock(4)
    expect((await figures()).lowStock).toBe(lowStock + 1)
    await db().updateTable('products').set({ onShelf: 0 }).where('id', '=', '2002').execute()
    expect((await figures()).lowStock).toBeLessThan(lowStock + 1)
  })

  test('a review that is answered waits no longer', async () => {
    const { reviews } = await figures()
    const { id } = await db()
      .selectFrom('reviews')
      .innerJoin('products', 'products.id', 'reviews.productId')
      .select('reviews.id as id')
      .where('storeId', '=', '302')
      .where('reply', '=', '')
      .executeTakeFirstOrThrow()
    const body = { id, reply: 'Thank you' }
    expect((await sandbox.call(replyReview, { body }, owner)).data).toEqual(body)
    expect((await figures()).reviews).toBe(reviews - 1)
    const row = await db()
      .selectFrom('reviews')
      .select(['reply', 'repliedAt'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row).toEqual({ reply: 'Thank you', repliedAt: SECONDS })
    expect(await sandbox.call(replyReview, { body }, member)).toMatchObject({
      status: 400,
      message: 'The review was not found.',
    })
  })

  test('an order whose time to pay is over is closed first', async () => {
    const late = await db()
      .selectFrom('orders')
      .select('id')
      .where('status', '=', 1)
      .executeTakeFirstOrThrow()
    await db()
      .updateTable('orders')
      .set({ expiresAt: SECONDS - PAY_WITHIN_SECONDS })
      .where('id', '=', late.id)
      .execute()
    await figures()
    const { status } = await db()
      .selectFrom('orders')
      .select('status')
      .where('id', '=', late.id)
      .executeTakeFirstOrThrow()
    expect(status).toBe(6)
  })
})

test('customers are those who have paid, the best first, found by a part of their names', async () => {
  const page = async (body: object = {}) =>
    (await sandbox.call(pageCustomers, { body: { merchantId: SHOP, ...body } }, owner)).data
  const all = await page({ pageSize: 50 })
  expect(all).toMatchObject({ pageIndex: 1, pageSize: 50, totalCount: all.result.length })
  expect(all.result[0]).toEqual({
    userId: '1001',
    nickName: 'Lin Xia',
    avatar: '/pictures/avatar/1001.svg',
    orders: 2,
    amount: 230_340,
    lastAt: expect.any(Number),
  })
  const amounts = all.result.map(({ amount }: { amount: number }) => amount)
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a))
  expect(
    (await page({ keyword: 'lIN' })).result.map((one: { nickName: string }) => one.nickName),
  ).toEqual(expect.arrayContaining(['Lin Xia']))
  expect((await page({ keyword: 'zzz' })).totalCount).toBe(0)
  const second = await page({ pageIndex: 2, pageSize: 1 })
  expect(second.result).toEqual([all.result[1]])
  expect(second).toMatchObject({ pageIndex: 2, pageSize: 1, totalCount: all.totalCount })
})

describe('products of a desk', () => {
  const page = async (body: object = {}) =>
    (await sandbox.call(pageShopProducts, { body: { merchantId: SHOP, ...body } }, owner)).data
  const show = async (id: string) =>
    (await sandbox.call(showShopProduct, { query: { id } }, owner)).data

  test('are shown in both languages with all their variants', async () => {
    const { result, ...rest } = await page({ pageSize: 1 })
    expect(rest).toEqual({ pageIndex: 1, pageSize: 1, totalCount: 12 })
    expect(result).toEqual([
      {
        id: '2002',
        storeId: '302',
        storeName: 'Taproom Old Arcade',
        classId: '11',
        name: { en: 'Cloud Terrace', 'zh-Hans': '云台' },
        intro: {
          en: 'Peach skin, coconut, a long soft finish.',
          'zh-Hans': '桃皮与椰香，收口绵长。',
        },
        images: [
          '/pictures/beer/tulip.can.4.cloud-terrace.svg',
          '/pictures/glass/tulip.can.4.cloud-terrace.svg',
          '/pictures/label/tulip.can.4.cloud-terrace.svg',
        ],
        isOnShelf: true,
        price: 2600,
        stock: 329,
        sold: 2575,
        skus: [
          {
            id: '20021',
            name: { en: '330 ml, 1 can', 'zh-Hans': '330 毫升，1 罐' },
            price: 2600,
            stock: 120,
          },
          { id: '20022', name: expect.any(Object), price: 14_560, stock: 88 },
          { id: '20023', name: expect.any(Object), price: 54_340, stock: 121 },
        ],
      },
    ])
    expect(await show('2002')).toEqual(result[0])
  })

  test('are found by a word and by whether they are on the shelf', async () => {
    expect((await page({ keyword: ' CLOUD ' })).result).toMatchObject([{ id: '2002' }])
    expect((await page({ keyword: '云台' })).totalCount).toBe(1)
    await sandbox.call(shelveProduct, { body: { id: '2002', isOnShelf: false } }, owner)
    expect((await page({ status: 0 })).result.map(({ id }: { id: string }) => id)).toEqual(['2002'])
    expect((await page({ status: 1 })).totalCount).toBe(11)
    expect((await page({ pageIndex: 12, pageSize: 1 })).result).toHaveLength(1)
  })

  test('another price of a variant is the product’s when it is the lowest', async () => {
    const price = (id: string, cents: number, stock: number) =>
      sandbox.call(priceSku, { body: { id, price: cents, stock } }, owner)
    expect((await price('20022', 2000, 7)).data).toMatchObject({
      price: 2000,
      stock: 120 + 7 + 121,
    })
    expect((await price('20022', 3000, 7)).data.price).toBe(2600)
    const row = await db()
      .selectFrom('products')
      .select('skuId')
      .where('id', '=', '2002')
      .executeTakeFirstOrThrow()
    expect(row.skuId).toBe('20021')
    const gone = { status: 400, message: 'The product was not found.' }
    expect(await price('9', 1, 1)).toMatchObject(gone)
    const foreign = { body: { id: '20021', price: 1, stock: 1 } }
    expect(await sandbox.call(priceSku, foreign, member)).toMatchObject(gone)
  })

  const both = (en: string) => ({ en, 'zh-Hans': en })
  const BEER = {
    storeId: '302',
    classId: '11',
    name: both('Quay'),
    intro: both('Soft'),
    images: ['/pictures/beer/x.svg', '/pictures/beer/y.svg'],
    skus: [
      { name: both('Can'), price: 1900, stock: 24 },
      { name: both('Case'), price: 900, stock: 3 },
    ],
  }
  const save = (more: object = {}) =>
    sandbox.call(saveShopProduct, { body: { ...BEER, ...more } }, owner)

  test('a new one stands behind all others, off the shelf, at its lowest price', async () => {
    const { data } = await save()
    expect(data).toMatchObject({
      storeId: '302',
      classId: '11',
      name: both('Quay'),
      intro: both('Soft'),
      images: BEER.images,
      isOnShelf: false,
      price: 900,
      stock: 27,
      sold: 0,
      skus: [
        { name: both('Can'), price: 1900, stock: 24 },
        { name: both('Case'), price: 900, stock: 3 },
      ],
    })
    const row = await db()
      .selectFrom('products')
      .selectAll()
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      image: '/pictures/beer/x.svg',
      tags: ',new,',
      priceStyleId: '1',
      marketPrice: null,
      abv: 0,
      ibu: 0,
      srm: 0,
      search: 'quay quay soft soft can can case case',
      options: JSON.stringify([
        { name: { en: 'Variant', 'zh-Hans': '规格' }, values: [both('Can'), both('Case')] },
      ]),
    })
    const { highest } = await db()
      .selectFrom('products')
      .select((eb) => eb.fn.max<number>('position').as('highest'))
      .executeTakeFirstOrThrow()
    expect(row.position).toBe(highest)
  })

  test('a variant nobody knows is refused, and two of one name', async () => {
    const { data } = await save()
    const skus = [{ ...BEER.skus[0], id: '9' }]
    expect(await save({ id: data.id, skus })).toMatchObject({
      status: 400,
      message: 'The variant was not found.',
    })
    expect(await save({ skus: [BEER.skus[0], BEER.skus[0]] })).toMatchObject({
      message: 'Two variants have the same name.',
    })
    expect(await save({ classId: '999' })).toMatchObject({ message: 'The class was not found.' })
    expect(await show(data.id)).toEqual(data)
  })
})

test('a shop’s coupons are counted, the one that lasts longest first', async () => {
  const body = {
    storeId: '302',
    name: { en: 'Week', 'zh-Hans': '周' },
    amount: 300,
    threshold: 1000,
    total: 5,
    days: 7,
    requestId: 'c-1',
  }
  const make = (more: object = {}) =>
    sandbox.call(saveShopCoupon, { body: { ...body, ...more } }, owner)
  const { data } = await make()
  expect(data).toEqual({
    id: expect.any(String),
    storeId: '302',
    name: 'Week',
    amount: 300,
    threshold: 1000,
    total: 5,
    claimed: 0,
    used: 0,
    startsAt: SECONDS,
    endsAt: SECONDS + 7 * DAY,
  })
  expect(await make({ requestId: 'c-2', threshold: 300 })).toMatchObject({
    status: 400,
    message: 'A coupon takes off less than an order must come to.',
  })
  expect((await make({ requestId: 'c-3', threshold: 301, days: 90 })).code).toBe(200)
  const claims = [
    { couponId: data.id, userId: '1001', createdAt: 1, usedAt: 2 },
    { couponId: data.id, userId: '1002', createdAt: 1 },
  ]
  for (const claim of claims) await db().insertInto('coupon_claims').values(claim).execute()
  const page = async (more: object = {}) =>
    (await sandbox.call(pageShopCoupons, { body: { merchantId: SHOP, ...more } }, owner)).data
  const all = await page()
  expect(all.result.map(({ threshold }: { threshold: number }) => threshold)).toEqual([301, 1000])
  expect(all.result[1]).toEqual({ ...data, claimed: 2, used: 1 })
  expect(await page({ pageIndex: 2, pageSize: 1 })).toMatchObject({
    result: [{ id: data.id }],
    pageIndex: 2,
    pageSize: 1,
    totalCount: 2,
  })
})
