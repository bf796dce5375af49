import { expect, test } from '@playwright/test'
import {
  getDeskFigures,
  pageShopOrders,
  pageShopProducts,
} from '../../../src/features/merchant/contract'
import { getShopIncome } from '../../../src/features/merchant/contract-house'
import { listCart } from '../../../src/features/product/contract'
import { choosePickUp, claimCoupon, panel, searchAndAdd, submitOrder } from './buying'
import { button, expectSaid, heading, link, row, seen, text, view } from './hand'
import { decide, desk, handOut, redeem, type Seller, scanCode, ship } from './selling'
import { FRESH, payOutside, register, SELLER, sellerOf, tellerFor, type World, yuan } from './world'

/** An order of the seed with one parcel’s worth, and codes people know by heart. */
const ORDER = '1332601'
const PICK_UP = '31372193'
const VOUCHER = '880000000001'
const BEER = { name: '码头浑浊', count: 1, price: 1950 } as const
const STOCK = 24
/** The shop it is a day of; its owner has another one. */
const SHOP = { id: '402', name: '骑楼饮品' } as const
const COUPON = '码头见面礼'

const FIELDS = [
  ['中文名称', BEER.name],
  ['英文名称', 'Quay Haze'],
  ['中文简介', '柔和而响亮'],
  ['英文简介', 'Soft and loud'],
  ['中文名 1', '听装'],
  ['英文名 1', 'Can'],
  ['价格 1（元）', '19.5'],
  ['库存 1', String(STOCK)],
] as const

async function makeProduct({ hand, line }: Seller): Promise<void> {
  await hand.open(desk('products'))
  await button(hand, '新建商品').click()
  await hand.expectTitle('商品')
  for (const [name, words] of FIELDS) await hand.field(name).fill(words)
  await button(hand, /^分类/).click()
  await hand.dialog('分类').getByRole('radio').first().click()
  await line(hand, {
    path: 'storageFile/upload',
    act: () => hand.picture(() => button(hand, /^添加图片/).click()),
    again: () => button(hand, /重试/).click(),
    lost: '上传失败',
    done: () =>
      expect(seen(hand.root.getByRole('img', { name: '商品图片，第 1 张' })).first()).toBeVisible(),
  })
  await seen(hand.root.getByRole('switch', { name: '保存后上架' }))
    .first()
    .click()
  const from = (await hand.said()).length
  await line(hand, {
    path: 'merchant/product/save',
    act: () => button(hand, /^保存$/).click(),
    done: () => expectSaid(hand, '已保存并上架', from),
  })
  await hand.expectTitle('商品管理')
}

async function makeCoupon({ hand, line }: Seller): Promise<void> {
  await hand.open(desk('coupons'))
  await button(hand, '新建店铺券').click()
  for (const [name, words] of [
    ['中文名称', COUPON],
    ['英文名称', 'Welcome to the quay'],
    ['优惠金额（元）', '2.5'],
  ] as const)
    await hand.field(name).fill(words)
  const from = (await hand.said()).length
  await line(hand, {
    path: 'merchant/coupon/save',
    act: () => hand.dialog('新建店铺券').getByRole('button', { name: '保存' }).click(),
    done: () => expectSaid(hand, '店铺券已可领取', from),
  })
  await expect(row(hand, COUPON)).toBeVisible()
}

async function answerReview({ hand, line }: Seller): Promise<void> {
  await hand.open(desk('reviews'))
  await button(hand, /^回复 /).click()
  await hand.field('回复内容').fill('谢谢，欢迎再来')
  const from = (await hand.said()).length
  await line(hand, {
    path: 'merchant/review/reply',
    act: () => button(hand, /^发布$/).click(),
    done: () => expectSaid(hand, '回复已发布', from),
  })
  await seen(hand.root.getByRole('tab', { name: '全部' }))
    .first()
    .click()
  await expect(text(hand, '商家回复：谢谢，欢迎再来')).toBeVisible()
}

/** Closes an order of the list, for there is none left. */
async function closeIt({ hand, line }: Seller, serial: string): Promise<void> {
  await hand.open(desk('orders'))
  await link(hand, new RegExp(`^订单 ${serial}，`)).click()
  await hand.expectTitle('订单详情')
  await button(hand, '关闭订单').click()
  const sheet = hand.dialog('关闭订单')
  await button(hand, '商品缺货').click()
  const from = (await hand.said()).length
  await line(hand, {
    path: 'merchant/order/close',
    act: () => sheet.getByRole('button', { name: '确认关闭' }).click(),
    done: () => expectSaid(hand, '已关闭，款项将原路退回', from),
  })
  await expect(heading(hand, '已关闭')).toBeVisible()
  await expect(button(hand, '关闭订单')).toHaveCount(0)
}

/** Everything a shop does in a day; a newcomer buys what is made meanwhile, with the coupon that is issued. */
export async function sellersDay(world: World): Promise<void> {
  const { hand, line } = world
  await register(world, FRESH)
  const seller = { hand: await sellerOf(world), line }
  const staff = await tellerFor(world, SELLER)
  const buyer = await tellerFor(world, FRESH)
  const of = { query: { merchantId: SHOP.id } }
  const before = await staff.call(getDeskFigures, of)
  const income = await staff.call(getShopIncome, of)

  await test.step('figures, and what is to be picked', async () => {
    await seller.hand.open('/merchant/index')
    await expect(heading(seller.hand, SHOP.name)).toBeVisible()
    await expect(link(seller.hand, /^今日支付/)).toContainText(yuan(before.amount))
    await expect(link(seller.hand, new RegExp(`^待发货 ${before.toShip}$`))).toBeVisible()
    await seller.hand.open(desk('picking'))
    await expect(text(seller.hand, new RegExp(`${ORDER}$`))).toBeVisible()
  })

  await test.step('an order is shipped', async () => {
    await seller.hand.open(desk('orders&status=2'))
    await ship(seller, ORDER, { number: 'SF1000001' })
    await expect(button(seller.hand, new RegExp(`^发货 .*${ORDER}$`))).toHaveCount(0)
  })

  await test.step('an after-sale is decided', async () => {
    await seller.hand.open(desk('after-sales&status=1'))
    await decide(seller, { name: /待处理$/, action: '同意', done: '已同意' })
    await expect(text(seller.hand, '这里没有售后')).toBeVisible()
  })

  await test.step('a pick-up and a voucher are redeemed by scan', async () => {
    await seller.hand.open(desk('codes'))
    await scanCode(seller, `taproom:pickup:${PICK_UP}`)
    await handOut(seller)
    await scanCode(seller, `taproom:voucher:${VOUCHER}`)
    await redeem(seller, 2, /^剩余 1 \/ 3/)
  })

  await test.step('a product is made, once', async () => {
    await makeProduct(seller)
    const body = { keyword: BEER.name, pageIndex: 1, pageSize: 20 }
    expect((await staff.call(pageShopProducts, { body })).result).toHaveLength(1)
  })
  await test.step('a coupon is issued', () => makeCoupon(seller))
  await test.step('a review is answered', () => answerReview(seller))

  await test.step('the product is sold, less the coupon', async () => {
    await claimCoupon(world, COUPON)
    await searchAndAdd(world, BEER)
    const [bought] = await buyer.call(listCart)
    await hand.open(view('/cart/index'))
    await button(hand, '去结算（1）').click()
    await hand.expectTitle('确认订单')
    await choosePickUp(panel(hand))
    await expect(panel(hand)).toContainText('优惠券−¥2.50')
    await submitOrder(world)
    await payOutside(world, BEER.price - 250)
    const sku = { id: bought?.skuId ?? '', productId: bought?.productId ?? '' }
    expect(await buyer.stockOf(sku)).toBe(STOCK - 1)
  })

  await test.step('the money is in the figures and in the income, to the cent', async () => {
    const sold = BEER.price - 250
    const after = await staff.call(getDeskFigures, of)
    expect(after.amount - before.amount).toBe(sold)
    expect([after.orders, after.toShip, after.afterSales]).toEqual([
      before.orders + 1,
      before.toShip - 1,
      before.afterSales - 1,
    ])
    expect((await staff.call(getShopIncome, of)).amount - income.amount).toBe(sold)
    const body = { merchantId: SHOP.id, pageIndex: 1, pageSize: 1 }
    expect((await staff.call(pageShopOrders, { body })).result[0]?.amount).toBe(sold)
    await seller.hand.open('/merchant/index')
    await expect(link(seller.hand, /^今日支付/)).toContainText(yuan(after.amount))
    await seller.hand.open(desk('income'))
    const days = seen(seller.hand.root.getByRole('list', { name: '每日明细' }))
    await expect(days.getByRole('listitem').first()).toContainText(
      yuan(after.amount - after.refunded),
    )
  })

  await test.step('what cannot be handed over is closed: all goes back once, and the buyer reads why', async () => {
    const body = { merchantId: SHOP.id, pageIndex: 1, pageSize: 1 }
    const [sold] = (await staff.call(pageShopOrders, { body })).result
    const { refunded } = await staff.call(getDeskFigures, of)
    await closeIt(seller, sold?.serial ?? '')
    const [{ skuId = '', productId = '' } = {}] = sold?.lines ?? []
    expect(await buyer.stockOf({ id: skuId, productId })).toBe(STOCK)
    const after = await staff.call(getDeskFigures, of)
    expect(after.refunded - refunded).toBe(BEER.price - 250)
    await hand.open('/tool/message')
    await link(
      hand,
      new RegExp(`^商家已关闭订单 ${sold?.serial}，款项将原路退回：商品缺货`),
    ).click()
    await hand.expectTitle('订单详情')
    await expect(text(hand, /^商家已关闭订单：“商品缺货”。/)).toBeVisible()
    await seller.hand.close()
  })
}
