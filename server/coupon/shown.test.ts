/** @jest-environment node */
import { CouponState, claimCoupon, pageCoupons } from '../../src/features/coupon/contract'
import { fitCoupons } from '../../src/features/coupon/contract-shop'
import { sandbox } from '../testing/fresh-sandbox'
import { MEMBER, NEWCOMER } from '../testing/open-sandbox'
import { forClass } from './conditions'

/** For everything and for any sum; for hops; for dark ones. */
const ANY = '990001'
const HOPS = '990003'
/** What the member has: one to use, one that is over, one that an order took. */
const HELD = '990002'
const OVER = '990007'
const USED = '990008'
/** One of a store on the quay, and the sold out one of it. */
const OF_STORE = '990010'
const STORE = '302'

interface Shown {
  readonly id: string
  readonly state: number
  readonly storeId: string
}

const shown = async (body: object, token?: string): Promise<readonly Shown[]> =>
  (await sandbox.call(pageCoupons, { body: { pageSize: 50, ...body } }, token)).data.result
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
const change = (id: string, values: object) =>
  sandbox.services.db.updateTable('coupons').set(values).where('id', '=', id).execute()

test('whoever looks for what they can use, have used or have missed finds that alone', async () => {
  const token = await sandbox.logIn(MEMBER)
  const mine = (state?: string) => shown({ mine: true, ...(state && { state }) }, token)
  expect(ids(await mine('usable'))).toEqual([HELD])
  expect(ids(await mine('used'))).toEqual([USED])
  expect(ids(await mine('expired'))).toEqual([OVER])
  expect(ids(await mine()).sort()).toEqual([HELD, OVER, USED])
})

test('what an order took names it, and the day', async () => {
  const token = await sandbox.logIn(MEMBER)
  const [used] = await shown({ mine: true, state: 'used' }, token)
  const usedAt = sandbox.services.clock.now() - 12 * 86_400
  expect(used).toMatchObject({ id: USED, orderId: '700008', usedAt })
  const [held] = await shown({ mine: true, state: 'usable' }, token)
  expect(held).toMatchObject({ id: HELD, orderId: '', usedAt: null })
  const others = await shown({}, await sandbox.logIn(NEWCOMER))
  expect(others.find(({ id }) => id === USED)).toMatchObject({ orderId: '', usedAt: null })
})

test('a coupon is over in the second in which it ends', async () => {
  const token = await sandbox.logIn(MEMBER)
  const now = sandbox.services.clock.now()
  await change(HELD, { endsAt: now + 1 })
  expect(ids(await shown({ mine: true, state: 'usable' }, token))).toEqual([HELD])
  await change(HELD, { endsAt: now })
  expect(await shown({ mine: true, state: 'usable' }, token)).toEqual([])
  expect(ids(await shown({ mine: true, state: 'expired' }, token))).toContain(HELD)
})

test('a store shows its own and those of the house, not those of other stores', async () => {
  const all = await shown({})
  expect(new Set(all.map(({ storeId }) => storeId))).toEqual(new Set(['', '302', '305', '308']))
  expect(all.find(({ storeId }) => storeId === '302')).toMatchObject({
    storeName: 'Taproom Old Arcade',
  })
  expect(all.find(({ storeId }) => storeId === '')).toMatchObject({ storeName: '' })
  const here = await shown({ storeId: STORE })
  expect(new Set(here.map(({ storeId }) => storeId))).toEqual(new Set(['', STORE]))
  expect(ids(here)).toEqual(expect.arrayContaining([ANY, OF_STORE]))
})

test('what can be claimed comes first, what is over last', async () => {
  const states = (await shown({})).map(({ state }) => state)
  expect(states).toEqual([...states].sort())
  expect(new Set(states)).toEqual(
    new Set([CouponState.Open, CouponState.SoldOut, CouponState.Expired]),
  )
})

test('a page is as long as asked for, and says how many there are', async () => {
  const page = async (pageIndex: number) =>
    (await sandbox.call(pageCoupons, { body: { pageIndex, pageSize: 4 } })).data
  const all = await shown({})
  const [first, second] = [await page(1), await page(2)]
  expect(first).toMatchObject({ pageIndex: 1, pageSize: 4, totalCount: all.length })
  expect(ids([...first.result, ...second.result])).toEqual(ids(all).slice(0, 8))
})

test('a coupon for one person is nobody else’s: not shown, not offered, not claimed', async () => {
  const token = await sandbox.logIn(NEWCOMER)
  await change(ANY, { personal: '1001:2026' })
  expect(ids(await shown({}, token))).not.toContain(ANY)
  const products = [{ productId: '2001', skuId: '20011', count: 1 }]
  const { data } = await sandbox.call(fitCoupons, { body: { products } }, token)
  expect(ids(data.open)).not.toContain(ANY)
  await sandbox.call(claimCoupon, { body: { couponId: ANY } }, token)
  expect(await shown({ mine: true }, token)).toEqual([])
})

test('a coupon says which class it is for, in a word and as a condition', async () => {
  const all = await shown({})
  const found = (id: string) => all.find((one) => one.id === id)
  expect(found(HOPS)).toMatchObject({
    classId: '1',
    className: 'Hop-forward',
    conditions: {
      logicalOperator: 'or',
      conditions: [
        { field: 'classId', operator: 'equal', value: '1' },
        { field: 'parentClassId', operator: 'equal', value: '1' },
      ],
    },
  })
  expect(found(ANY)).toMatchObject({ classId: '', className: '' })
  expect(found(ANY)).not.toHaveProperty('conditions')
  expect(forClass('')).toBe('')
})

test('beside some goods stand what one holds, with what it does, and what could be claimed', async () => {
  const token = await sandbox.logIn(MEMBER)
  const goods = async (count: number, who?: string) =>
    (
      await sandbox.call(
        fitCoupons,
        { body: { products: [{ productId: '2001', skuId: '20011', count }] } },
        who,
      )
    ).data
  const { price } = await sandbox.services.db
    .selectFrom('skus')
    .select('price')
    .where('id', '=', '20011')
    .executeTakeFirstOrThrow()
  const few = await goods(1, token)
  expect(few.mine).toMatchObject([{ id: HELD, fits: false, discount: 0 }])
  expect(few.mine[0].reason).toContain(((12_800 - price) / 100).toFixed(2))
  const many = await goods(Math.ceil(12_800 / price), token)
  expect(many.mine).toMatchObject([{ id: HELD, fits: true, discount: 2000, reason: '' }])
  expect(ids(few.open)).toContain(ANY)
  // Held, over, of another store, of another class.
  for (const id of [HELD, OVER, OF_STORE, '990004']) expect(ids(few.open)).not.toContain(id)
  expect((await goods(1)).mine).toEqual([])
})
