const view = (url: string) => `/#/views/index?url=${url}`
const numbered = (url: string, first: number, ats: readonly number[]) =>
  ats.map((at) => view(`${url}&id=${first + at}`))

/** What somebody sees of the shop before they buy. */
export const SHELF = [
  view('/product/list'),
  '/#/zero/class',
  view('/product/show&id=2005'),
  view('/product/reviews&id=2005'),
  view('/store/show&id=301'),
  '/#/tool/search',
  '/#/tool/search?type=product&keyword=拉格',
  '/#/scanPay/index',
  '/#/scanPay/show?id=2',
  '/#/scanPay/product?id=2005',
]

/** What a shopper has: orders and after-sales of the seed, one for each state. */
export const SHOPPER = [
  view('/cart/index'),
  '/#/scanPay/purchase?packageId=2',
  '/#/scanPay/purchase?gradeId=2',
  '/#/shop/order/buy?productId=2005&skuId=20051&count=1',
  view('/order/list'),
  ...numbered('/order/show', 700_000, [1, 3, 5, 8, 10, 11, 12]),
  view('/after-sale/list'),
  view('/after-sale/apply&id=700003&position=0'),
  ...numbered('/after-sale/show', 740_000, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
  view('/order/review&id=700008'),
  view('/order/reviews'),
  view('/coupon/index'),
  view('/coupon/index&mine=1'),
  view('/grade/index'),
  view('/member/vouchers'),
  '/#/tool/favorite',
  '/#/tool/footprint',
  '/#/asset/pay/index?id=800001',
  '/#/asset/pay/success?payId=800003',
]

/** What a seller works at. */
export const DESK = [
  '/#/merchant/index',
  ...[
    'orders',
    'order&id=700043',
    'picking',
    'codes',
    'after-sales',
    'reviews',
    'customers',
    'products',
    'product',
    'coupons',
    'income',
    'messages',
    'applications',
    'another',
  ].map((page) => view(`/merchant/${page}`)),
  '/#/merchant/essential',
  '/#/merchant/information',
  '/#/merchant/business',
]
