import { claimCoupon } from '../../src/features/coupon/contract'
import { OrderStatus, pageOrders } from '../../src/features/order/contract'
import { LOCALES } from '../../src/shared/l10n'
import { readText } from '../database/l10n'
import { giveMoney } from '../testing/give-money'
import { MEMBER } from '../testing/open-sandbox'
import { share } from './discounts'
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
  show,
  stockOf,
  storeOf,
  token,
} from './testing/buyer'

const POINTS = '100103'
const claim = (couponId: string) => sandbox.call(claimCoupon, { body: { couponId } }, token)
const twoStores = async () => [
  { ...HERE, count: 2 },
  { ...(await elsewhere()), count: 1, storeId: undefined },
]

test('two stores are two orders and one payment, each in its own way', async () => {
  const products = await twoStores()
  const { storeId } = await elsewhere()
  const pickup = { name: '林夏', mobile: '13800138000', time: '2026-11-23 18:00' }
  const stores = [{ storeId, way: 2, note: 'cold, please', pickup }]
  const seen = (await price({ products, stores })).data
  expect(seen.stores).toHaveLength(2)
  expect(seen.amount).toBe(seen.stores[0].amount + seen.stores[1].amount)
  const { orderIds, payId, amount } = await paidOrder('r-1', { products, stores })
  expect([orderIds.length, amount]).toEqual([2, seen.amount])
  const [sent, picked] = await Promise.all(orderIds.map(show))
  expect(sent).toMatchObject({ status: OrderStatus.WaitingToShip, payId, way: 1, pickup: null })
  expect(picked).toMatchObject({
    status: OrderStatus.WaitingToReceive,
    payId,
    freight: 0,
    note: 'cold, please',
    pickup: { code: expect.stringMatching(/^\d{8}$/), name: '林夏', time: '2026-11-23 18:00' },
  })
  expect(sent.amount + picked.amount).toBe(amount)
})

test('a payment bears the first line of its orders, and says how many there are', async () => {
  const titles = async (requestId: string, products: readonly object[]) => {
    const { payId } = await paidOrder(requestId, { products })
    const { title } = await sandbox.services.db
      .selectFrom('payments')
      .select('title')
      .where('id', '=', payId)
      .executeTakeFirstOrThrow()
    return LOCALES.map((locale) => readText(title, locale))
  }
  const [en, zh] = await titles('r-1', [{ ...HERE, count: 1 }])
  expect(await titles('r-2', await twoStores())).toEqual([`${en} and 1 more`, `${zh}等 2 种商品`])
})

test.each([
  ['without an address is known by the number of the account', '', ['', MEMBER]],
  ['with an address is known as that says', '5001', ['林夏', '13800138000']],
])('who picks up %s', async (_, addressId, [name, mobile]) => {
  const { data } = await place('r-1', { products: [{ ...HERE, count: 1 }], way: 2 }, { addressId })
  expect((await show(data.orderId)).pickup).toMatchObject({ name, mobile })
})

test('a courier is told where to, however the address book changes later', async () => {
  const { data } = await place('r-1', { products: [{ ...HERE, count: 1 }] })
  const { db } = sandbox.services
  const changed = { name: 'Other', mobile: '13900000000', city: '', area: '', detail: 'Elsewhere' }
  await db.updateTable('addresses').set(changed).where('id', '=', '5001').execute()
  expect((await show(data.orderId)).address).toEqual({
    name: '林夏',
    mobile: '13800138000',
    region: 'Guangdong Guangzhou Tianhe District',
    detail: '体育西路 191 号 1204 室',
  })
})

test('two orders that are not paid go together, with all they held back', async () => {
  const products = await twoStores()
  const skuId = products[1]?.skuId ?? ''
  // The seed's own unpaid orders are over by then, and out of the count.
  await later(3600)
  await show('700001')
  const [here, there] = [await stockOf(HERE.skuId), await stockOf(skuId)]
  const { data } = await place('r-1', { products })
  expect(await stockOf(HERE.skuId)).toBe(here - 2)
  await later(31 * 60)
  for (const id of data.orderIds) {
    expect(await show(id)).toMatchObject({ status: OrderStatus.Closed, closeReason: 'expired' })
  }
  expect([await stockOf(HERE.skuId), await stockOf(skuId)]).toEqual([here, there])
})

test.each([
  [
    'a store named twice',
    { stores: [{ storeId: '301' }, { storeId: '301' }] },
    'A store is named twice',
  ],
  ['a store nothing is bought in', { stores: [{ storeId: '999' }] }, 'nothing is bought there'],
  ['a coupon nobody has', { couponId: '990006' }, 'This coupon cannot be used here.'],
  ['half a point', { points: 0.5 }, 'points: '],
  ['fewer points than none', { points: -1 }, 'points: '],
  [
    'a company without its tax number',
    { invoice: { kind: 'company', title: 'Hops Ltd' } },
    'needs its tax number',
  ],
])(
  '%s is refused, and nothing happens',
  async (_, { couponId, ...wrong }: Record<string, unknown>, words) => {
    const before = await stockOf(HERE.skuId)
    const storeId = await storeOf(HERE.productId)
    const products = [{ ...HERE, count: 1 }]
    const { amount } = (await price({ products })).data
    const coupon = couponId ? { stores: [{ storeId, couponId }] } : {}
    const answer = await place('r-1', { products, amount, ...wrong, ...coupon })
    expect(answer).toMatchObject({ code: 400, message: expect.stringContaining(words) })
    expect(await stockOf(HERE.skuId)).toBe(before)
  },
)

describe('a coupon', () => {
  test('that fits two stores of a purchase is offered for one of them', async () => {
    await claim('990001')
    const { stores } = (await price({ products: await twoStores() })).data
    expect(stores.map(({ bestCouponId }: { bestCouponId: string }) => bestCouponId)).toEqual([
      '990001',
      '',
    ])
  })

  test('that fits is offered with what it takes off, one that does not with why', async () => {
    await claim('990001')
    const { stores } = (await price({ products: [{ ...HERE, count: 1 }] })).data
    expect(stores[0]).toMatchObject({ bestCouponId: '990001', couponId: '' })
    expect(stores[0].coupons).toContainEqual(
      expect.objectContaining({ id: '990001', fits: true, discount: 1000, reason: '' }),
    )
    expect(stores[0].coupons).toContainEqual(
      expect.objectContaining({
        id: '990002',
        fits: false,
        discount: 0,
        reason: expect.stringMatching(/^¥.* more is needed\.$/),
      }),
    )
  })

  test('is for the classes its conditions name', async () => {
    await claim('990004')
    const { stores } = (await price({ products: [{ ...HERE, count: 99 }] })).data
    expect(stores[0].coupons).toContainEqual(
      expect.objectContaining({ id: '990004', fits: false, reason: 'It is not for these goods.' }),
    )
  })

  test('comes off once, and is back when the order is called off', async () => {
    await claim('990001')
    const storeId = await storeOf(HERE.productId)
    const wish = { products: [{ ...HERE, count: 1 }], stores: [{ storeId, couponId: '990001' }] }
    const { data } = await place('r-1', wish)
    const order = await show(data.orderId)
    expect(order).toMatchObject({ couponDiscount: 1000, amount: order.goodsAmount })
    expect(await price(wish)).toMatchObject({
      code: 400,
      message: 'This coupon cannot be used here.',
    })
    await later(31 * 60)
    expect((await price(wish)).data.couponDiscount).toBe(1000)
  })
})

test('points pay for half of the goods at most, and come back when it is not paid', async () => {
  await giveMoney(sandbox.services, POINTS, 1_000_000)
  const products = [{ ...HERE, count: 1 }]
  const seen = (await price({ products, points: 999_999 })).data
  const half = Math.floor(seen.goodsAmount / 2)
  expect(seen).toMatchObject({ points: half, pointsMost: half, pointsDiscount: half })
  const { data } = await place('r-1', { products, points: half })
  expect(await heldBy(POINTS)).toBe(1_000_000 - half)
  await later(31 * 60)
  expect((await show(data.orderId)).status).toBe(OrderStatus.Closed)
  expect(await heldBy(POINTS)).toBe(1_000_000)
})

test('a higher grade pays less for beers at members’ prices, and nothing for a parcel', async () => {
  const { db } = sandbox.services
  const limited = await db
    .selectFrom('products')
    .select(['id as productId', 'skuId', 'price'])
    .where('priceStyleId', '=', '2')
    .executeTakeFirstOrThrow()
  const products = [{ productId: limited.productId, skuId: limited.skuId, count: 1 }]
  const off = (percent: number) => Math.floor((limited.price * percent) / 100)
  expect((await price({ products })).data.memberDiscount).toBe(off(3))
  await db.updateTable('users').set({ gradeId: 4 }).where('id', '=', '1001').execute()
  expect((await price({ products })).data).toMatchObject({ memberDiscount: off(8), freight: 0 })
})

test('an order is found by its number and by the name of any line', async () => {
  const find = async (keyword: string) =>
    (await sandbox.call(pageOrders, { body: { keyword } }, token)).data
  const { serial, lines } = await show('700003')
  expect((await find(serial)).result.map(({ id }: { id: string }) => id)).toEqual(['700003'])
  const found = await find(lines[1].name)
  expect(found.result.map(({ id }: { id: string }) => id)).toContain('700003')
  expect((await find('100%')).totalCount).toBe(0)
  expect(found.totalCount).toBe(
    Object.values(found.counts as Record<string, number>).reduce((a, b) => a + b, 0),
  )
})

test('parts add up to the whole, and none is more than it weighs', () => {
  for (const total of [0, 1, 7, 99, 100, 333]) {
    const weights = [100, 1, 33, 0, 199]
    const parts = share(total, weights)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
    for (const [at, part] of parts.entries()) expect(part).toBeLessThanOrEqual(weights[at] ?? 0)
  }
})

test('what is paid twice at once is paid once', async () => {
  const { data } = await place('r-1', { products: await twoStores() })
  const before = await heldBy('100101')
  await Promise.all([pay(data), pay(data)])
  expect(await heldBy('100101')).toBe(before - data.amount)
})
