/** @jest-environment node */
import { CouponState, claimCoupon, pageCoupons } from '../../src/features/coupon/contract'
import { MEMBER, NEWCOMER, OWNER, openSandbox, type TestSandbox } from '../testing/open-sandbox'

const ANY = '990001'
const SOLD_OUT = '990006'
const OVER = '990007'
const DAY = 86_400

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(() => sandbox.post('/sandbox/reset'))
afterAll(() => sandbox.close())

const claim = (couponId: string, token?: string) =>
  sandbox.call(claimCoupon, { body: { couponId } }, token)
const mine = async (token?: string) =>
  (await sandbox.call(pageCoupons, { body: { mine: true } }, token)).data.result as {
    id: string
  }[]
const setTotal = (id: string, total: number) =>
  sandbox.services.db.updateTable('coupons').set({ total }).where('id', '=', id).execute()

test('a coupon is claimed once, however often it is asked for', async () => {
  const token = await sandbox.logIn(NEWCOMER)
  const first = await claim(ANY, token)
  expect(first.data).toMatchObject({ id: ANY, state: CouponState.Claimed, left: 490 })
  expect((await claim(ANY, token)).data).toEqual(first.data)
  expect(await mine(token)).toEqual([expect.objectContaining({ id: ANY })])
})

test('what one has is told from the latest on', async () => {
  const token = await sandbox.logIn(NEWCOMER)
  const fits = (await sandbox.call(pageCoupons, { body: {} }, token)).data.result.filter(
    ({ state }: { state: CouponState }) => state === CouponState.Open,
  )
  const ids = fits.slice(0, 3).map(({ id }: { id: string }) => id)
  expect(ids).toHaveLength(3)
  for (const [at, id] of ids.entries()) {
    sandbox.services.clock.setOffset(at * 60)
    expect((await claim(id, token)).code).toBe(200)
  }
  expect((await mine(token)).map(({ id }) => id)).toEqual(ids.reverse())
})

test('what one has, nobody else has', async () => {
  await claim(ANY, await sandbox.logIn(NEWCOMER))
  expect(await mine(await sandbox.logIn(OWNER))).toEqual([])
  expect(await mine()).toEqual([])
  expect((await claim(ANY)).status).toBe(401)
})

test('the last one goes to one of those who ask together', async () => {
  await setTotal(ANY, 10)
  const tokens = [await sandbox.logIn(MEMBER), await sandbox.logIn(NEWCOMER)]
  const answers = await Promise.all(tokens.map((token) => claim(ANY, token)))
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 400])
})

test.each([
  ['sold out', SOLD_OUT, '优惠券已被领完', 'All of these coupons are taken.'],
  ['over', OVER, '优惠券已过期', 'This coupon is over.'],
  ['unknown', '1', '优惠券不存在', 'The coupon was not found.'],
])('one that is %s is refused, and says why', async (_, id, zh, en) => {
  const token = await sandbox.logIn(NEWCOMER)
  const answer = await claim(id, token)
  expect(answer.code).toBe(400)
  expect([zh, en]).toContain(answer.message)
  expect(await mine(token)).toEqual([])
})

test('whoever has it keeps it when the others are gone, until it is over', async () => {
  const token = await sandbox.logIn(NEWCOMER)
  await claim(ANY, token)
  await setTotal(ANY, 1)
  expect((await claim(ANY, token)).data).toMatchObject({ state: CouponState.Claimed, left: 0 })
  sandbox.services.clock.setOffset(40 * DAY)
  const later = await sandbox.logIn(NEWCOMER)
  expect(await mine(later)).toMatchObject([{ id: ANY, state: CouponState.Expired }])
})
