const view = (url: string) => `/#/views/index?url=${url}`
const numbered = (url: string, first: number, ats: readonly number[]) =>
  ats.map((at) => view(`${url}&id=${first + at}`))

/** What somebody sees of the shop before they buy. */
const SHELF = [
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

/** What a shopper has: orders of the seed, one for each state, and an after-sale. */
const SHOPPER = [
  view('/cart/index'),
  '/#/scanPay/purchase?packageId=2',
  '/#/scanPay/purchase?gradeId=2',
  '/#/shop/order/buy?productId=2005&skuId=20051&count=1',
  view('/order/list'),
  ...numbered('/order/show', 700_000, [1, 3, 5, 8, 10, 11, 12]),
  view('/after-sale/list'),
  view('/after-sale/apply&id=700003&position=0'),
  ...numbered('/after-sale/show', 740_000, [1]),
  view('/order/review&id=700008'),
  view('/order/reviews'),
  view('/coupon/index'),
  view('/coupon/index&mine=1'),
  view('/grade/index'),
  view('/member/vouchers'),
  '/#/tool/favorite',
  '/#/tool/footprint',
  '/#/auto/buy',
  '/#/asset/pay/index?id=800001',
  '/#/asset/pay/success?payId=800003',
]

/** What a seller works at. */
const DESK = [
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

/** What is read by everybody, and what those see who are not logged in. */
const READING = [
  ...['index', 'ranking', 'reward', 'user'].map((tab) => `/#/pages/tabbar/${tab}`),
  '/#/pages/startup',
  '/#/user/login',
  '/#/user/reg',
  '/#/auto/edit?url=/user/password/find',
  '/#/user/setting',
  '/#/user/respect',
  ...['privacy', 'terms', 'adults'].map((page) => view(`/user/${page}`)),
  '/#/company/about',
  '/#/company/contact',
  '/#/company/feedback',
  '/#/auto/html',
  '/#/auto/nav',
  '/#/customer/html',
  '/#/pages/html',
  '/#/pages/index',
  '/#/pages/web',
  '/#/pages/web?alapath=https%3A%2F%2Felsewhere.example%2Fa',
  ...['index', 'html', 'fast', 'rank', 'report', 'preview', 'web'].map((page) => `/#/zero/${page}`),
  '/#/tool/app/down',
  '/#/tool/app/update',
  '/#/comDate/down',
  '/#/update/index',
  '/#/views/user/wechatLogin',
  '/#/pages/auth/profile-auth',
  '/#/no/such/page',
]

/** What somebody sees of others and of what goes on, and what is theirs. */
const PEOPLE = [
  '/#/pages/tabbar/user',
  '/#/tool/material',
  '/#/tool/message',
  '/#/comDate/location',
  '/#/custService/service',
  '/#/custService/service?productId=2005',
  view('/task/index'),
  ...['1', '2', '4', '5', '6'].map((id) => view(`/task/show&id=${id}`)),
  view('/event/index'),
  view('/event/show&id=980003'),
  view('/event/show&id=980010'),
  view('/event/tickets'),
  view('/event/ticket&id=985001'),
  view('/video/index'),
  view('/video/show&id=980005'),
  view('/live/index'),
  ...numbered('/live/show', 960_001, [0, 1, 2, 3]),
  view('/live/mine'),
  view('/live/edit'),
  '/#/tookeen/invitation',
  '/#/tookeen/invite',
  '/#/conduit/teamList',
  '/#/conduit/channelList',
  '/#/conduit/channelList?channel=602',
  '/#/conduit/specific',
  view('/team/reward&id=1'),
  '/#/auto/friend',
  '/#/views/fast',
  '/#/user/avator',
  '/#/user/address',
  '/#/user/delete',
  '/#/auto/form?type=feedback',
  ...['nickname', 'sex', 'mobile', 'password/change', 'pay-password', 'identity'].map(
    (form) => `/#/auto/edit?url=/user/${form}`,
  ),
]

/** What somebody has in money. */
const MONEY = [
  '/#/asset/account/rawindex',
  '/#/asset/account/backAccount',
  '/#/account/rawindex',
  '/#/account/bill',
  '/#/views/bill',
  '/#/views/auto/bill?key=bill&type=payment',
  '/#/views/auto/bill?key=bill&id=1001010001',
  '/#/asset/recharge',
  '/#/asset/bank',
  '/#/bank/list',
  '/#/user/recharge',
  view('/asset/withdraw'),
  view('/asset/transfer'),
  '/#/asset/pay/offline',
  '/#/pay/index?id=800001',
  '/#/payView/index?id=800001',
  '/#/pay/success?payId=800003',
  '/#/pay/failure?payId=800001',
]

/** Devices, and what is invested in them. */
const DEVICES = [
  '/#/device/manageconfig',
  ...['501', '507', '519'].map((id) => `/#/device/manageconfig?id=${id}`),
  view('/device/show&id=501'),
  view('/device/offers'),
  view('/device/orders'),
  '/#/device/invest',
  '/#/device/prosperous',
  view('/invest/brand&brandNo=TR-101'),
  ...numbered('/invest/show', 980_001, [0, 2, 3]),
]

/** What those see who work for the house, and the author of a stream. */
const HOUSE = [
  '/#/pages/tabbar/user',
  '/#/user/setting',
  '/#/diy/index',
  '/#/diy/index?url=/company/about',
  '/#/zero/preview?key=auto/nav',
  view('/people/identities'),
  view('/invest/review'),
  view('/asset/withdrawals'),
  view('/merchant/team'),
  '/#/custService/service?conversationId=990003',
  '/#/custService/service?conversationId=990001',
  view('/live/mine'),
  view('/live/edit&id=960002'),
  ...numbered('/live/desk', 960_001, [0, 1, 14]),
]

/** What waits for somebody who was not looked at, and has nothing yet. */
const NEWLY_HERE = [
  '/#/auto/edit?url=/user/identity',
  '/#/device/invest',
  '/#/merchant/index',
  view('/asset/withdraw'),
  view('/cart/index'),
  view('/event/tickets'),
  view('/order/reviews'),
  ...numbered('/after-sale/show', 740_000, [2, 11, 12]),
]

/** After-sales in the states that no one above has, each seen by whose it is. */
const SENT_BACK = numbered('/after-sale/show', 740_000, [3, 14])
const REFUSED = numbered('/after-sale/show', 740_000, [4, 16])
const RECEIVED = numbered('/after-sale/show', 740_000, [5])
const EXCHANGED = numbered('/after-sale/show', 740_000, [13])
const CLOSED = numbered('/after-sale/show', 740_000, [15])

interface Walk {
  readonly whose: string
  /** Nobody is logged in without one. */
  readonly mobile?: string
  /** A page in each of its states. */
  readonly addresses: readonly string[]
}

const MEMBER = '13800138000'
/** Has a shop, devices and streams, and works for the house. */
const OWNER = '13900139000'
/** Su Qing of the seed: not verified. */
const UNVERIFIED = '13611110005'
/** Of the seed: each has something to return, or has returned it. */
const [MARCO, TANG_LI, GUO_AN] = ['13611110006', '13611110007', '13611110008']
const [ANNIKA, OSCAR] = ['13611110009', '13611110012']

/** Who walks over which pages. Together they are all there are: __tests__/walked-pages.test.ts. */
export const WALKS: readonly Walk[] = [
  { whose: 'everybody', addresses: READING },
  { whose: 'a shopper before buying', mobile: MEMBER, addresses: SHELF },
  { whose: 'a shopper', mobile: MEMBER, addresses: SHOPPER },
  { whose: 'a seller', mobile: OWNER, addresses: DESK },
  { whose: 'a member', mobile: MEMBER, addresses: PEOPLE },
  { whose: 'somebody with money', mobile: MEMBER, addresses: MONEY },
  { whose: 'an owner of devices', mobile: MEMBER, addresses: DEVICES },
  { whose: 'the house', mobile: OWNER, addresses: HOUSE },
  { whose: 'somebody not verified', mobile: UNVERIFIED, addresses: NEWLY_HERE },
  { whose: 'who sends something back', mobile: TANG_LI, addresses: SENT_BACK },
  { whose: 'who was refused', mobile: ANNIKA, addresses: REFUSED },
  { whose: 'who exchanges', mobile: OSCAR, addresses: RECEIVED },
  { whose: 'who has exchanged', mobile: MARCO, addresses: EXCHANGED },
  { whose: 'who gave up', mobile: GUO_AN, addresses: CLOSED },
]

/** Pages nobody walks over, and why. */
export const NOT_WALKED: Readonly<Record<string, string>> = {}
