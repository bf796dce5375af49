import { expect, test } from '@playwright/test'
import { type Order, pageOrders } from '../../../src/features/order/contract'
import { pageAfterSales } from '../../../src/features/order/contract-after'
import { listCart } from '../../../src/features/product/contract'
import type { Teller } from '../teller'
import {
  addAddress,
  type Beer,
  choosePickUp,
  claimCoupon,
  claimLine,
  panel,
  receive,
  review,
  searchAndAdd,
  sendBack,
  submitOrder,
} from './buying'
import { button, heading, radio, row, seen, text, view } from './hand'
import { decide, desk, handOut, scanCode, ship } from './selling'
import {
  FRESH,
  payFromBalance,
  register,
  sellerOf,
  setPayPassword,
  tellerFor,
  topUp,
  type World,
  yuan,
} from './world'

const COUPON = '新客首杯礼'
/** What is bought: two stores, three products. */
const COURIER = {
  store: '骑楼店',
  kept: { name: '云台', count: 2, price: 2600 },
  returned: { name: '稻田拉格', count: 1, price: 1200 },
} as const
const PICK_UP = { store: '岛上酿造所', beer: { name: '北向罗盘', count: 1, price: 2200 } } as const
const BEERS: readonly Beer[] = [COURIER.kept, COURIER.returned, PICK_UP.beer]

/** 52 + 12 less the coupon’s 10, of which the 12 bear 1.87, and 10 for the courier. */
const SUM = { courier: 6400, pickUp: 2200, all: 8600, returned: 1013 } as const
/** A point for each yuan of goods: 54 and 22 when they arrive, and the share of the line that goes back. */
const POINTS = { courier: 54, pickUp: 22, taken: 10 } as const
const TOP_UP = 20_000

interface Variant {
  readonly id: string
  readonly productId: string
  readonly price: number
  readonly stock: number
}

/** The variants of what is in the cart, as they are before anything is ordered. */
async function variantsIn(teller: Teller): Promise<readonly Variant[]> {
  const lines = await teller.call(listCart)
  return Promise.all(
    BEERS.map(async ({ name, price }) => {
      const line = lines.find((each) => each.name === name)
      const id = line?.skuId ?? ''
      const productId = line?.productId ?? ''
      return {
        id,
        productId,
        price,
        stock: (await teller.stockOf({ id, productId })) ?? Number.NaN,
      }
    }),
  )
}

/** From the cart to two orders: one by courier with the coupon, one to be picked up. */
async function checkOut(world: World): Promise<void> {
  const { hand } = world
  await hand.open(view('/cart/index'))
  for (const { store } of [COURIER, PICK_UP])
    await expect(seen(hand.root.getByRole('group', { name: store })).first()).toBeVisible()
  await button(hand, '去结算（4）').click()
  await hand.expectTitle('确认订单')
  const [courier, pickUp] = [panel(hand, COURIER.store), panel(hand, PICK_UP.store)]
  await choosePickUp(pickUp)
  await addAddress(world)
  // One coupon is good for one of the two: the first has it, until the buyer says otherwise.
  await expect(pickUp).toContainText('优惠券−¥10.00')
  await expect(courier).not.toContainText('优惠券')
  await pickUp.getByRole('button', { name: /^优惠券/ }).click()
  const sheet = hand.dialog('优惠券')
  await sheet.getByRole('radio', { name: '不使用优惠券' }).click()
  await expect(sheet).toHaveCount(0)
  await courier.getByRole('button', { name: /^优惠券/ }).click()
  await sheet.getByRole('radio', { name: new RegExp(`^${COUPON}`) }).click()
  await expect(courier.getByText('−¥10.00').first()).toBeVisible()
  await submitOrder(world)
}

/** Both orders as the server has them. */
async function ordersOf(teller: Teller): Promise<{ courier: Order; pickUp: Order }> {
  const { result } = await teller.call(pageOrders, { body: { pageIndex: 1, pageSize: 20 } })
  expect(result).toHaveLength(2)
  const courier = result.find(({ pickup }) => !pickup)
  const pickUp = result.find(({ pickup }) => pickup)
  if (!courier || !pickUp) throw new Error('one is sent, the other picked up')
  return { courier, pickUp }
}

/** From registration to the last refund; money, points, coupon and stock to the cent. */
export async function shopLoop(world: World): Promise<void> {
  const { hand, line } = world
  await test.step('registers, tops up, and claims a coupon', async () => {
    await register(world, FRESH)
    await setPayPassword(world)
    await topUp(world, TOP_UP)
    await claimCoupon(world, COUPON)
  })
  const teller = await tellerFor(world, FRESH)

  await test.step('searches and adds products of two stores', async () => {
    for (const beer of BEERS) await searchAndAdd(world, beer)
  })
  const variants = await variantsIn(teller)

  await test.step('takes one by courier, the other at the counter, and pays once', async () => {
    await checkOut(world)
    await payFromBalance(world, SUM.all)
  })
  const { courier, pickUp } = await ordersOf(teller)
  expect([courier.amount, pickUp.amount]).toEqual([SUM.courier, SUM.pickUp])
  const sale = view(`/order/show&id=${courier.id}`)

  await test.step('each order says what happens next', async () => {
    await hand.open(view(`/order/show&id=${pickUp.id}`))
    await expect(heading(hand, '待收货')).toBeVisible()
    await expect(text(hand, '到店出示提货码')).toBeVisible()
    await hand.open(sale)
    await expect(heading(hand, '待发货')).toBeVisible()
    await expect(text(hand, yuan(SUM.courier))).toBeVisible()
  })

  const seller = { hand: await sellerOf(world), line }
  await test.step('the seller ships in two parcels, and hands out what is picked up', async () => {
    await seller.hand.open(desk('orders&status=2'))
    const counts = { [COURIER.kept.name]: 1, [COURIER.returned.name]: 0 }
    await ship(seller, courier.serial, { number: 'SF1000001', counts })
    await ship(seller, courier.serial, { number: 'SF1000002' })
    await expect(button(seller.hand, `发货 ${courier.serial}`)).toHaveCount(0)
    await seller.hand.open(desk('codes'))
    await scanCode(seller, `taproom:pickup:${pickUp.pickup?.code}`)
    await expect(text(seller.hand, PICK_UP.beer.name)).toBeVisible()
    await handOut(seller)
  })

  await test.step('the buyer receives, and reviews with a picture', async () => {
    await hand.open(sale)
    for (const number of ['SF1000001', 'SF1000002'])
      await expect(text(hand, `顺丰速运 ${number}`)).toBeVisible()
    await receive(world)
    await review(world, '桃皮与椰香，名副其实。', sale)
  })

  await test.step('one line goes back: asked, approved, sent, received, refunded', async () => {
    await claimLine(world, COURIER.returned.name, SUM.returned)
    const name = new RegExp(`^退货退款: ${COURIER.returned.name}`)
    const { result } = await teller.call(pageAfterSales, { body: { pageIndex: 1, pageSize: 20 } })
    expect(result).toHaveLength(1)
    const shown = view(`/after-sale/show&id=${result[0]?.id}`)
    await seller.hand.open(desk('after-sales&status=1'))
    await decide(seller, { name, action: '同意', done: '已同意' })
    await hand.open(shown)
    await sendBack(world, 'SF2000001')
    await seller.hand.open(desk('after-sales&status=4'))
    await decide(seller, { name, action: '确认收到退货', done: '已确认收货' })
    await hand.open(shown)
    await expect(heading(hand, '已退款')).toBeVisible()
    await expect(text(hand, '已退回余额')).toBeVisible()
    await seller.hand.close()
  })

  await test.step('the books are right to the cent', async () => {
    const books = await teller.books()
    const lines = {
      balance: [TOP_UP, -SUM.all, SUM.returned],
      points: [POINTS.pickUp, POINTS.courier, -POINTS.taken],
    }
    for (const [kind, own] of Object.entries(lines)) {
      expect(books[kind]?.lines, kind).toEqual(own)
      expect(books[kind]?.amount, kind).toBe(own.reduce((sum, amount) => sum + amount, 0))
    }
  })

  await test.step('the coupon is used, and what came back is on the shelf again', async () => {
    await hand.open(view('/coupon/index&mine=1'))
    await radio(hand, '已使用').click()
    await expect(row(hand, COUPON)).toContainText('已使用')
    const taken = [COURIER.kept.count, 0, PICK_UP.beer.count]
    for (const [at, variant] of variants.entries())
      expect(await teller.stockOf(variant)).toBe(variant.stock - (taken[at] ?? 0))
    await hand.open(view('/order/list'))
    await expect(seen(hand.root.getByRole('link', { name: /的订单，已完成$/ }))).toHaveCount(2)
  })
}
