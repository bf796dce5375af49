import { QueryClient } from '@tanstack/query-core'
import { stale as address } from '../src/features/address/queries'
import { noteCount } from '../src/features/cart/widgets/cart/use-cart'
import { stale as chat } from '../src/features/chat/queries'
import { stale as content } from '../src/features/content/queries'
import { stale as coupon } from '../src/features/coupon/queries'
import { stale as device } from '../src/features/device/queries'
import { stale as favorite } from '../src/features/favorite/queries'
import { afterVisit } from '../src/features/favorite/queries-visits'
import { forgetForms } from '../src/features/form/queries'
import { stale as identity } from '../src/features/identity/queries'
import { stale as live } from '../src/features/live/queries'
import { stale as member } from '../src/features/member/queries'
import { stale as merchant } from '../src/features/merchant/queries'
import { afterStale, stale as order } from '../src/features/order/queries'
import { stale as password } from '../src/features/pay/queries'
import { stale as pay } from '../src/features/pay/queries-payment'
import { stale as place } from '../src/features/place/queries'
import { stale as product } from '../src/features/product/queries'
import { stale as profile } from '../src/features/profile/queries'
import { stale as record } from '../src/features/record/queries'
import { stale as report } from '../src/features/report/queries'
import { stale as task } from '../src/features/task/queries'
import { stale as wallet } from '../src/features/wallet/queries'

/** A cache that has one answer about each of these, as a user has them. */
function cache(subjects: readonly string[]) {
  const queries = new QueryClient()
  for (const subject of subjects) queries.setQueryData(['1001', 'en', subject], [{ id: '1' }])
  return queries
}
const MONEY = ['wallet', 'bills', 'report/walletStats']

type After = (queries: QueryClient) => unknown
const ROWS: readonly (readonly [string, After, readonly string[]])[] = [
  ['an address', address.afterChange, ['addresses']],
  ['the cart', product.afterCart, ['cart']],
  ['a place at a desk', chat.afterSeating, ['desks']],
  ['a talk that was read', chat.afterReading, ['messages']],
  ['a removal from a feed', content.afterRemoval, ['feed', 'product']],
  ['messages that were read', content.afterReading, ['feed', 'messages']],
  ['a booking', content.afterBooking, ['events', 'tickets', 'wallet', 'bills']],
  ['a deed with material', content.afterDeed, ['feed']],
  ['a coupon', coupon.afterClaim, ['coupons']],
  ['an offer of a device', device.afterOffer, ['devices', 'deviceOrders']],
  ['keeping something', favorite.afterTurn, ['favorite', 'feed']],
  ['a proof that was looked at', identity.afterDecision, ['identities']],
  ['an investment', report.afterInvesting, ['investments', 'wallet', 'bills']],
  ['following', live.afterFollow, ['lives', 'followed', 'feed']],
  ['what a streamer did', live.afterWork, ['live', 'lives', 'liveFigures', 'liveViewers']],
  ['an order of a grade', member.afterOrder, ['orders', 'orderCounts', 'grade']],
  ['a voucher', member.afterUse, ['vouchers']],
  [
    'a package that was paid back',
    member.afterRefund,
    ['vouchers', 'packages', 'wallet', 'bills', 'grade'],
  ],
  ['a birthday', member.afterBirthday, ['grade', 'coupons']],
  [
    'a price that is no longer the price',
    member.afterRefusedPrice,
    ['gradePurchase', 'packagePurchase', 'gradeList', 'packageList'],
  ],
  [
    'the work of a shop',
    merchant.afterWork,
    ['desk', 'order', 'orders', 'product', 'products', 'product/page'],
  ],
  ['a word about a shop', merchant.afterDecision, ['desk', 'feed', 'storeList']],
  ['a review', afterStale.afterReview, ['order', 'orders', 'product', 'reviews']],
  ['the same goods again', afterStale.afterAgain, ['cart']],
  [
    'a step of an order',
    afterStale.afterStep,
    ['order', 'orders', 'orderCounts', 'wallet', 'bills', 'coupons', 'product'],
  ],
  [
    'a step of an after-sale',
    afterStale.afterClaim,
    [
      ...['after-sale', 'after-sales', 'after-sale-offer', 'parcel'],
      ...['order', 'orders', 'orderCounts', 'wallet', 'bills'],
    ],
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
  ['a visit', afterVisit, ['feed']],
  ['a product that is there again', product.afterReturn, ['product']],
  ['another name', profile.afterFace, ['posters', 'report/ranking']],
  ['an absence', profile.afterAbsence, ['messages']],
  ['a record', record.afterChange, ['records']],
  ['a job', task.afterJob, ['tasks', ...MONEY]],
  ['money', wallet.afterMove, [...MONEY, 'withdrawals']],
  ['a bank card', wallet.afterPaymentAccount, ['payment-accounts', 'withdrawals']],
  ['a withdrawal', wallet.afterWithdrawal, ['withdrawals']],
  ['a transfer to the bank', wallet.afterOffline, ['offline-recharges']],
]
/** All that any of them changes, and one thing that none does. */
const SUBJECTS = [...new Set(ROWS.flatMap(([, , subjects]) => subjects)), 'something else'].sort()

test.each(ROWS)(
  'after %s is asked anew what it changed, and nothing else',
  async (_, after, changed) => {
    const queries = cache(SUBJECTS)
    await after(queries)
    const isStale = (subject: string) =>
      queries.getQueryState(['1001', 'en', subject])?.isInvalidated
    expect(SUBJECTS.filter(isStale)).toEqual([...changed].sort())
  },
)

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
