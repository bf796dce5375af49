import { expect, test } from '@playwright/test'
import { pageOrders } from '../../../src/features/order/contract'
import { addAddress, claimCoupon, panel, receive, review } from './buying'
import { button, heading, link, text, view } from './hand'
import { desk, ship } from './selling'
import { FRESH, payOutside, register, sellerOf, tellerFor, type World, yuan } from './world'

const COUPON = '新客首杯礼'
const TEA = '春野龙井'
/** 98 less the coupon’s 10, and 10 for the courier. */
const SUM = 9800

/**
 * A newcomer of the tea house, from registration to a review; the network goes once, as the order is placed.
 *
 * @param expectTea called at every step: nothing that was seen until now speaks of beer.
 */
export async function teaLoop(world: World, expectTea: () => Promise<void>): Promise<void> {
  const { hand, line } = world
  const step = (name: string, act: () => Promise<void>) =>
    test.step(name, async () => {
      await act()
      await expectTea()
    })

  await step('registers, and claims a coupon', async () => {
    await register(world, FRESH)
    await claimCoupon(world, COUPON)
  })

  await step('finds a tea, and reads where it comes from', async () => {
    await hand.open('/tool/search?type=product')
    const box = hand.field('搜索茶品')
    await box.fill(TEA)
    await box.press('Enter')
    await link(hand, new RegExp(`^${TEA}, ¥`)).click()
    await hand.expectTitle('茶品详情')
    for (const fact of ['杭州翁家山', '80 °C', '60 秒'])
      await expect(text(hand, fact)).toBeVisible()
    await button(hand, '立即购买').click()
    await hand.dialog(TEA).getByRole('button', { name: '立即购买' }).click()
  })

  await step('orders it; the network goes, and what was typed stays', async () => {
    await hand.expectTitle('确认订单')
    await addAddress(world)
    await expect(panel(hand)).toContainText('优惠券−¥10.00')
    const from = (await hand.said()).length
    const gone = await hand.lose('order/orderBuy/buy')
    await button(hand, '提交订单').click()
    await gone()
    const said = async () => (await hand.said()).slice(from).join('\n').includes('网络')
    await expect.poll(async () => (await said()) || text(hand, '网络').isVisible()).toBe(true)
    await hand.find()
    await expect(button(hand, /更换收货地址.*文三路 90 号/)).toBeVisible()
    await button(hand, '提交订单').click()
  })

  await step('pays', () => payOutside(world, SUM))

  const teller = await tellerFor(world, FRESH)
  const { result } = await teller.call(pageOrders, { body: { pageIndex: 1, pageSize: 20 } })
  expect(result.map(({ amount }) => amount)).toEqual([SUM])
  const [order] = result
  if (!order) throw new Error('there is one order')
  const sale = view(`/order/show&id=${order.id}`)

  await step('follows the order, which the tea house ships', async () => {
    await hand.open(sale)
    await expect(heading(hand, '待发货')).toBeVisible()
    await expect(text(hand, yuan(SUM))).toBeVisible()
    const seller = { hand: await sellerOf(world), line }
    await seller.hand.open(desk('orders&status=2'))
    await ship(seller, order.serial, { number: 'SF1000001' })
    await seller.hand.close()
  })

  await step('receives it, and says how it is', async () => {
    await hand.open(sale)
    await expect(text(hand, '顺丰速运 SF1000001')).toBeVisible()
    await receive(world)
    await review(world, '炒豆香，第二泡更甜。', sale)
    await expect(heading(hand, '已完成')).toBeVisible()
  })

  await step('finds both tabs and the account as they should be', async () => {
    for (const address of ['/pages/tabbar/index', '/pages/tabbar/user']) await hand.open(address)
    await hand.open(view('/order/list'))
    await expect(link(hand, /的订单，已完成$/)).toContainText(TEA)
  })
}
