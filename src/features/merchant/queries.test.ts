import { QueryClient } from '@tanstack/query-core'
import { type AskingQuery, askedBy } from '../../http/testing/asked-by'
import {
  classes,
  customerPages,
  deskFigures,
  incomeOf,
  leftOf,
  ownShops,
  shopBy,
  shopOrderBy,
  shopOrderCounts,
  shopOrderPages,
  shopProductBy,
  shopProductPages,
  shopReviewPages,
  shopSalePages,
  stale,
  toPick,
} from './queries'
import { page, shopOrder } from './testing/shop'
import { shopCouponPages } from './widgets/desk/coupons'

/** What is asked, and what is made of the answer. */
async function asked(query: AskingQuery, given?: unknown) {
  const { calls, answer } = await askedBy(query, given)
  const [call, ...others] = calls
  expect(others).toEqual([])
  return { path: call?.path, sent: call?.body ?? call?.query, answer }
}

const WANTED = { merchantId: '401', status: 2, keyword: 'hop' }
const PAGE = { pageIndex: 3, pageSize: 15, merchantId: '401' }

test.each([
  ['orders', shopOrderPages, 'merchant/order/page'],
  ['sales', shopSalePages, 'merchant/afterSale/page'],
  ['products', shopProductPages, 'merchant/product/page'],
  ['reviews', shopReviewPages, 'merchant/review/page'],
  ['customers', customerPages, 'merchant/customer/page'],
  ['coupons', shopCouponPages, 'merchant/coupon/page'],
] as const)('the %s of a shop are asked for a page at a time', async (name, pages, path) => {
  const query = pages(WANTED)
  expect(query.key).toEqual(['desk', name, '401', 2, 'hop'])
  const sent = { ...PAGE, status: 2, keyword: 'hop' }
  expect(await asked(query)).toEqual({ path, sent, answer: undefined })
  const all = pages({ merchantId: '' })
  expect(all.key).toEqual(['desk', name, '', undefined, ''])
  expect((await asked(all)).sent).toEqual({ ...PAGE, merchantId: '' })
})

test.each<[string, AskingQuery, readonly unknown[], string, unknown]>([
  ['shops', ownShops, ['desk', 'shops'], 'merchant/merchants/simpleMerchants', undefined],
  ['a shop', shopBy('7'), ['desk', 'shop', '7'], 'merchant/merchants/show', { id: '7' }],
  [
    'today',
    deskFigures('7'),
    ['desk', 'figures', '7'],
    'merchant/desk/figures',
    { merchantId: '7' },
  ],
  ['an order', shopOrderBy('7'), ['desk', 'order', '7'], 'merchant/order/show', { id: '7' }],
  ['a product', shopProductBy('7'), ['desk', 'product', '7'], 'merchant/product/show', { id: '7' }],
  ['classes', classes, ['classTree'], 'relation/ProductClassRelation/tree', undefined],
  [
    'income',
    incomeOf('7', 30),
    ['desk', 'income', '7', 30],
    'merchant/income/days',
    { merchantId: '7', days: 30 },
  ],
])('%s: kept by what it is about, and asked for as wanted', async (_, query, key, path, sent) => {
  expect(query.key).toEqual(key)
  expect(await asked(query)).toEqual({ path, sent, answer: undefined })
})

test('how many orders there are of each status comes with any page of them', async () => {
  const query = shopOrderCounts('7')
  expect(query.key).toEqual(['desk', 'orderCounts', '7'])
  expect(await asked(query, page([], { counts: { 2: 5 } }))).toEqual({
    path: 'merchant/order/page',
    sent: { pageSize: 1, merchantId: '7' },
    answer: { 2: 5 },
  })
})

test('what is packed is one order, or all that wait to be shipped', async () => {
  const all = toPick('7', '')
  expect(all.key).toEqual(['desk', 'toPick', '7', ''])
  expect(await asked(all, page([shopOrder], { counts: {} }))).toEqual({
    path: 'merchant/order/page',
    sent: { pageSize: 50, merchantId: '7', status: 2 },
    answer: [expect.objectContaining({ id: '7' })],
  })
  const one = toPick('7', '9')
  expect(one.key).toEqual(['desk', 'toPick', '7', '9'])
  expect(await asked(one, shopOrder)).toEqual({
    path: 'merchant/order/show',
    sent: { id: '9' },
    answer: [expect.objectContaining({ id: '7' })],
  })
})

test.each([
  [{ count: 5, shipped: 0, refunded: 0, claimed: 0 }, 5],
  [{ count: 5, shipped: 2, refunded: 1, claimed: 1 }, 1],
  [{ count: 5, shipped: 5, refunded: 0, claimed: 0 }, 0],
  [{ count: 2, shipped: 2, refunded: 1, claimed: 0 }, 0],
  [{ count: 5, shipped: 4, refunded: 1, claimed: 0 }, 0],
  [{ count: 5, shipped: 5, refunded: 1, claimed: 0 }, 0],
])('of %j %i are still to be sent', (line, left) => {
  expect(leftOf(line as Parameters<typeof leftOf>[0])).toBe(left)
})

test('work at the desk makes its lists old, and what buyers see', async () => {
  const queries = new QueryClient()
  const subjects = ['desk', 'order', 'orders', 'product', 'products', 'product/page', 'cart']
  for (const subject of subjects) queries.setQueryData(['1001', 'en', subject], 1)
  await stale.afterWork(queries)
  const old = subjects.filter(
    (subject) => queries.getQueryState(['1001', 'en', subject])?.isInvalidated,
  )
  expect(old).toEqual(subjects.filter((subject) => subject !== 'cart'))
})
