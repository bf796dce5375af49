import {
  getDeskFigures,
  pageCustomers,
  pageShopReviews,
  replyReview,
} from '../../src/features/merchant/contract'
import { showMerchant } from '../../src/features/merchant/contract-house'
import { PAY_WITHIN_SECONDS } from '../pay/add-payment'
import { NEWCOMER } from '../testing/open-sandbox'
import { db, member, owner, SECONDS, SHOP, sandbox, ZH } from './testing/desk-at-noon'

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
  const today = SECONDS - 12 * 3600

  test('is what was paid since midnight, and what waits', async () => {
    const before = await figures()
    expect(before).toMatchObject({
      orders: expect.any(Number),
      toShip: expect.any(Number),
      reviews: 18,
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

  const unanswered = () =>
    db()
      .selectFrom('reviews')
      .innerJoin('products', 'products.id', 'reviews.productId')
      .select('reviews.id as id')
      .where('storeId', '=', '302')
      .where('reply', '=', '')
      .executeTakeFirstOrThrow()

  test('a review that is answered waits no longer', async () => {
    const { reviews } = await figures()
    const { id } = await unanswered()
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

  test('an answer somebody gave meanwhile is not replaced by who did not see it', async () => {
    const { id } = await unanswered()
    const reply = (words: string, was: string) =>
      sandbox.call(replyReview, { body: { id, reply: words, was } }, owner)
    expect((await reply('Thank you', '')).code).toBe(200)
    expect(await reply('Cheers', '')).toMatchObject({
      code: 409,
      message: expect.stringContaining('“Thank you”'),
    })
    // The same words once more, after a lost answer.
    expect((await reply('Thank you', '')).code).toBe(200)
    expect((await reply('Cheers', 'Thank you')).code).toBe(200)
    const one = await sandbox.call(pageShopReviews, { body: { id } }, owner)
    expect(one.data.result).toMatchObject([{ id, reply: 'Cheers' }])
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
