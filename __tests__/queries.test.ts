import { QueryClient } from '@tanstack/query-core'
import {
  stale as address,
  addressPages,
  firstAddresses,
  regionsTo,
} from '../src/features/address/queries'
import { noteCount } from '../src/features/cart/queries'
import { stale as content, eventPages, ticketPages } from '../src/features/content/queries'
import { feedPages } from '../src/features/content/queries-feeds'
import { stale as coupon, couponPages, couponsFor, couponsOf } from '../src/features/coupon/queries'
import { channels, devicePages, terminalPages } from '../src/features/device/queries'
import { forgetForms, formBy, forms } from '../src/features/form/queries'
import { followingOf, stale as live, liveBy, livePages } from '../src/features/live/queries'
import {
  stale as member,
  openedPackages,
  ownGrade,
  voucherPages,
} from '../src/features/member/queries'
import { stale as order, orderBy, orderPages } from '../src/features/order/queries'
import { afterStale, ownReviewPages } from '../src/features/order/queries-after'
import { orderCounts } from '../src/features/order/queries-counts'
import { lacksPayPassword, stale as password } from '../src/features/pay/queries'
import { stale as pay } from '../src/features/pay/queries-payment'
import { countiesOf, stale as place } from '../src/features/place/queries'
import {
  cartLines,
  facetsOf,
  stale as product,
  productBy,
  productCardBy,
  productCount,
  reviewPages,
  reviewSummary,
} from '../src/features/product/queries'
import { productClasses } from '../src/features/product/queries-classes'
import { productPages } from '../src/features/product/queries-list'
import { stale as profile } from '../src/features/profile/queries'
import { lightRecordsOf, namesOf, stale as record, recordBy } from '../src/features/record/queries'
import { posterPages, teamCounts, teamPages } from '../src/features/referral/queries'
import { chartOf, reportOf } from '../src/features/report/queries'
import { foundThings, hotWords, suggestionsFor } from '../src/features/search/queries'
import { stores } from '../src/features/store/queries'
import { storeBy } from '../src/features/store/queries-show'
import { stale as task, tasks } from '../src/features/task/queries'
import { accounts, stale as wallet } from '../src/features/wallet/queries'
import {
  offlineRecharges,
  paymentAccounts,
  transferPrice,
} from '../src/features/wallet/queries-account'
import { setHttpClient } from '../src/http/endpoint'
import type { HttpRequest } from '../src/http/types'

interface Query {
  readonly key: readonly unknown[]
  // biome-ignore lint/suspicious/noExplicitAny: one page or another, one answer or another.
  readonly load: (...given: any[]) => Promise<unknown>
}

/** What a query asks the server, page three of it where there are pages. */
async function askedBy({ load }: Query): Promise<HttpRequest[]> {
  const asked: HttpRequest[] = []
  setHttpClient({
    send: async (request) => {
      asked.push(request)
      throw new Error('no answer is wanted')
    },
  })
  const context = { signal: new AbortController().signal }
  await (load.length > 1 ? load(3, context) : load(context)).catch(() => {})
  for (const { quiet, signal } of asked) expect([quiet, signal]).toEqual([true, context.signal])
  return asked
}

const newest = { field: 'createdAt', type: 'Desc' }
const equal = (field: string, value: unknown) => ({ field, operator: 'equal', value })
const and = (...conditions: unknown[]) => ({ logicalOperator: 'and', conditions })

test.each<
  [string, Query, readonly unknown[], readonly (readonly [path: string, sent?: unknown])[]]
>([
  ['addresses', addressPages, ['addresses'], [['basic/address/page', { pageIndex: 3 }]]],
  ['the first address', firstAddresses, ['addresses', 'first'], [['basic/address/page', {}]]],
  ['regions', regionsTo(3), ['regions', 3], [['api/region/getRegionData', { level: 3 }]]],
  ['the cart', cartLines, ['cart'], [['cart/list']]],
  [
    'coupons',
    couponPages(true, 15),
    ['coupons', true, 15],
    [['coupon/page', { pageIndex: 3, pageSize: 15, mine: true }]],
  ],
  [
    'devices',
    devicePages(2, 15),
    ['devices', 2, 15],
    [['device/device/page', { pageIndex: 3, pageSize: 15, condition: and(equal('status', 2)) }]],
  ],
  [
    'devices of every state',
    devicePages(undefined, 15),
    ['devices', undefined, 15],
    [['device/device/page', { pageIndex: 3, pageSize: 15 }]],
  ],
  ['channels', channels, ['channels'], [['report/channels', {}]]],
  [
    'terminals',
    terminalPages({ channelId: '7', status: 1, pageSize: 15 }),
    ['terminals', '7', 1, 15],
    [
      [
        'device/terminal/page',
        {
          pageIndex: 3,
          pageSize: 15,
          condition: and(equal('channelId', '7'), equal('status', 1)),
          sorts: [{ field: 'todayIncome', type: 'Desc' }],
        },
      ],
    ],
  ],
  [
    'all terminals',
    terminalPages({ channelId: '', status: 0, pageSize: 15 }),
    ['terminals', '', 0, 15],
    [
      [
        'device/terminal/page',
        {
          pageIndex: 3,
          pageSize: 15,
          condition: and(),
          sorts: [{ field: 'todayIncome', type: 'Desc' }],
        },
      ],
    ],
  ],
  [
    'a form',
    formBy('visit', '5'),
    ['form', 'visit', '5'],
    [['paas/autoForm/getView', { key: 'visit', id: '5' }]],
  ],
  ['forms', forms, ['form', 'list'], [['paas/formEngine/mobileAll']]],
  ['a live', liveBy('5'), ['live', '5'], [['live/show', { liveId: '5' }]]],
  [
    'lives',
    livePages({ state: 1 } as never, 15),
    ['lives', { state: 1 }, 15],
    [['live/page', { pageIndex: 3, pageSize: 15, state: 1 }]],
  ],
  [
    'whether one follows',
    followingOf('5'),
    ['following', '5'],
    [['live/liveFollow/isFollow', { authorId: '5' }]],
  ],
  [
    'opened packages',
    openedPackages,
    ['packages', 'opened'],
    [
      [
        'packageOrder/list',
        {
          queries: [{ field: 'openedAt', operator: 'greater', value: 0 }],
          sorts: [{ field: 'openedAt', type: 'Asc' }],
          limit: 50,
        },
      ],
    ],
  ],
  ['an order', orderBy('5'), ['order', '5'], [['api/orderShow/show', { id: '5' }]]],
  [
    'orders',
    orderPages(2, 15),
    ['orders', 2, 15, ''],
    [['order/page', { pageIndex: 3, pageSize: 15, status: 2 }]],
  ],
  [
    'orders by a word',
    orderPages(undefined, 15, 'hop'),
    ['orders', undefined, 15, 'hop'],
    [['order/page', { pageIndex: 3, pageSize: 15, keyword: 'hop' }]],
  ],
  [
    'one’s own reviews of an order',
    ownReviewPages('7', 50),
    ['reviews', 'mine', '7', 50],
    [['evaluates', { pageIndex: 3, pageSize: 50, mine: true, orderId: '7' }]],
  ],
  ['one’s own grade', ownGrade, ['grade', 'me'], [['member/grade/me']]],
  [
    'vouchers',
    voucherPages(2, 15),
    ['vouchers', 2, 15],
    [['member/voucher/page', { status: 2, pageIndex: 3, pageSize: 15 }]],
  ],
  [
    'events of a city',
    eventPages({ storeId: '301', regionId: '440100', pageSize: 15 }),
    ['events', 'page', '301', '440100', 15],
    [['event/page', { storeId: '301', regionId: '440100', pageIndex: 3, pageSize: 15 }]],
  ],
  [
    'tickets that were used',
    ticketPages(2, 15),
    ['tickets', 'page', 2, 15],
    [['event/ticket/page', { status: 2, pageIndex: 3, pageSize: 15 }]],
  ],
  [
    'used coupons',
    couponPages(true, 15, 'used'),
    ['coupons', true, 15, 'used'],
    [['coupon/page', { pageIndex: 3, pageSize: 15, mine: true, state: 'used' }]],
  ],
  ['orders by state', orderCounts, ['orderCounts'], [['api/userCenter/status']]],
  [
    'whether a pay password is missing',
    lacksPayPassword,
    ['need-pay-password'],
    [['people/userDetail/needSetPayPassword']],
  ],
  [
    'districts',
    countiesOf('5'),
    ['counties', '5'],
    [['api/region/getCountyByCity', { cityId: '5' }]],
  ],
  [
    'a product',
    productBy('5'),
    ['product', '5'],
    [
      ['product/productShow/detail', { id: '5' }],
      ['product/productShow/skus', { id: '5' }],
    ],
  ],
  ['a card', productCardBy('5'), ['product', '5', 'card'], [['productShow/show', { id: '5' }]]],
  [
    'what is said of a product, in short',
    reviewSummary('5'),
    ['product', '5', 'reviews'],
    [['productShow/evaluates', { productId: '5', pageIndex: 1, pageSize: 2 }]],
  ],
  [
    'all that is said of a product',
    reviewPages('5', 'all', 15),
    ['product', '5', 'reviews', 'all', 15],
    [['productShow/evaluates', { productId: '5', pageIndex: 3, pageSize: 15 }]],
  ],
  [
    'what is shown of a product',
    reviewPages('5', 'pictures', 15),
    ['product', '5', 'reviews', 'pictures', 15],
    [['productShow/evaluates', { productId: '5', pageIndex: 3, pageSize: 15, hasPictures: true }]],
  ],
  [
    'what some say of a product',
    reviewPages('5', 2, 15),
    ['product', '5', 'reviews', 2, 15],
    [['productShow/evaluates', { productId: '5', pageIndex: 3, pageSize: 15, stars: 2 }]],
  ],
  [
    'coupons for products',
    couponsFor([{ productId: '5', skuId: '6', count: 2 }]),
    ['coupons', 'fit', [{ productId: '5', skuId: '6', count: 2 }]],
    [['coupon/fit', { products: [{ productId: '5', skuId: '6', count: 2 }] }]],
  ],
  [
    'coupons of a store',
    couponsOf('7'),
    ['coupons', 'store', '7'],
    [['coupon/page', { pageIndex: 1, pageSize: 10, storeId: '7' }]],
  ],
  ['a store', storeBy('7'), ['store', '7'], [['people/store/show', { id: '7' }]]],
  ['classes', productClasses, ['classTree'], [['relation/productClassRelation/tree']]],
  [
    'products',
    productPages({ keyWord: 'a' }, 15),
    ['products', { keyWord: 'a' }, 15],
    [['product/page', { keyWord: 'a', pageIndex: 3, pageSize: 15 }]],
  ],
  [
    'what narrows products',
    facetsOf({ keyWord: 'a', classIds: '1', storeId: '7', tags: 'new', sort: 'sold' }),
    ['products', 'facets', { keyWord: 'a', classIds: '1', storeId: '7' }],
    [['product/facets', { keyWord: 'a', classIds: '1', storeId: '7' }]],
  ],
  [
    'how many products',
    productCount({ styles: 'IPA' }),
    ['products', 'count', { styles: 'IPA' }],
    [['product/page', { styles: 'IPA', pageIndex: 1, pageSize: 1 }]],
  ],
  [
    'things found',
    foundThings('store', 'a', 15),
    ['search', 'found', 'store', 'a', 15],
    [['basic/search/page', { type: 'store', keyword: 'a', pageIndex: 3, pageSize: 15 }]],
  ],
  [
    'suggestions',
    suggestionsFor('live', 'a'),
    ['search', 'suggest', 'live', 'a'],
    [['basic/search/suggest', { type: 'live', keyword: 'a' }]],
  ],
  [
    'hot words',
    hotWords('content'),
    ['search', 'hot', 'content'],
    [['basic/search/hot', { type: 'content' }]],
  ],
  [
    'records of a light app',
    lightRecordsOf('notice'),
    ['records', 'all', 'notice'],
    [['api/lightApp/getList', { tableName: 'notice' }]],
  ],
  ['a record', recordBy('store', '5'), ['detail', 'store', '5'], [['store/query', { id: '5' }]]],
  [
    'names',
    namesOf(['store', 'user']),
    ['relations', ['store', 'user']],
    [['store/kv'], ['user/kv']],
  ],
  ['a team', teamCounts, ['team', 'count'], [['count']]],
  [
    'members',
    teamPages({ level: 'first', pageSize: 15, keyword: 'a', parentId: '5' }),
    ['team', 'first', 15, 'a', '5'],
    [['recommendUser', { pageIndex: 3, pageSize: 15, keyword: 'a' }]],
  ],
  [
    'members of a member',
    teamPages({ level: 'second', pageSize: 15, parentId: '5' }),
    ['team', 'second', 15, '', '5'],
    [['secondUser', { pageIndex: 3, pageSize: 15, parentId: '5' }]],
  ],
  ['posters', posterPages(15), ['posters', 15], [['qrcode', { pageIndex: 3, pageSize: 15 }]]],
  [
    'a report',
    reportOf({ type: 'sales', period: 'week', pageSize: 9 }),
    ['report/sales', 'week', 9],
    [['report/sales', { pageSize: 9, keyword: 'week' }]],
  ],
  [
    'a report of its own period',
    reportOf({ type: 'sales', period: '', pageSize: 9 }),
    ['report/sales', '', 9],
    [['report/sales', { pageSize: 9 }]],
  ],
  [
    'a chart',
    chartOf({ type: 'sales', single: 'shares', keyword: 'week' }),
    ['report/sales', 'shares', 'week'],
    [['report/sales', { keyword: 'week', pageSize: 366 }]],
  ],
  [
    'a chart of named figures',
    chartOf({ type: '', single: 'shares', keyword: undefined }),
    ['report/', 'shares', undefined],
    [['single', { key: 'shares' }]],
  ],
  ['stores', stores, ['storeList'], [['store/location', {}]]],
  ['tasks', tasks, ['tasks'], [['taskJob/jobs']]],
  ['accounts', accounts, ['wallet'], [['account']]],
  [
    'payment accounts',
    paymentAccounts(['bank']),
    ['payment-accounts', ['bank']],
    [
      [
        'userAccount/list',
        {
          queries: [{ field: 'kind', operator: 'in', value: ['bank'] }],
          sorts: [{ field: 'preferred', type: 'Desc' }, newest],
          limit: 50,
        },
      ],
    ],
  ],
  [
    'transfers to the bank',
    offlineRecharges,
    ['offline-recharges'],
    [['list', { sorts: [newest], limit: 10 }], ['account']],
  ],
  [
    'what sending costs',
    transferPrice(500, '13800138000'),
    ['transfer-price', 500, '13800138000'],
    [['price', { amount: 500, toMobile: '13800138000' }]],
  ],
])(
  '%s: kept by what they are about, and asked for as wanted',
  async (_name, query, key, wanted) => {
    expect(query.key).toEqual(key)
    const asked = await askedBy(query)
    expect(asked).toHaveLength(wanted.length)
    for (const [at, [path, sent]] of wanted.entries()) {
      const { query: parameters, body, path: whole } = asked[at] as HttpRequest
      expect(whole.toLowerCase()).toContain(path.toLowerCase())
      expect(body ?? parameters).toEqual(sent)
    }
  },
)

test('a page of a feed is asked for by its kind', async () => {
  const load = jest.fn(async () => ({ result: [], pageIndex: 3, pageSize: 15, totalCount: 0 }))
  const { key, load: page } = feedPages({ name: 'notes', kind: 'a', pageSize: 15, load })
  const { signal } = new AbortController()
  await page(3, { signal } as never)
  expect(key).toEqual(['feed', 'notes', 'a', 15])
  expect(load).toHaveBeenCalledWith({ pageIndex: 3, pageSize: 15, kind: 'a', signal })
})

test.each([
  [countiesOf(''), countiesOf('5')],
  [productBy(''), productBy('5')],
  [productCardBy(''), productCardBy('5')],
  [reviewSummary(''), reviewSummary('5')],
  [reviewPages('', 'all', 15), reviewPages('5', 'all', 15)],
  [couponsFor([]), couponsFor([{ productId: '5', skuId: '6', count: 2 }])],
  [storeBy(''), storeBy('7')],
  [namesOf([]), namesOf(['store'])],
])('nothing is asked about nothing', (nothing, something) => {
  expect([nothing.enabled, something.enabled]).toEqual([false, true])
})

/** A cache that has one answer about each of these, as a user has them. */
function cache(subjects: readonly string[]) {
  const queries = new QueryClient()
  for (const subject of subjects) queries.setQueryData(['1001', 'en', subject], [{ id: '1' }])
  return queries
}
const MONEY = ['wallet', 'bills', 'report/walletStats']

test.each<[string, (queries: QueryClient) => unknown, readonly string[]]>([
  ['an address', address.afterChange, ['addresses']],
  ['the cart', product.afterCart, ['cart']],
  ['a removal from a feed', content.afterRemoval, ['feed', 'product']],
  ['a booking', content.afterBooking, ['events', 'tickets', 'wallet', 'bills']],
  ['a coupon', coupon.afterClaim, ['coupons']],
  ['following', live.afterFollow, ['lives']],
  ['an order of a grade', member.afterOrder, ['orders', 'orderCounts']],
  ['a package that was paid back', member.afterRefund, ['vouchers', 'packages', 'wallet', 'bills']],
  ['a birthday', member.afterBirthday, ['grade', 'coupons']],
  ['a review', afterStale.afterReview, ['order', 'orders', 'product', 'reviews']],
  [
    'a price that is no longer the price',
    member.afterRefusedPrice,
    ['gradePurchase', 'packagePurchase', 'gradeList', 'packageList'],
  ],
  [
    'an order',
    (queries) => order.afterOrder(queries, { isFromCart: false }),
    ['orders', 'orderCounts', 'product'],
  ],
  [
    'an order out of the cart',
    (queries) => order.afterOrder(queries, { isFromCart: true }),
    ['orders', 'orderCounts', 'product', 'cart'],
  ],
  [
    'a payment',
    pay.afterPayment,
    [
      ...['payment', 'orders', 'order', 'orderCounts', 'packages', 'packageList', 'gradeList'],
      ...['vouchers', 'grade', 'tasks', ...MONEY],
    ],
  ],
  ['a pay password', password.afterPassword, ['need-pay-password', 'payPasswordForm']],
  [
    'another place',
    place.afterChoice,
    [
      ...['storeList', 'people/store/location', 'relation/home', 'product', 'products'],
      ...['product/page', 'search', 'lives'],
    ],
  ],
  ['a visit to a product', product.afterVisit, ['feed']],
  ['a product that is there again', product.afterReturn, ['product']],
  ['another name', profile.afterFace, ['posters', 'report/ranking']],
  ['a record', record.afterChange, ['records']],
  ['a job', task.afterJob, ['tasks', ...MONEY]],
  ['money', wallet.afterMove, MONEY],
  ['a bank card', wallet.afterPaymentAccount, ['payment-accounts']],
  ['a transfer to the bank', wallet.afterOffline, ['offline-recharges']],
])('after %s is asked anew what it changed, and nothing else', async (_name, after, subjects) => {
  const queries = cache([...subjects, 'something else'])
  await after(queries)
  const state = (subject: string) => queries.getQueryState(['1001', 'en', subject])?.isInvalidated
  expect(subjects.filter((subject) => !state(subject))).toEqual([])
  expect(state('something else')).toBe(false)
})

test('a paid result does not begin with an older answer', async () => {
  const queries = cache(['payment-result', 'wallet'])
  await pay.afterPayment(queries)
  expect(queries.getQueryData(['1001', 'en', 'payment-result'])).toBeUndefined()
  expect(queries.getQueryData(['1001', 'en', 'wallet'])).toBeDefined()
})

test('a form that was sent is forgotten, other things are not', () => {
  const queries = cache(['form', 'wallet'])
  forgetForms(queries)
  expect(queries.getQueryData(['1001', 'en', 'form'])).toBeUndefined()
  expect(queries.getQueryData(['1001', 'en', 'wallet'])).toBeDefined()
})

test('a count is noted in the line it is about, in the cart alone', () => {
  const queries = cache(['wallet'])
  queries.setQueryData(
    ['1001', 'en', 'cart'],
    [
      { id: '1', count: 1 },
      { id: '2', count: 1 },
    ],
  )
  noteCount(queries, '2', 5)
  expect(queries.getQueryData(['1001', 'en', 'cart'])).toEqual([
    { id: '1', count: 1 },
    { id: '2', count: 5 },
  ])
  expect(queries.getQueryData(['1001', 'en', 'wallet'])).toEqual([{ id: '1' }])
})
