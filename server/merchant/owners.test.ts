import { claimCoupon } from '../../src/features/coupon/contract'
import { fitCoupons, saveShopCoupon } from '../../src/features/coupon/contract-shop'
import { getFormView, saveAutoForm } from '../../src/features/form/contract'
import { listSimpleMerchants, pageShopOrders } from '../../src/features/merchant/contract'
import { showOrder } from '../../src/features/order/contract'
import { NEWCOMER, OWNER } from '../testing/open-sandbox'
import { db, member, owner, sandbox } from './testing/desk-at-noon'

const page = async (body: object, who = owner) =>
  (await sandbox.call(pageShopOrders, { body }, who)).data

test('a shop’s coupon is for its own goods alone, and made once for a request', async () => {
  const body = {
    storeId: '302',
    name: { en: 'Arcade week', 'zh-Hans': '骑楼周' },
    amount: 300,
    threshold: 0,
    total: 1,
    days: 7,
    requestId: 'c-1',
  }
  const make = (more: object = {}) =>
    sandbox.call(saveShopCoupon, { body: { ...body, ...more } }, owner)
  const { id } = (await make()).data
  expect((await make()).data.id).toBe(id)
  expect(await make({ total: 2 })).toMatchObject({
    code: 409,
    message: 'This was sent before with other details. Look at what came of it first.',
  })
  expect(await make({ requestId: 'c-2', threshold: 300 })).toMatchObject({
    code: 400,
    message: 'A coupon takes off less than an order must come to.',
  })
  await sandbox.call(claimCoupon, { body: { couponId: id } }, member)
  const fits = async (storeId: string) => {
    const { id: productId, skuId } = await db()
      .selectFrom('products')
      .select(['id', 'skuId'])
      .where('storeId', '=', storeId)
      .executeTakeFirstOrThrow()
    const products = [{ productId, skuId, count: 1 }]
    const { data } = await sandbox.call(fitCoupons, { body: { products } }, member)
    return data.mine.find((each: { id: string }) => each.id === id)
  }
  expect(await fits('302')).toMatchObject({ fits: true, discount: 300 })
  expect(await fits('301')).toMatchObject({ fits: false })
})

describe('whose shop it is', () => {
  const shops = async (who: string) =>
    (await sandbox.call(listSimpleMerchants, undefined, who)).data.map(
      ({ id }: { id: string }) => id,
    )

  test('an owner switches between their own, an administrator between all that are open', async () => {
    expect(await shops(member)).toEqual(['401'])
    // 405 has applied, 406 was refused.
    expect(await shops(owner)).toEqual(['402', '403', '401', '404'])
    expect(await shops(await sandbox.logIn(NEWCOMER))).toEqual([])
  })

  test('its papers hold what is known, until they are saved', async () => {
    const form = async (key: string, who = owner) =>
      (await sandbox.call(getFormView, { query: { key } }, who)).data.data
    expect(await form('merchantBusiness')).toEqual({
      company: 'Old Arcade Beverages',
      code: expect.stringMatching(/^.{18}$/),
      validUntil: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      licence: ['/pictures/licence/402.svg'],
    })
    expect((await sandbox.request('/pictures/licence/402.svg')).status).toBe(200)
    expect(await form('merchantEssential')).toEqual({
      name: 'Old Arcade Beverages',
      mobile: OWNER,
      address: '96 Enning Road, Liwan',
      region: '440103',
    })
    const known = await form('merchantInformation')
    expect(known).toMatchObject({ opens: '12:00', closes: '00:00' })
    const body = { key: 'merchantInformation', data: { ...known, intro: 'By the river' } }
    expect((await sandbox.call(saveAutoForm, { body }, owner)).code).toBe(200)
    expect((await form('merchantInformation')).intro).toBe('By the river')
    expect(await form('merchantBusiness', await sandbox.logIn(NEWCOMER))).toEqual({})
  })
})

test('an order of a shop is its member’s and its own, and nobody else’s', async () => {
  const [order] = (await page({ merchantId: '402' })).result
  expect(await sandbox.call(showOrder, { query: { id: order.id } }, owner)).toMatchObject({
    code: 400,
    message: 'The order was not found.',
  })
  const theirs = await page({ pageSize: 50 }, member)
  expect(theirs.result.map(({ id }: { id: string }) => id)).not.toContain(order.id)
})
