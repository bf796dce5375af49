import { claimCoupon } from '../../src/features/coupon/contract'
import { getBuyPrice } from '../../src/features/order/contract'
import { expectRefusal } from '../testing/refused'
import { elsewhere, HERE, place, price, sandbox, show, storeOf, token } from './testing/buyer'

const HOUR = 3600
const one = { products: [{ ...HERE, count: 1 }] }
const db = () => sandbox.services.db
const refused = (call: () => Promise<{ code: number; message: string }>, words: string | RegExp) =>
  expectRefusal(sandbox.services, call, [400, words])

describe('a purchase', () => {
  test('goes by courier or is picked up', async () => {
    await refused(
      () => sandbox.call(getBuyPrice, { body: { ...one, way: 3 } }, token),
      'Unknown delivery way.',
    )
  })

  test('of a company names its tax number', async () => {
    const invoice = { kind: 'company', title: 'Hops Ltd' }
    await refused(() => place('r-1', one, { invoice }), 'A company’s invoice needs its tax number.')
    const taxNumber = '91440101MA59ABCD1X'
    const { data } = await place('r-1', one, { invoice: { ...invoice, taxNumber } })
    expect((await show(data.orderId)).invoice).toMatchObject({ title: 'Hops Ltd', taxNumber })
  })

  test('names a store once, and only one of what is bought', async () => {
    const [storeId, other] = [await storeOf(HERE.productId), (await elsewhere()).storeId]
    const wrong = 'A store is named twice, or nothing is bought there.'
    await refused(() => price({ ...one, stores: [{ storeId }, { storeId }] }), wrong)
    await refused(() => price({ ...one, stores: [{ storeId: other }] }), wrong)
  })

  test('of more than there is says how much there is', async () => {
    await db().updateTable('skus').set({ stock: 4 }).where('id', '=', HERE.skuId).execute()
    const of = (count: number) => price({ products: [{ ...HERE, count }] })
    expect((await of(4)).code).toBe(200)
    await refused(() => of(5), /^.+: only 4 left\.$/)
  })

  test.each([
    [{ onShelf: 0 }, HERE.productId],
    [{ onShelf: 1 }, '2002'],
  ])(
    'of what is not on the shelf, or of another product’s variant, is not found',
    async (change, productId) => {
      await db().updateTable('products').set(change).where('id', '=', HERE.productId).execute()
      await refused(
        () => price({ products: [{ ...HERE, productId, count: 1 }] }),
        'The product was not found.',
      )
    },
  )
})

describe('a coupon', () => {
  const COUPON = '990001'
  async function judged(change: object) {
    await db().updateTable('coupons').set(change).where('id', '=', COUPON).execute()
    const { stores } = (await price(one)).data
    return stores[0].coupons.find(({ id }: { id: string }) => id === COUPON)
  }
  beforeEach(() => sandbox.call(claimCoupon, { body: { couponId: COUPON } }, token))
  const anywhere = { storeId: '', conditions: '' }
  const goods = async () => (await price(one)).data.goodsAmount as number

  test('counts from its first second to its last', async () => {
    const now = sandbox.services.clock.now()
    const free = { ...anywhere, threshold: 0, amount: 100 }
    expect(await judged({ ...free, startsAt: now + HOUR })).toMatchObject({
      fits: false,
      discount: 0,
      reason: 'It does not count yet.',
    })
    expect(await judged({ ...free, startsAt: now })).toMatchObject({ fits: true, discount: 100 })
    expect(await judged({ endsAt: now })).toBeUndefined()
  })

  test('takes off nothing below its threshold, and says what is missing', async () => {
    const net = (await goods()) - (await price(one)).data.memberDiscount
    const at = (threshold: number) => judged({ ...anywhere, threshold, amount: 100 })
    expect(await at(net)).toMatchObject({ fits: true, discount: 100, reason: '' })
    expect(await at(net + 250)).toMatchObject({
      fits: false,
      discount: 0,
      threshold: net + 250,
      reason: '¥2.50 more is needed.',
    })
  })

  test('leaves a cent to be paid', async () => {
    const net = (await goods()) - (await price(one)).data.memberDiscount
    const worth = (amount: number) => judged({ ...anywhere, threshold: 0, amount })
    expect((await worth(net - 1)).discount).toBe(net - 1)
    expect((await worth(net)).discount).toBe(net - 1)
    expect((await worth(net * 2)).discount).toBe(net - 1)
  })

  test.each(['[]', '{"conditions":1}', '{"conditions":[7]}', '{'])(
    'with conditions that are damaged, %s, covers nothing',
    async (conditions) => {
      expect(await judged({ storeId: '', conditions, threshold: 0 })).toMatchObject({
        fits: false,
        reason: 'It is not for these goods.',
      })
    },
  )
})
