import { expect, test } from '@playwright/test'
import { buy, getBuyPrice, showOrder } from '../../../src/features/order/contract'
import { pageAfterSales } from '../../../src/features/order/contract-after'
import { requestPay } from '../../../src/features/pay/contract'
import { MEMBER, PASSWORD } from '../app'
import { receive, sendBack } from './buying'
import { button, found, heading, radio, row, seen, text, view } from './hand'
import { decide, desk, resend, ship } from './selling'
import { logIn, sellerOf, tellerFor, type World } from './world'

const BUYER = { mobile: MEMBER.mobile, password: PASSWORD }
const PAY_PASSWORD = '135790'
/** One can of it is bought, and exchanged. */
const BEER = { productId: '2002', skuId: '20021', name: '云台' } as const
/** Lies in the cart, and its shop has it no more. */
const GONE = '三件礼盒装'
const MESSAGE = '罐身压扁，想换一罐'

/** An order that is paid; how one is placed on a screen is told elsewhere. */
async function paidOrder(world: World): Promise<string> {
  const teller = await tellerFor(world, BUYER)
  const { productId, skuId } = BEER
  const wish = { way: 1, products: [{ productId, skuId, count: 1 }] }
  const { amount } = await teller.call(getBuyPrice, { body: wish })
  const { orderId, payId } = await teller.call(buy, {
    body: { ...wish, isFromCart: false, addressId: '5001', amount, requestId: 'exchange-1' },
  })
  const how = { userId: '1001', openId: '', clientType: 'WapH5', payType: 300 }
  await teller.call(requestPay, { body: { payId, amount, ...how, payPassword: PAY_PASSWORD } })
  return orderId
}

/** A can that came damaged: asked for anew, agreed, sent back, taken in, sent anew, received. */
export async function exchangeLoop(world: World): Promise<void> {
  const { hand, line } = world
  const orderId = await paidOrder(world)
  const teller = await tellerFor(world, BUYER)
  const before = await teller.books()
  await logIn(hand, BUYER)
  const seller = { hand: await sellerOf(world), line }
  const order = view(`/order/show&id=${orderId}`)

  await test.step('what can be bought no more stands apart in the cart, and is cleared', async () => {
    await hand.open(view('/cart/index'))
    await expect(row(hand, GONE)).toContainText('该规格已失效')
    await line(hand, {
      // Of the lines, not the list.
      path: 'cart/20',
      async act() {
        await button(hand, /^清除$/).click()
        await hand.agree('删除')
      },
      done: () => expect(text(hand, /^失效商品$/)).toHaveCount(0),
    })
    await expect(row(hand, GONE)).toHaveCount(0)
  })

  await test.step('it is shipped and received', async () => {
    const { serial } = await teller.call(showOrder, { query: { id: orderId } })
    await seller.hand.open(desk('orders&status=2'))
    await ship(seller, serial, { number: 'SF3000001' })
    await hand.open(order)
    await receive(world)
  })

  await test.step('another is asked for, and no sum is named', async () => {
    await button(hand, `${BEER.name}申请售后`).click()
    await radio(hand, /^换货/).click()
    await expect(hand.field('退款金额')).toHaveCount(0)
    const reasons = seen(hand.root.getByRole('radiogroup', { name: '申请原因' }))
    await reasons.getByRole('radio').first().click()
    await hand.field('补充说明').fill(MESSAGE)
    // The app ends before it is sent: what was entered is there again.
    await hand.kept()
    await hand.open(order)
    await button(hand, `${BEER.name}申请售后`).click()
    await expect(radio(hand, /^换货/)).toBeChecked()
    await expect(hand.field('补充说明')).toHaveValue(MESSAGE)
    await line(hand, {
      path: 'order/afterSale/apply',
      act: () => button(hand, /^提交$/).click(),
      done: () => expect(heading(hand, '待商家处理')).toBeVisible(),
    })
  })
  const { result } = await teller.call(pageAfterSales, { body: { orderId } })
  expect(result).toHaveLength(1)
  const shown = view(`/after-sale/show&id=${result[0]?.id}`)
  const name = new RegExp(`^换货: ${BEER.name}`)

  await test.step('the shop agrees, the buyer reads it and sends it back', async () => {
    await seller.hand.open(desk('after-sales&status=1'))
    await decide(seller, { name, action: '同意', done: '已同意' })
    await hand.open('/tool/message')
    await expect(text(hand, '您的售后申请已通过，请寄回商品。')).toBeVisible()
    await hand.open(order)
    await expect(text(hand, '请寄回商品并填写单号')).toBeVisible()
    await hand.open(shown)
    await sendBack(world, 'SF3000002')
  })

  await test.step('the shop takes it in and sends another', async () => {
    await seller.hand.open(desk('after-sales&status=4'))
    await decide(seller, { name, action: '确认收到退货', done: '已确认收货' })
    await hand.open(shown)
    await expect(heading(hand, '待商家换货')).toBeVisible()
    await seller.hand.open(desk('after-sales&status=5'))
    await resend(seller, name, 'SF3000003')
    await seller.hand.close()
  })

  await test.step('what was sent anew is followed and received; nobody was paid', async () => {
    await hand.open(shown)
    await expect(heading(hand, '换货已发出')).toBeVisible()
    await expect(text(hand, /SF3000003/)).toBeVisible()
    const way = seen(hand.root.getByRole('list', { name: '查看物流' }))
    await expect(way.getByRole('listitem').first()).toBeVisible()
    await line(hand, {
      path: 'order/afterSale/receive',
      async act() {
        await button(hand, '已收到换货').click()
        await hand.agree('确定')
      },
      isFound: true,
      last: found,
      done: () => expect(heading(hand, '已换货')).toBeVisible(),
    })
    await hand.open(order)
    await expect(heading(hand, '已完成')).toBeVisible()
    expect((await teller.books()).balance?.lines).toEqual(before.balance?.lines)
  })
}
