import { addressPages, firstAddresses, regionsTo } from '../src/features/address/queries'
import { couponPages, couponsFor, couponsOf } from '../src/features/coupon/queries'
import { openedPackages, ownGrade, voucherPages } from '../src/features/member/queries'
import { orderBy, orderPages, ownReviewPages } from '../src/features/order/queries'
import { orderCounts } from '../src/features/order/queries-counts'
import { lacksPayPassword } from '../src/features/pay/queries'
import { countiesOf } from '../src/features/place/queries'
import {
  cartLines,
  facetsOf,
  productBy,
  productCardBy,
  productCount,
  reviewPages,
  reviewSummary,
} from '../src/features/product/queries'
import { productClasses, productPages } from '../src/features/product/queries-list'
import { namesOf } from '../src/features/record/queries'
import { foundThings, hotWords, suggestionsFor } from '../src/features/search/queries'
import { storeBy, stores } from '../src/features/store/queries'
import { accounts } from '../src/features/wallet/queries'
import {
  offlineRecharges,
  paymentAccounts,
  transferPrice,
} from '../src/features/wallet/queries-account'
import { expectKeptAndAsked, newest } from './support/kept-and-asked'

expectKeptAndAsked([
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
    'opened packages',
    openedPackages,
    ['packages', 'opened'],
    [
      [
        'packageOrder/list',
        {
          queries: [{ field: 'openedAt', operator: 'greater', value: 0 }],
          sorts: [{ field: 'openedAt', type: 'Desc' }],
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
  ['stores', stores, ['storeList'], [['store/location', {}]]],
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
])

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
