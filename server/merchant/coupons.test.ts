import { pageShopCoupons, saveShopCoupon } from '../../src/features/coupon/contract-shop'
import { DAY } from '../../src/shared/business-day'
import { db, owner, SECONDS, SHOP, sandbox } from './testing/desk-at-noon'

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
  // Beside the seed’s own: one that runs and one that is gone.
  const thresholds = all.result.map(({ threshold }: { threshold: number }) => threshold)
  expect(thresholds).toEqual([301, 60_000, 10_000, 1000])
  expect(all.result[3]).toEqual({ ...data, claimed: 2, used: 1 })
  expect(await page({ pageIndex: 4, pageSize: 1 })).toMatchObject({
    result: [{ id: data.id }],
    pageIndex: 4,
    pageSize: 1,
    totalCount: 4,
  })
})
