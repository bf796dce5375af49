import { screen } from '@testing-library/react'
import { testWaiting } from '../../../../engine/testing/hands'
import { renderWidget } from '../../../../engine/testing/render-widget'
import { initI18n } from '../../../../i18n'
import {
  beer,
  CLASSES,
  DESK,
  figures,
  income,
  night,
  page,
  review,
  SHOPS,
  sale,
  shopOf,
  shopOrder,
} from '../../testing/shop'
import {
  sellerApplications,
  sellerBuyers,
  sellerCodes,
  sellerCoupons,
  sellerFigures,
  sellerOrders,
  sellerPicking,
  sellerProduct,
  sellerProducts,
  sellerSales,
} from '.'

beforeAll(() => initI18n('en'))

const coupon = {
  id: '1',
  storeId: '302',
  name: 'Quay week',
  amount: 500,
  threshold: 3000,
  total: 10,
  claimed: 4,
  used: 1,
  startsAt: 1,
  endsAt: 1_900_000_000,
}
const lin = { userId: '1', nickName: 'Lin', avatar: '', orders: 2, amount: 5000, lastAt: 1 }
const counted = page([shopOrder], { counts: {} })
const api = DESK
const shops = 'merchant/merchants/simpleMerchants'
const alone = { 'merchant/merchants/show': shopOf('402') }

testWaiting({
  'the shops of a user': {
    widget: sellerCodes,
    api: alone,
    path: shops,
    answer: SHOPS,
    shows: 'Old Arcade',
    returns: true,
  },
  today: {
    widget: sellerFigures,
    api,
    path: 'merchant/desk/figures',
    answer: figures,
    shows: 'Paid today',
    returns: true,
  },
  income: {
    widget: sellerFigures,
    setup: { config: { show: 'income' } },
    api,
    path: 'merchant/income/days',
    answer: income,
    shows: 'Not yet settled',
  },
  orders: {
    widget: sellerOrders,
    api,
    path: 'merchant/order/page',
    answer: counted,
    shows: 'Hop Field',
    returns: true,
  },
  'an order': {
    widget: sellerOrders,
    setup: { config: { show: 'order' }, query: { id: '7' } },
    api,
    path: 'merchant/order/show',
    answer: shopOrder,
    shows: 'Hop Field',
    returns: true,
  },
  'the pick list': {
    widget: sellerPicking,
    api,
    path: 'merchant/order/page',
    answer: counted,
    shows: 'Hop Field · 330 ml',
  },
  'after-sales': {
    widget: sellerSales,
    api,
    path: 'merchant/afterSale/page',
    answer: page([sale]),
    shows: 'Hop Field',
    returns: true,
  },
  reviews: {
    widget: sellerBuyers,
    api,
    path: 'merchant/review/page',
    answer: page([review]),
    shows: 'Hop Field · 330 ml',
    returns: true,
  },
  customers: {
    widget: sellerBuyers,
    setup: { config: { show: 'customers' } },
    api,
    path: 'merchant/customer/page',
    answer: page([lin]),
    shows: 'Lin',
    returns: true,
  },
  applications: {
    widget: sellerApplications,
    api,
    path: 'merchant/application/page',
    answer: page([night]),
    shows: 'Night Shift',
    returns: true,
  },
  products: {
    widget: sellerProducts,
    api,
    path: 'merchant/product/page',
    answer: page([beer]),
    shows: 'Quay Haze',
    returns: true,
  },
  'a product to be changed': {
    widget: sellerProduct,
    setup: { query: { id: '21' } },
    path: 'merchant/product/show',
    api: { ...api, ...CLASSES },
    answer: beer,
    shows: 'Variant 2',
  },
  'the classes of a new product': {
    widget: sellerProduct,
    api,
    path: 'relation/ProductClassRelation/tree',
    answer: [],
    shows: 'Variant 1',
  },
  coupons: {
    widget: sellerCoupons,
    api,
    path: 'merchant/coupon/page',
    answer: page([coupon]),
    shows: 'Quay week',
    returns: true,
  },
})

test.each([
  ['sellerFigures', sellerFigures],
  ['sellerOrders', sellerOrders],
  ['sellerPicking', sellerPicking],
  ['sellerCodes', sellerCodes],
  ['sellerSales', sellerSales],
  ['sellerBuyers', sellerBuyers],
  ['sellerApplications', sellerApplications],
  ['sellerProducts', sellerProducts],
  ['sellerProduct', sellerProduct],
  ['sellerCoupons', sellerCoupons],
])('%s asks nothing of the server for somebody who is not logged in', async (_, widget) => {
  const { calls } = await renderWidget(widget, { api: DESK })
  expect(calls).toEqual([])
  expect(screen.queryByText('Old Arcade')).toBeNull()
})
