import { QueryClient } from '@tanstack/query-core'
import type { HttpRequest } from '../../http/endpoint'
import { setHttpClient } from '../../http/endpoint'
import {
  afterSaleBy,
  afterSaleOffer,
  afterSalePages,
  afterStale,
  buyInfoOf,
  buyPriceOf,
  orderBy,
  orderPages,
  ownReviewPages,
  parcelTrace,
  stale,
} from './queries'
import { orderCounts } from './queries-counts'

interface Query {
  readonly key: readonly unknown[]
  // biome-ignore lint/suspicious/noExplicitAny: one page or another, one answer or another.
  readonly load: (...given: any[]) => Promise<unknown>
}

const { signal } = new AbortController()
const PRODUCTS = [{ productId: '1', skuId: '2', count: 3 }]
const STORES = [{ storeId: '301', couponId: '9' }]

test.each<[string, Query, readonly unknown[], string, unknown]>([
  ['an order', orderBy('7'), ['order', '7'], 'api/ordershow/show', { id: '7' }],
  [
    'orders',
    orderPages(2, 15),
    ['orders', 2, 15, ''],
    'order/order/page',
    { pageIndex: 3, pageSize: 15, status: 2 },
  ],
  [
    'orders by a word',
    orderPages(undefined, 15, 'hop'),
    ['orders', undefined, 15, 'hop'],
    'order/order/page',
    { pageIndex: 3, pageSize: 15, keyword: 'hop' },
  ],
  [
    'what is to be bought',
    buyInfoOf({ products: PRODUCTS, isFromCart: true }),
    ['buy-info', PRODUCTS, true],
    'order/orderBuy/info',
    { products: PRODUCTS, isFromCart: true },
  ],
  [
    'what it costs with all that is chosen',
    buyPriceOf({ products: PRODUCTS, isFromCart: false }, { stores: STORES, points: 5 }),
    ['buy-price', PRODUCTS, STORES, 5],
    'orderBuy/getPrice',
    { products: PRODUCTS, way: 1, stores: STORES, points: 5 },
  ],
  ['orders by state', orderCounts, ['orderCounts'], 'api/userCenter/status', undefined],
  ['a parcel', parcelTrace('7'), ['parcel', '7'], 'order/parcel/trace', { id: '7' }],
  [
    'what can be asked for',
    afterSaleOffer('7', '0'),
    ['after-sale-offer', '7', '0'],
    'order/afterSale/offer',
    { orderId: '7', position: '0' },
  ],
  ['an after-sale', afterSaleBy('7'), ['after-sale', '7'], 'order/afterSale/show', { id: '7' }],
  [
    'after-sales',
    afterSalePages('7', 15),
    ['after-sales', '7', 15],
    'order/afterSale/page',
    { pageIndex: 3, pageSize: 15, orderId: '7' },
  ],
  [
    'all after-sales',
    afterSalePages(undefined, 15),
    ['after-sales', undefined, 15],
    'order/afterSale/page',
    { pageIndex: 3, pageSize: 15 },
  ],
  [
    'what was said of an order',
    ownReviewPages('7', 50),
    ['reviews', 'mine', '7', 50],
    'productShow/evaluates',
    { pageIndex: 3, pageSize: 50, mine: true, orderId: '7' },
  ],
])('%s: kept by what it is about, and asked for as wanted', async (_, query, key, path, sent) => {
  const calls: HttpRequest[] = []
  setHttpClient({
    send: async (request) => {
      calls.push(request)
      throw new Error('no answer is wanted')
    },
  })
  expect(query.key).toEqual(key)
  const { load } = query
  await (load.length > 1 ? load(3, { signal }) : load({ signal })).catch(() => {})
  expect(calls).toHaveLength(1)
  const [call] = calls
  expect([
    call?.path.toLowerCase().endsWith(path.toLowerCase()),
    call?.body ?? call?.query,
  ]).toEqual([true, sent])
  expect([call?.quiet, call?.signal]).toEqual([true, signal])
})

const SUBJECTS = [
  'after-sale',
  'after-sale-offer',
  'after-sales',
  'bills',
  'cart',
  'coupons',
  'order',
  'orderCounts',
  'orders',
  'parcel',
  'product',
  'reviews',
  'wallet',
]

test.each<[string, (queries: QueryClient) => unknown, readonly string[]]>([
  [
    'a step',
    afterStale.afterStep,
    ['bills', 'coupons', 'order', 'orderCounts', 'orders', 'product', 'wallet'],
  ],
  [
    'a claim',
    afterStale.afterClaim,
    [
      'after-sale',
      'after-sale-offer',
      'after-sales',
      'bills',
      'order',
      'orderCounts',
      'orders',
      'parcel',
      'wallet',
    ],
  ],
  ['a review', afterStale.afterReview, ['order', 'orders', 'product', 'reviews']],
  ['buying again', afterStale.afterAgain, ['cart']],
  [
    'an order out of the cart',
    (queries) => stale.afterOrder(queries, { isFromCart: true }),
    ['cart', 'orderCounts', 'orders', 'product'],
  ],
  [
    'an order of a product',
    (queries) => stale.afterOrder(queries, { isFromCart: false }),
    ['orderCounts', 'orders', 'product'],
  ],
])('%s makes old what it changes, and nothing else', async (_, change, wanted) => {
  const queries = new QueryClient()
  for (const subject of SUBJECTS) queries.setQueryData(['1001', 'en', subject], 1)
  await change(queries)
  const old = SUBJECTS.filter(
    (subject) => queries.getQueryState(['1001', 'en', subject])?.isInvalidated,
  )
  expect(old).toEqual(wanted)
})
