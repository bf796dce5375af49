import { claimCoupon } from '../../src/features/coupon/contract'
import {
  closeOrder,
  getDeskFigures,
  pageShopOrders,
  showShopOrder,
} from '../../src/features/merchant/contract'
import { OrderStatus } from '../../src/features/order/contract'
import { applyAfterSale, cancelOrder } from '../../src/features/order/contract-after'
import { AfterSaleKind } from '../../src/features/order/contract-shapes'
import { listPayMethods, PayStatus, requestPay } from '../../src/features/pay/contract'
import { PayType } from '../../src/shared/pay'
import {
  elsewhere,
  HERE,
  heldBy,
  later,
  paidOrder,
  pay,
  place,
  price,
  sandbox,
  ship,
  show,
  stockOf,
  storeOf,
  token,
} from '../order/testing/buyer'
import { giveMoney } from '../testing/give-money'
import { NEWCOMER, OWNER } from '../testing/open-sandbox'
import { expectRefusal } from '../testing/refused'

const [BALANCE, POINTS, COUPON] = ['100101', '100103', '990001']
const one = { products: [{ ...HERE, count: 3 }] }
const db = () => sandbox.services.db

/** Runs the shops of the tests, and is an administrator: of the seed, the only other seller. */
let owner: string
beforeEach(async () => {
  owner = await sandbox.logIn(OWNER)
})

const close = (id: string, more: object = {}, who = owner) =>
  sandbox.call(closeOrder, { body: { id, reason: 'soldOut', requestId: 'c-1', ...more } }, who)
const refused = (words: string | RegExp, id: string, more: object = {}, code = 400, who = owner) =>
  expectRefusal(sandbox.services, () => close(id, more, who), [code, words])
const held = () => Promise.all([BALANCE, POINTS].map((id) => heldBy(id ?? '')))
/** What the buyer was told last, in one language. */
async function told(locale: 'en' | 'zh-Hans' = 'en') {
  const { text, url } = await db()
    .selectFrom('notices')
    .selectAll()
    .where('userId', '=', '1001')
    .where('kind', '=', 'order')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { text: JSON.parse(text)[locale] as string, url }
}

/** Three of one beer with a coupon and 500 points. */
async function dear(pays: boolean) {
  await giveMoney(sandbox.services, POINTS, 500)
  await sandbox.call(claimCoupon, { body: { couponId: COUPON } }, token)
  const before = [await stockOf(HERE.skuId), ...(await held())]
  const storeId = await storeOf(HERE.productId)
  const wish = { ...one, points: 500, stores: [{ storeId, couponId: COUPON }] }
  const { data } = await place('r-1', wish)
  if (pays) await pay(data)
  const now = async () => [await stockOf(HERE.skuId), ...(await held())]
  return { ...(data as { orderId: string; payId: string; amount: number }), wish, before, now }
}

describe('before it is paid', () => {
  test('stock, coupon and points are back at once, and nobody can pay', async () => {
    const { orderId, payId, amount, wish, before, now } = await dear(false)
    expect(await now()).not.toEqual(before)
    const { data } = await close(orderId)
    expect(data).toMatchObject({
      status: OrderStatus.Closed,
      closedBy: 'shop',
      closeReason: 'Sold out',
      refundedAmount: 0,
      actions: [],
    })
    expect(await now()).toEqual(before)
    expect((await price(wish)).data.couponDiscount).toBe(1000)
    expect((await pay({ payId, amount })).message).toBe('This order was cancelled.')
    expect(await told()).toEqual({
      text: `The shop has closed order ${data.serial}: Sold out`,
      url: `/views/index?url=/order/show&id=${orderId}`,
    })
  })

  test('what other shops sell in the same purchase stays, and is paid for alone', async () => {
    const products = [...one.products, { ...(await elsewhere()), storeId: undefined, count: 1 }]
    const { data } = await place('r-1', { products })
    const [first = '', second = ''] = data.orderIds as string[]
    const { payId } = data
    // The cashier has been opened with the whole amount.
    const how = { userId: '1001', openId: '', clientType: 'WapH5', payType: PayType.Redirect }
    await sandbox.call(requestPay, { body: { payId, amount: data.amount, ...how } }, token)
    await close(first)
    const rest = (await show(second)).amount
    const asked = { body: { payId, clientType: 'WapH5' } }
    expect((await sandbox.call(listPayMethods, asked, token)).data).toMatchObject({
      status: PayStatus.Due,
      amount: rest,
    })
    const gateway = db().selectFrom('gateway_orders').select('status').where('payId', '=', payId)
    expect(await gateway.execute()).toEqual([{ status: 'cancelled' }])
    expect((await pay({ payId, amount: data.amount })).code).toBe(400)
    const before = await heldBy(BALANCE)
    expect((await pay({ payId, amount: rest })).code).toBe(200)
    expect(await heldBy(BALANCE)).toBe(before - rest)
    expect((await show(first)).status).toBe(OrderStatus.Closed)
    expect((await show(second)).status).toBe(OrderStatus.WaitingToShip)
    // And all of that goes back when the second shop closes its own.
    await close(second, { requestId: 'c-2' })
    expect(await heldBy(BALANCE)).toBe(before)
  })

  test('the last of several ends their payment', async () => {
    const products = [...one.products, { ...(await elsewhere()), storeId: undefined, count: 1 }]
    const { data } = await place('r-1', { products })
    const [first = '', second = ''] = data.orderIds as string[]
    await close(second)
    await close(first, { requestId: 'c-2' })
    const asked = { body: { payId: data.payId, clientType: 'WapH5' } }
    expect((await sandbox.call(listPayMethods, asked, token)).data.status).toBe(PayStatus.Cancelled)
  })
})

describe('paid, and not yet shipped', () => {
  test('all that was paid goes back to where it came from, once, and the buyer reads why', async () => {
    const { orderId, amount, before, now, wish } = await dear(true)
    const of = { query: { merchantId: '' } }
    const desk = async () => (await sandbox.call(getDeskFigures, of, owner)).data
    const was = await desk()
    const first = await close(orderId, { reason: ' The keg was flat. ' })
    expect(first.data).toMatchObject({ status: OrderStatus.Closed, refundedAmount: amount })
    // The same wish again is the same answer.
    expect(await close(orderId, { reason: 'The keg was flat.' })).toMatchObject({
      code: 200,
      data: first.data,
    })
    expect(await now()).toEqual(before)
    expect((await price(wish)).data.couponDiscount).toBe(1000)
    const refunds = db().selectFrom('order_refunds').selectAll().where('orderId', '=', orderId)
    expect(await refunds.execute()).toEqual([
      expect.objectContaining({ amount, points: 500, channel: 'balance', taken: 0 }),
    ])
    expect(await show(orderId)).toMatchObject({
      status: OrderStatus.Closed,
      closedBy: 'shop',
      closeReason: 'The keg was flat.',
      refundedAmount: amount,
    })
    expect(await told('zh-Hans')).toMatchObject({
      text: expect.stringMatching(/^商家已关闭订单 T\d+，款项将原路退回：The keg was flat\.$/),
    })
    // The desk follows: one fewer to ship, its money among what went back, its list with it under 'closed'.
    const is = await desk()
    expect([was.toShip - is.toShip, is.refunded - was.refunded]).toEqual([1, amount])
    const body = { status: OrderStatus.Closed, pageIndex: 1, pageSize: 1 }
    const list = (await sandbox.call(pageShopOrders, { body }, owner)).data
    expect(list.result[0]).toMatchObject({ id: orderId, closedBy: 'shop' })
  })

  test('what waits at the counter can be closed too', async () => {
    const storeId = await storeOf(HERE.productId)
    const pickup = { name: 'Mei', mobile: '13900139000', time: '' }
    const stores = [{ storeId, way: 2, pickup }]
    const { orderId, amount } = await paidOrder('r-1', { ...one, way: 2, stores })
    expect((await close(orderId)).data).toMatchObject({ status: 6, refundedAmount: amount })
  })
})

describe('is refused', () => {
  const words = {
    sent: 'Some of it has left the shop: money goes back by an after-sale now.',
    done: 'This order is done.',
    closed: 'This order is closed already.',
    asked: 'The buyer asks for money back: decide the after-sale first.',
  }

  test.each([
    ['of what is done', '700008', words.done],
    ['of what is closed', '700012', words.closed],
    ['of nothing there is', '1', 'The order was not found.'],
  ])('%s', async (_, id, why) => {
    await show('700001')
    await refused(why, id)
  })

  test.each([1, 3])('of what has left in a parcel, %i of three pieces', async (count) => {
    const { orderId } = await paidOrder('r-1', one)
    await ship(orderId, [{ position: 0, count }])
    await refused(words.sent, orderId)
    const { data } = await sandbox.call(showShopOrder, { query: { id: orderId } }, owner)
    expect(data.actions).not.toContain('close')
  })

  test('while money is asked back', async () => {
    const { orderId } = await paidOrder('r-1', one)
    const wish = { orderId, position: 0, count: 1, kind: AfterSaleKind.Refund, reason: 'Late' }
    await sandbox.call(applyAfterSale, { body: { ...wish, amount: 100, requestId: 'a' } }, token)
    await refused(words.asked, orderId)
  })

  test('a second time by another name, after the buyer, and with other words by the same', async () => {
    const { orderId } = await paidOrder('r-1', one)
    await close(orderId)
    await refused(words.closed, orderId, { requestId: 'c-2' })
    await refused(/^This was sent before with other details\./, orderId, { reason: 'price' }, 409)
    const { orderId: other } = await paidOrder('r-2', one)
    await sandbox.call(cancelOrder, { body: { id: other, reason: 'Late' } }, token)
    await refused(words.closed, other, { requestId: 'c-3' })
  })

  test.each([
    ['no reason', { reason: ' ' }],
    ['a reason without an end', { reason: 'x'.repeat(201) }],
    ['no name', { requestId: '' }],
  ])('with %s', async (_, wrong) => {
    const { orderId } = await paidOrder('r-1', one)
    await refused(/./, orderId, wrong)
  })

  test('by who runs no shop, or another one', async () => {
    const product = await elsewhere()
    const { orderId } = await paidOrder('r-1', {
      products: [{ productId: product.productId, skuId: product.skuId, count: 1 }],
    })
    await refused(
      'This is for the owners of a shop.',
      orderId,
      {},
      403,
      await sandbox.logIn(NEWCOMER),
    )
    // The buyer runs a shop as well: not the one they bought from.
    await db()
      .updateTable('stores')
      .set({ merchantId: '402' })
      .where('id', '=', product.storeId)
      .execute()
    await refused('The order was not found.', orderId, {}, 400, token)
  })
})

test('one that is not paid in time is closed by nobody', async () => {
  const { data } = await place('r-1', one)
  await later(31 * 60)
  await show(data.orderId)
  await refused('This order is closed already.', data.orderId)
  expect((await show(data.orderId)).closedBy).toBe('')
})
