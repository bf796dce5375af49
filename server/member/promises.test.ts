import { pageCoupons } from '../../src/features/coupon/contract'
import { claimBirthdayCoupon } from '../../src/features/member/contract'
import { getBuyPrice } from '../../src/features/order/contract'
import { getProductDetail } from '../../src/features/product/contract'
import { getConfigList } from '../../src/features/record/contract-dictionary'
import { dayOf } from '../../src/shared/business-day'
import { receive } from '../order/receive'
import { sandbox, token } from '../testing/fresh-member'

/** What the page of grades promises: the records it is drawn from. */
interface Promised {
  readonly id: number
  readonly memberPercent: number
  readonly freeFrom: number
  readonly pointsRate: number
  readonly birthday: number
}

async function promisedTo(gradeId: number): Promise<Promised> {
  const { db } = sandbox.services
  await db.updateTable('users').set({ gradeId }).where('id', '=', '1001').execute()
  const { data } = await sandbox.call(getConfigList, { query: { type: 'grade' } })
  return data.find(({ id }: Promised) => id === gradeId)
}

describe.each([1, 2, 3, 4])('grade %d is given what its page promises', (gradeId) => {
  test('members’ prices, on the product and at the checkout', async () => {
    const { memberPercent } = await promisedTo(gradeId)
    const beer = await sandbox.services.db
      .selectFrom('products')
      .select(['id as productId', 'skuId', 'price'])
      .where('priceStyleId', '=', '2')
      .executeTakeFirstOrThrow()
    const off = Math.floor((beer.price * memberPercent) / 100)
    const { data } = await sandbox.call(getProductDetail, { query: { id: beer.productId } }, token)
    expect(data.memberPrice).toBe(off > 0 ? beer.price - off : undefined)
    const { productId, skuId } = beer
    const body = { products: [{ productId, skuId, count: 1 }], way: 1 }
    expect((await sandbox.call(getBuyPrice, { body }, token)).data.memberDiscount).toBe(off)
  })

  test('parcels that travel free from its amount on, and not below it', async () => {
    const { freeFrom } = await promisedTo(gradeId)
    const { db } = sandbox.services
    const plain = await db
      .selectFrom('products')
      .select(['id as productId', 'skuId'])
      .where('priceStyleId', '=', '1')
      .executeTakeFirstOrThrow()
    const freightAt = async (price: number) => {
      await db.updateTable('skus').set({ price }).where('id', '=', plain.skuId).execute()
      const body = { products: [{ ...plain, count: 1 }], way: 1 }
      return (await sandbox.call(getBuyPrice, { body }, token)).data.freight
    }
    expect(await freightAt(Math.max(1, freeFrom))).toBe(0)
    if (freeFrom > 0) expect(await freightAt(freeFrom - 1)).toBe(1000)
  })

  test('points for what was paid and kept', async () => {
    const { pointsRate } = await promisedTo(gradeId)
    const { db, clock } = sandbox.services
    const order = await db
      .selectFrom('orders')
      .selectAll()
      .where('userId', '=', '1001')
      .where('status', '=', 3)
      .executeTakeFirstOrThrow()
    const lines = await db
      .selectFrom('order_lines')
      .select(['paid', 'refundedAmount'])
      .where('orderId', '=', order.id)
      .execute()
    const kept = lines.reduce((sum, { paid, refundedAmount }) => sum + paid - refundedAmount, 0)
    await db.transaction().execute((trx) => receive(trx, order, clock.now()))
    const { amount } = await db
      .selectFrom('ledger')
      .select('amount')
      .where('refKind', '=', 'orderEarned')
      .where('refId', '=', order.id)
      .executeTakeFirstOrThrow()
    // `pointsRate` points for 100 yuan.
    expect(amount).toBe(Math.floor((kept * pointsRate) / 10_000))
  })

  test('a coupon in the month of birth, where it has one', async () => {
    const { birthday: amount } = await promisedTo(gradeId)
    const { db, clock } = sandbox.services
    const birthday = dayOf(clock.now()).slice(5)
    await db.updateTable('users').set({ birthday }).where('id', '=', '1001').execute()
    const claimed = await sandbox.call(claimBirthdayCoupon, undefined, token)
    if (amount === 0) {
      expect(claimed.code).toBe(400)
      return
    }
    const body = { mine: true, pageSize: 50 }
    const { result } = (await sandbox.call(pageCoupons, { body }, token)).data
    expect(result).toContainEqual(
      expect.objectContaining({ id: claimed.data.couponId, amount, threshold: 0 }),
    )
  })
})
