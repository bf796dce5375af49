import type { WidgetNode } from '../../src/engine/contract'
import { both, define, given, missing, widget } from './definition'

const LOGGED_IN = { security: { isLogin: true } }
const GRADES = '/views/index?url=/grade/index'
const PAY = '/asset/pay/index?id={payId}'

const list = define(
  '/scanPay/index',
  both('Packages', '套餐'),
  [widget('packageList', 'packages', { itemUrl: '/scanPay/show?id={id}' })],
  { nav: { share: true } },
)

const show = define(
  '/scanPay/show',
  both('Package', '套餐详情'),
  [
    widget('packageDetail', 'package', {
      required: true,
      buyUrl: '/scanPay/purchase?packageId={id}',
      productUrl: '/scanPay/product?id={productId}',
    }),
  ],
  { nav: { share: true } },
)

const product = define(
  '/scanPay/product',
  both('Product', '产品详情'),
  [
    widget('productDetail', 'product', {
      gallery: true,
      attributes: true,
      description: true,
      required: true,
      buyUrl: '/shop/order/buy',
      serviceUrl: '/custService/service',
    }),
  ],
  { nav: { share: true } },
)

/** A package or a grade, by what the address names; without either, the grades to choose from. */
const purchase: readonly WidgetNode[] = [
  widget('packagePurchase', 'package', {
    ...given('packageId'),
    payUrl: PAY,
    listUrl: '/scanPay/index',
  }),
  widget('gradePurchase', 'grade', {
    ...given('gradeId'),
    listUrl: GRADES,
    payUrl: PAY,
  }),
  widget('gradeList', 'grades', {
    ...missing('gradeId', 'packageId', 'id'),
    buyUrl: '/scanPay/purchase?gradeId={id}',
  }),
]

const STILL = { ...LOGGED_IN, nav: { pullRefresh: false } }

/** What can be opened as a whole, and how it is bought. */
export const packageViews = [
  list,
  show,
  product,
  define('/scanPay/purchase', both('Open and buy', '开通'), purchase, STILL),
  // Confirms a purchase that was made elsewhere: `id` is the payment.
  define(
    '/auto/buy',
    both('Confirm purchase', '确认购买'),
    [widget('payPanel', 'pay', given('id')), ...purchase],
    STILL,
  ),
]
