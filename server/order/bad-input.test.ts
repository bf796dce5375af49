import { setCartCount } from '../../src/features/cart/contract'
import { redeemVoucher, refundPackage } from '../../src/features/member/contract'
import { closeOrder, priceSku, shipOrder } from '../../src/features/merchant/contract'
import { buy, OrderStatus, showOrder } from '../../src/features/order/contract'
import {
  applyAfterSale,
  buyAgain,
  cancelOrder,
  changeOrderAddress,
  deleteOrder,
  receiveOrder,
  sendBackAfterSale,
  urgeOrder,
} from '../../src/features/order/contract-after'
import { addToCart } from '../../src/features/product/contract'
import { evaluateProduct } from '../../src/features/product/contract-reviews'
import type { AnyEndpoint } from '../../src/http/endpoint'

import { MEMBER, OWNER } from '../testing/open-sandbox'
import { sandbox, ZH } from '../testing/sandbox-at-noon'

/** Of the seed: to be shipped by the owner's shop; sent to the member; done, of theirs; somebody else's. */
const TO_SHIP = '700043'
const SENT = '700005'
const DONE = '700008'
const FOREIGN = '700043'
const SKU = { productId: '2001', skuId: '20011' }
const PLENTY = 998

/** All that a buyer or a shop could change here. */
const TABLES = [
  'orders',
  'order_lines',
  'parcels',
  'parcel_lines',
  'after_sales',
  'order_refunds',
  'reviews',
  'cart_lines',
  'skus',
  'vouchers',
  'accounts',
] as const

async function contents(): Promise<string> {
  const { db } = sandbox.services
  const rows = await Promise.all(TABLES.map((table) => db.selectFrom(table).selectAll().execute()))
  return JSON.stringify(rows)
}

const parcel = (more: object) => ({
  id: TO_SHIP,
  carrier: 'SF',
  number: 'SF1234567',
  lines: [{ position: 0, count: 1 }],
  requestId: 'bad-1',
  ...more,
})
const claim = (more: object) => ({
  orderId: SENT,
  position: 0,
  count: 1,
  kind: 1,
  reason: 'Damaged',
  amount: 1,
  requestId: 'bad-1',
  ...more,
})
const handOut = (more: object) => ({
  code: '880000000001',
  count: 1,
  storeId: '302',
  requestId: 'bad-1',
  ...more,
})
const wish = (count: number, more: object = {}) => ({
  products: [{ ...SKU, count }],
  way: 1,
  isFromCart: false,
  addressId: '5001',
  amount: 100,
  requestId: 'bad-1',
  ...more,
})
const praise = (more: object) => ({
  orderId: DONE,
  productId: '2001',
  stars: 5,
  content: 'Bright',
  ...more,
})

type Case = readonly [what: string, who: string, call: AnyEndpoint, body: object]

const CASES: readonly Case[] = [
  ['no pieces for the cart', MEMBER, addToCart, { ...SKU, count: 0 }],
  ['pieces below none for the cart', MEMBER, addToCart, { ...SKU, count: -1 }],
  ['half a piece for the cart', MEMBER, addToCart, { ...SKU, count: 0.5 }],
  ['more than there is for the cart', MEMBER, addToCart, { ...SKU, count: PLENTY }],
  ['half a piece of a line', MEMBER, setCartCount, { id: SKU.skuId, count: 1.5 }],
  ['an order of no pieces', MEMBER, buy, wish(0)],
  ['an order of half a piece', MEMBER, buy, wish(1.5)],
  ['an order of more than there is', MEMBER, buy, wish(PLENTY)],
  ['an order of nothing', MEMBER, buy, wish(1, { products: [] })],
  ['half a point for an order', MEMBER, buy, wish(1, { points: 0.5 })],
  ['an order to somebody else’s address', MEMBER, buy, wish(1, { addressId: '5101' })],
  ['calling off for no reason', MEMBER, cancelOrder, { id: '700003', reason: ' ' }],
  ['calling off somebody else’s order', MEMBER, cancelOrder, { id: FOREIGN, reason: 'Mine?' }],
  ['receiving somebody else’s order', MEMBER, receiveOrder, { id: FOREIGN }],
  ['hurrying somebody else’s order', MEMBER, urgeOrder, { id: FOREIGN }],
  ['buying somebody else’s order again', MEMBER, buyAgain, { id: FOREIGN }],
  ['deleting somebody else’s order', MEMBER, deleteOrder, { id: FOREIGN }],
  ['deleting what is still to be sent', MEMBER, deleteOrder, { id: '700003' }],
  [
    'sending somebody else’s order elsewhere',
    MEMBER,
    changeOrderAddress,
    { id: FOREIGN, addressId: '5001' },
  ],
  ['the money of a package there is not', MEMBER, refundPackage, { payId: '1' }],
  ['a piece more than was bought', MEMBER, applyAfterSale, claim({ count: PLENTY })],
  ['half a piece back', MEMBER, applyAfterSale, claim({ count: 0.5 })],
  ['more money than was paid', MEMBER, applyAfterSale, claim({ amount: 99_999_999 })],
  ['money below none', MEMBER, applyAfterSale, claim({ amount: -1 })],
  ['money for no reason', MEMBER, applyAfterSale, claim({ reason: '' })],
  ['money for somebody else’s order', MEMBER, applyAfterSale, claim({ orderId: FOREIGN })],
  [
    'a return without a number',
    MEMBER,
    sendBackAfterSale,
    { id: '740001', carrier: 'SF', number: '' },
  ],
  ['praise of somebody else’s order', MEMBER, evaluateProduct, praise({ orderId: FOREIGN })],
  ['praise with half a star', MEMBER, evaluateProduct, praise({ stars: 4.5 })],
  ['praise without words', MEMBER, evaluateProduct, praise({ content: ' ' })],
  ['a parcel without a number', OWNER, shipOrder, parcel({ number: '' })],
  ['a parcel with a number of spaces', OWNER, shipOrder, parcel({ number: '      ' })],
  ['a parcel without a carrier', OWNER, shipOrder, parcel({ carrier: ' ' })],
  ['a parcel of nothing', OWNER, shipOrder, parcel({ lines: [] })],
  ['a parcel of half a piece', OWNER, shipOrder, parcel({ lines: [{ position: 0, count: 0.5 }] })],
  ['a parcel of too many', OWNER, shipOrder, parcel({ lines: [{ position: 0, count: 999 }] })],
  [
    'closing an order for no reason',
    OWNER,
    closeOrder,
    { id: '700043', reason: ' ', requestId: 'bad-1' },
  ],
  [
    'closing an order there is not',
    OWNER,
    closeOrder,
    { id: '1', reason: 'soldOut', requestId: 'bad-1' },
  ],
  ['no piece of a voucher', OWNER, redeemVoucher, handOut({ count: 0 })],
  ['half a piece of a voucher', OWNER, redeemVoucher, handOut({ count: 0.5 })],
  ['more than a voucher has', OWNER, redeemVoucher, handOut({ count: 4 })],
  ['a voucher there is not', OWNER, redeemVoucher, handOut({ code: '1' })],
  ['half a piece of stock', OWNER, priceSku, { id: SKU.skuId, price: 100, stock: 0.5 }],
  ['a price of nothing', OWNER, priceSku, { id: SKU.skuId, price: 0, stock: 1 }],
]

/** Words of one language: no Chinese in English, and at least three Chinese letters in Chinese. */
const HAN = /\p{Script=Han}/u
const HANS = /\p{Script=Han}.*\p{Script=Han}.*\p{Script=Han}/u

test.each(CASES)(
  '%s: a sentence in either language, and nothing changes',
  async (_, who, call, body) => {
    const token = await sandbox.logIn(who)
    const before = await contents()
    const params = body as Record<string, string>
    const english = await sandbox.call(call, { params, body }, token)
    const chinese = await sandbox.call(call, { params, body, headers: ZH }, token)
    for (const answer of [english, chinese]) expect(answer).toMatchObject({ code: 400, data: null })
    expect(english.message).not.toMatch(HAN)
    expect(english.message).toMatch(/[A-Za-z]{3,}.* .*\.$/)
    expect(chinese.message).toMatch(HANS)
    // What a library says of a shape is no sentence.
    for (const { message } of [english, chinese])
      expect(message).not.toMatch(/Invalid|Expected|undefined|NaN|\\|\[object/)
    expect(await contents()).toBe(before)
  },
)

test('what is asked back twice is refused the second time', async () => {
  const token = await sandbox.logIn(MEMBER)
  const { data } = await sandbox.call(showOrder, { query: { id: SENT } }, token)
  const count = data.lines[0].count
  const ask = (requestId: string) =>
    sandbox.call(applyAfterSale, { body: claim({ count, requestId }), headers: ZH }, token)
  expect((await ask('back-1')).code).toBe(200)
  const before = await contents()
  expect(await ask('back-2')).toMatchObject({ code: 400, message: expect.stringMatching(HANS) })
  expect(await contents()).toBe(before)
})

test('a cart takes what is left of something, in however many steps, and no more', async () => {
  const token = await sandbox.logIn(MEMBER)
  const { db } = sandbox.services
  await db.deleteFrom('cart_lines').execute()
  await db.updateTable('skus').set({ stock: 3 }).where('id', '=', SKU.skuId).execute()
  const put = (count: number, requestId: string) =>
    sandbox.call(addToCart, { body: { ...SKU, count, requestId }, headers: ZH }, token)
  expect((await put(2, 'put-1')).data).toBe(2)
  expect(await put(2, 'put-2')).toMatchObject({ code: 400, message: expect.stringContaining('3') })
  // The answer of the first was lost: it is told again, and is no further wish.
  expect((await put(2, 'put-1')).data).toBe(2)
  expect((await put(1, 'put-3')).data).toBe(3)
})

test('an order that is done is praised once, and no more is asked back than there is', async () => {
  const token = await sandbox.logIn(MEMBER)
  const { data } = await sandbox.call(showOrder, { query: { id: DONE } }, token)
  expect(data.status).toBe(OrderStatus.Done)
  const body = praise({ productId: data.lines[0].productId })
  expect((await sandbox.call(evaluateProduct, { body }, token)).code).toBe(200)
  const before = await contents()
  const again = await sandbox.call(evaluateProduct, { body, headers: ZH }, token)
  expect(again).toMatchObject({ code: 400, message: expect.stringMatching(HANS) })
  expect(await contents()).toBe(before)
})
