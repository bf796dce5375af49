import {
  fitCoupons,
  pageShopCoupons,
  saveShopCoupon,
} from '../../../src/features/coupon/contract-shop'
import {
  closeOrder,
  decideAfterSale,
  findPickup,
  getDeskFigures,
  pageCustomers,
  pageShopAfterSales,
  pageShopOrders,
  pageShopProducts,
  pageShopReviews,
  priceSku,
  redeemPickup,
  replyReview,
  saveShopProduct,
  shelveProduct,
  shipOrder,
  showShopOrder,
  showShopProduct,
} from '../../../src/features/merchant/contract'
import {
  decideApplication,
  getShopIncome,
  pageApplications,
  pageSettlements,
  showMerchant,
} from '../../../src/features/merchant/contract-house'
import type { Row } from '../harness'

const PAGE = { pageIndex: 1, pageSize: 15 }
const page = (item: object) =>
  expect.objectContaining({
    ...PAGE,
    result: expect.arrayContaining([expect.objectContaining(item)]),
    totalCount: expect.any(Number),
  })
const some = (item: object) => expect.objectContaining(item)
const N = expect.any(Number)

/** The first orders of the owner's desk: five to ship, three to be picked up. */
const [TO_SHIP, TO_PICK_UP] = ['700043', '700048']
const CODE = String(31_000_000 + 47 * 7919)
const BEER = {
  storeId: '302',
  classId: '11',
  name: { en: 'Quay Haze', 'zh-Hans': '江岸浑浊' },
  intro: { en: 'Soft and loud', 'zh-Hans': '柔和而响亮' },
  images: ['/pictures/beer/x.svg'],
}

/** The desk of a shop, and what a member has (decision 0028). */
export const sellerRows: readonly Row[] = [
  {
    call: showMerchant,
    as: 'owner',
    input: { query: { id: '402' } },
    sends: 'GET merchant/merchants/show?id=402',
    answers: some({ id: '402', name: 'Old Arcade Beverages', status: 2, isOperator: false }),
  },
  {
    call: getDeskFigures,
    as: 'owner',
    input: { query: { merchantId: '402' } },
    sends: 'GET merchant/desk/figures?merchantId=402',
    answers: {
      orders: N,
      amount: N,
      buyers: N,
      refunded: N,
      toShip: N,
      toPickUp: N,
      afterSales: N,
      reviews: N,
      lowStock: N,
      applications: N,
    },
  },
  {
    call: pageShopOrders,
    as: 'owner',
    input: { body: { ...PAGE, merchantId: '402', status: 2 } },
    sends: 'POST merchant/order/page',
    answers: page({ id: TO_SHIP, status: 2, actions: ['ship', 'close'] }),
  },
  {
    call: showShopOrder,
    as: 'owner',
    input: { query: { id: TO_SHIP } },
    sends: `GET merchant/order/show?id=${TO_SHIP}`,
    answers: some({ id: TO_SHIP, storeId: '302' }),
  },
  {
    call: shipOrder,
    as: 'owner',
    input: {
      body: {
        id: TO_SHIP,
        carrier: 'SF',
        number: 'SF1234567',
        lines: [{ position: 0, count: 1 }],
        requestId: 'p1',
      },
    },
    sends: 'POST merchant/order/ship',
    answers: some({
      id: TO_SHIP,
      parcels: [some({ carrier: 'SF', lines: [{ position: 0, count: 1 }] })],
    }),
  },
  {
    call: closeOrder,
    as: 'owner',
    input: { body: { id: TO_SHIP, reason: 'soldOut', requestId: 'c1' } },
    sends: 'POST merchant/order/close',
    answers: some({ id: TO_SHIP, status: 6, closedBy: 'shop', closeReason: 'Sold out' }),
  },
  {
    call: findPickup,
    as: 'owner',
    input: { query: { code: CODE } },
    sends: `GET merchant/pickup/find?code=${CODE}`,
    answers: some({ id: TO_PICK_UP, way: 2, actions: ['redeem', 'close'] }),
  },
  {
    call: redeemPickup,
    as: 'owner',
    input: { body: { code: `taproom:pickup:${CODE}` } },
    sends: 'POST merchant/pickup/redeem',
    answers: some({ id: TO_PICK_UP, status: 4 }),
  },
  {
    call: pageShopAfterSales,
    as: 'owner',
    input: { body: { ...PAGE, status: 1 } },
    sends: 'POST merchant/afterSale/page',
    answers: page({ state: 1, actions: ['approve', 'refuse'] }),
  },
  {
    call: decideAfterSale,
    as: 'owner',
    before: ({ db }) =>
      db.updateTable('after_sales').set({ state: 1 }).where('id', '=', '740006').execute(),
    input: { body: { id: '740006', action: 'refuse', message: 'No picture' } },
    sends: 'POST merchant/afterSale/decide',
    answers: some({ id: '740006', state: 3 }),
  },
  {
    call: pageShopProducts,
    as: 'owner',
    input: { body: { ...PAGE, merchantId: '402', status: 1 } },
    sends: 'POST merchant/product/page',
    answers: page({ storeId: '302', isOnShelf: true }),
  },
  {
    call: showShopProduct,
    as: 'owner',
    before: ({ db }) =>
      db.updateTable('products').set({ storeId: '302' }).where('id', '=', '2001').execute(),
    input: { query: { id: '2001' } },
    sends: 'GET merchant/product/show?id=2001',
    answers: some({ id: '2001', storeId: '302' }),
  },
  {
    call: saveShopProduct,
    as: 'owner',
    input: {
      body: {
        ...BEER,
        skus: [{ name: { en: 'Can', 'zh-Hans': '罐' }, price: 1900, stock: 24 }],
      },
    },
    sends: 'POST merchant/product/save',
    answers: some({ ...BEER, isOnShelf: false, price: 1900, stock: 24 }),
  },
  {
    call: shelveProduct,
    as: 'owner',
    before: ({ db }) =>
      db.updateTable('products').set({ storeId: '302' }).where('id', '=', '2001').execute(),
    input: { body: { id: '2001', isOnShelf: false } },
    sends: 'POST merchant/product/shelf',
    answers: some({ id: '2001', isOnShelf: false }),
  },
  {
    call: priceSku,
    as: 'owner',
    input: { body: { id: '20011', price: 1, stock: 2 } },
    sends: 'POST merchant/product/sku',
    answers: some({ id: '2001', price: 1 }),
  },
  {
    call: pageShopReviews,
    as: 'owner',
    input: { body: { ...PAGE, status: 0 } },
    sends: 'POST merchant/review/page',
    answers: page({ reply: '', productName: expect.any(String) }),
  },
  {
    call: replyReview,
    as: 'owner',
    input: { body: { id: '770001', reply: 'Thank you' } },
    sends: 'POST merchant/review/reply',
    answers: { id: '770001', reply: 'Thank you' },
  },
  {
    call: pageCustomers,
    as: 'owner',
    input: { body: PAGE },
    sends: 'POST merchant/customer/page',
    answers: page({ orders: N, amount: N, lastAt: N, nickName: expect.any(String) }),
  },
  {
    call: getShopIncome,
    as: 'owner',
    input: { query: { merchantId: '402', days: 7 } },
    sends: 'GET merchant/income/days?merchantId=402&days=7',
    answers: {
      amount: N,
      refunded: N,
      net: N,
      settled: N,
      pending: N,
      nextAt: N,
      days: expect.any(Array),
    },
  },
  {
    call: pageSettlements,
    as: 'owner',
    input: { body: { ...PAGE, merchantId: '402' } },
    sends: 'POST merchant/settlement/page',
    answers: page({ orders: N, sold: N, refunded: N, fee: N, paid: N, paidAt: N }),
  },
  {
    call: pageApplications,
    as: 'owner',
    input: { body: { ...PAGE, status: 1 } },
    sends: 'POST merchant/application/page',
    answers: page({ id: '405', status: 1, isWaiting: true, name: 'New Tower Hospitality' }),
  },
  {
    call: decideApplication,
    as: 'owner',
    input: { body: { id: '405', isApproved: false, reason: 'Licence unreadable' } },
    sends: 'POST merchant/application/decide',
    answers: some({ id: '405', status: 3, isWaiting: false, reason: 'Licence unreadable' }),
  },
  {
    call: saveShopCoupon,
    as: 'owner',
    input: {
      body: {
        storeId: '302',
        name: { en: 'Arcade week', 'zh-Hans': '骑楼周' },
        amount: 500,
        threshold: 3000,
        total: 10,
        days: 7,
        requestId: 'c1',
      },
    },
    sends: 'POST merchant/coupon/save',
    answers: some({ storeId: '302', name: 'Arcade week', claimed: 0, used: 0, total: 10 }),
  },
  {
    call: pageShopCoupons,
    as: 'owner',
    before: ({ db }) =>
      db.updateTable('coupons').set({ storeId: '302' }).where('id', '=', '990003').execute(),
    input: { body: PAGE },
    sends: 'POST merchant/coupon/page',
    answers: page({ id: '990003', claimed: 8 }),
  },
  {
    call: fitCoupons,
    as: 'member',
    input: { body: { products: [{ productId: '2001', skuId: '20011', count: 1 }] } },
    sends: 'POST coupon/fit',
    answers: {
      mine: [some({ id: '990002', fits: false, discount: 0 })],
      open: expect.arrayContaining([some({ id: '990001', state: 0 })]),
    },
  },
]
