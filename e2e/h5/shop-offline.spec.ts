import { pageOrders } from '../../src/features/order/contract'
import { listen } from '../support/app'
import { h5Hand } from '../support/h5-hand'
import { addAddress, searchAndAdd } from '../support/journeys/buying'
import { button, heading, radio, text, view, whole } from '../support/journeys/hand'
import { desk, ship } from '../support/journeys/selling'
import {
  FRESH,
  PAY_PASSWORD,
  payButton,
  register,
  sellerOf,
  setPayPassword,
  tellerFor,
  topUp,
} from '../support/journeys/world'
import { expect, test } from '../support/test'

const BEER = { name: '云台', count: 2, price: 2600 } as const
const FREIGHT = 1000
const TOP_UP = 20_000

test('a network that goes at the payment and at the receipt is waited for, and each counts once', async ({
  page,
  heard,
  context,
  sandbox,
  browser,
}) => {
  const hand = h5Hand(page, heard)
  const another = async () => {
    const other = await (await browser.newContext({ baseURL: sandbox.origin })).newPage()
    return h5Hand(other, await listen(other))
  }
  const world = { sandbox, hand, another, line: whole, cuts: false }
  const amount = BEER.count * BEER.price + FREIGHT
  const choose = async () => {
    await radio(hand, '余额支付').click()
    await payButton(hand, amount).click()
    await expect(page.getByRole('dialog', { name: /^支付/ })).toBeVisible()
  }
  await register(world, FRESH)
  await setPayPassword(world)
  await topUp(world, TOP_UP)
  await searchAndAdd(world, BEER)
  await hand.open(view('/cart/index'))
  await button(hand, '去结算（2）').click()
  await addAddress(world)
  await button(hand, '提交订单').click()
  await hand.expectTitle('支付订单')

  await test.step('it is gone before the payment leaves: nothing is taken, and it can be made', async () => {
    await choose()
    await context.setOffline(true)
    await hand.payPassword(PAY_PASSWORD)
    await expect(heading(hand, '正在确认您的支付结果')).toBeVisible()
    await context.setOffline(false)
    await expect(heading(hand, '您是否已完成支付？')).toBeVisible()
    await button(hand, '重新支付').click()
  })

  await test.step('it goes while the payment is answered: the money has moved, and is found', async () => {
    await choose()
    await hand.lose('api/pay/pay', 'after')
    await hand.payPassword(PAY_PASSWORD)
    await expect(heading(hand, '正在确认您的支付结果')).toBeVisible()
    await context.setOffline(false)
    // The cashier reads that it is paid and goes on to the result: either has a way to the order.
    await button(hand, '查看订单').click()
    await expect(text(hand, '待发货')).toBeVisible()
  })

  const teller = await tellerFor(world, FRESH)
  await test.step('the receipt waits for it too', async () => {
    const { result } = await teller.call(pageOrders, { body: { pageIndex: 1, pageSize: 20 } })
    const seller = { hand: await sellerOf(world), line: whole }
    await seller.hand.open(desk('orders&status=2'))
    await ship(seller, result[0]?.serial ?? '', { number: 'SF1000003' })
    await seller.hand.close()
    await hand.open(view(`/order/show&id=${result[0]?.id}`))
    await button(hand, '确认收货').click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await context.setOffline(true)
    await hand.agree('已收到')
    await expect(text(hand, '网络连接失败，请检查网络后重试')).toBeVisible()
    await context.setOffline(false)
    await button(hand, '确认收货').click()
    await hand.agree('已收到')
    await expect(heading(hand, '已完成')).toBeVisible()
  })

  await test.step('paid once, and counted once', async () => {
    const books = await teller.books()
    expect(books.balance).toEqual({ amount: TOP_UP - amount, lines: [TOP_UP, -amount] })
    expect(books.points).toEqual({ amount: 52, lines: [52] })
  })
})
