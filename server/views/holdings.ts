import { both, define, widget } from './definition'

const LOGGED_IN = { security: { isLogin: true } }

/** A client that knows no reviews shows the orders they are about. */
const done = widget('orderList', 'orders', { statusParam: 'status' })

/** What a buyer has said of orders, and what they hold. */
export const holdingViews = [
  define(
    '/order/review',
    both('Review', '评价'),
    [
      widget('reviewHead', 'head'),
      widget('reviewForm', 'review', { required: true, fallback: done }),
    ],
    { ...LOGGED_IN, nav: { pullRefresh: false } },
  ),
  define(
    '/order/reviews',
    both('My reviews', '我的评价'),
    [widget('ownReviews', 'reviews', { required: true, fallback: done })],
    LOGGED_IN,
  ),
  define(
    '/member/vouchers',
    both('My packages', '我的套餐'),
    [
      widget('voucherList', 'vouchers', {
        required: true,
        packagesUrl: '/scanPay/index',
        fallback: widget('packageList', 'packages', { itemUrl: '/scanPay/show?id={id}' }),
      }),
    ],
    LOGGED_IN,
  ),
]
