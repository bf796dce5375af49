import { expect, test } from '@playwright/test'
import { getOwnGrade } from '../../../src/features/member/contract'
import { pageOrders } from '../../../src/features/order/contract'
import { choosePickUp, panel, searchAndAdd, submitOrder } from './buying'
import { button, heading, seen, text, view } from './hand'
import { FRESH, payOutside, register, tellerFor, type World, yuan } from './world'

const GRADE = { id: 2, name: '银卡会员', price: 9_900 } as const
/** Sold at members’ prices: this grade pays 3 % less. */
const BEER = { name: '午夜彗星', count: 1, price: 3_000 } as const
const OFF = 90

/** A grade is bought, and a beer is cheaper by what it promises. */
export async function gradeLoop(world: World): Promise<void> {
  const { hand, line } = world
  await register(world, FRESH)
  const teller = await tellerFor(world, FRESH)

  await test.step('a newcomer pays what everybody pays', async () => {
    await searchAndAdd(world, BEER)
    await hand.open(view('/cart/index'))
    await button(hand, '去结算（1）').click()
    await hand.expectTitle('确认订单')
    await choosePickUp(panel(hand))
    await expect(panel(hand)).toContainText(yuan(BEER.price))
    await expect(panel(hand)).not.toContainText('会员优惠')
  })

  await test.step('a grade is bought, once', async () => {
    await hand.open(view('/grade/index'))
    await button(hand, `开通${GRADE.name}`).click()
    await line(hand, {
      path: 'paas/autoBuy/buy',
      act: () => button(hand, '确认并支付').click(),
      done: () => hand.expectTitle('支付订单'),
    })
    await payOutside(world, GRADE.price)
    expect((await teller.call(getOwnGrade)).gradeId).toBe(GRADE.id)
    await button(hand, '查看会员权益').click()
    await expect(seen(hand.root.getByRole('progressbar')).first()).toBeVisible()
  })

  await test.step('what lay in the cart costs the member’s price', async () => {
    await hand.open(view('/cart/index'))
    await button(hand, '去结算（1）').click()
    await hand.expectTitle('确认订单')
    await choosePickUp(panel(hand))
    await expect(panel(hand)).toContainText(`−${yuan(OFF)}`)
    await submitOrder(world)
    await payOutside(world, BEER.price - OFF)
  })

  await test.step('the order says so, to the cent', async () => {
    const { result } = await teller.call(pageOrders, { body: { pageIndex: 1, pageSize: 20 } })
    expect(result.map(({ amount, memberDiscount }) => [amount, memberDiscount])).toEqual([
      [BEER.price - OFF, OFF],
    ])
    await hand.open(view(`/order/show&id=${result[0]?.id}`))
    await expect(heading(hand, '待收货')).toBeVisible()
    await expect(text(hand, `−${yuan(OFF)}`)).toBeVisible()
  })
}
