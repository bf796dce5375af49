import { pageCoupons } from '../../src/features/coupon/contract'
import { thumbUp } from '../../src/features/live/contract-follow'
import {
  buyGrade,
  claimBirthdayCoupon,
  findVoucher,
  getOwnGrade,
  pageVouchers,
  redeemVoucher,
  refundPackage,
  setBirthday,
  VoucherState,
} from '../../src/features/member/contract'
import { requestPay } from '../../src/features/pay/contract'
import { executeTask } from '../../src/features/task/contract'
import { dayOf } from '../../src/shared/business-day'
import { MEMBER, NEWCOMER, OWNER, openSandbox, type TestSandbox } from '../testing/open-sandbox'
import { grow } from './experience'
import { stateOf } from './vouchers'

const DAY = 86_400

let sandbox: TestSandbox
let token: string
let staff: string
beforeAll(async () => {
  sandbox = await openSandbox()
})
beforeEach(async () => {
  await sandbox.post('/sandbox/reset')
  token = await sandbox.logIn(MEMBER)
  staff = await sandbox.logIn(OWNER)
})
afterAll(() => sandbox.close())

async function bought(packageId = '1', amount = 8_800): Promise<string> {
  const order = { body: { packageId, amount, requestId: 'b-1' } }
  const { payId } = (await sandbox.call(buyGrade, order, token)).data
  const how = { userId: '1001', openId: '', clientType: 'WapH5', payType: 300 }
  const body = { payId, amount, ...how, payPassword: '135790' }
  await sandbox.call(requestPay, { body }, token)
  return payId
}
const vouchers = async (more: object = {}) =>
  (await sandbox.call(pageVouchers, { body: { pageSize: 50, ...more } }, token)).data
const redeem = (code: string, count: number, requestId: string, more: object = {}) =>
  sandbox.call(redeemVoucher, { body: { code, count, storeId: '302', requestId, ...more } }, staff)
const balance = async () => {
  const { db } = sandbox.services
  const account = db.selectFrom('accounts').select('amount').where('id', '=', '100101')
  return (await account.executeTakeFirstOrThrow()).amount
}

describe('a package that is paid', () => {
  test('is a voucher for each thing in it, handed out piece by piece', async () => {
    const payId = await bought('2', 18_800)
    const own = (await vouchers()).result.filter((each: { payId: string }) => each.payId === payId)
    expect(own.map(({ total }: { total: number }) => total)).toEqual([3, 3, 3, 3])
    const [{ code }] = own
    expect((await redeem(code, 4, 'v-0')).code).toBe(400)
    const { data } = await redeem(`taproom:voucher:${code}`, 2, 'v-1')
    expect(data).toMatchObject({ used: 2, state: VoucherState.Open, uses: [{ count: 2 }] })
    expect((await redeem(`taproom:voucher:${code}`, 2, 'v-1')).data.used).toBe(2)
    expect((await redeem(code, 1, 'v-1')).code).toBe(409)
    expect((await redeem(code, 1, 'v-2')).data.state).toBe(VoucherState.Used)
    expect((await redeem(code, 1, 'v-3')).message).toBe('This voucher is used up.')
    const found = await sandbox.call(findVoucher, { query: { code } }, staff)
    expect(found.data.uses).toHaveLength(2)
  })

  test('is paid back once, as long as nothing of it was used', async () => {
    const before = await balance()
    const payId = await bought()
    const refund = () => sandbox.call(refundPackage, { body: { payId } }, token)
    expect((await refund()).data).toEqual({ payId, amount: 8_800, channel: 'balance' })
    expect((await refund()).code).toBe(200)
    expect(await balance()).toBe(before)
    const { result, packages } = await vouchers({ status: VoucherState.Refunded })
    expect(result).toHaveLength(6)
    expect(packages[0]).toMatchObject({ payId, isRefunded: true, canRefund: false })
    expect((await redeem(result[0].code, 1, 'v-1')).message).toBe('This voucher was paid back.')
  })

  test('is not paid back once a piece is gone, nor after a week, nor good for ever', async () => {
    const payId = await bought()
    const own = (await vouchers()).result.filter((each: { payId: string }) => each.payId === payId)
    await redeem(own[0].code, 1, 'v-1')
    const refund = (id: string) => sandbox.call(refundPackage, { body: { payId: id } }, token)
    expect((await refund(payId)).code).toBe(400)
    await sandbox.post('/sandbox/clock', { offset: 5 * DAY })
    expect((await refund('890001')).code).toBe(400)
    await sandbox.post('/sandbox/clock', { offset: 91 * DAY })
    staff = await sandbox.logIn(OWNER)
    expect((await redeem(own[1].code, 1, 'v-2')).message).toBe('This voucher is over.')
  })

  test.each([
    ['a code there is not', { code: '1' }],
    ['half a piece', { count: 0.5 }],
    ['no pieces', { count: 0 }],
    ['a store there is not', { storeId: '999' }],
  ])('%s hands out nothing', async (_, wrong) => {
    const [{ code }] = (await vouchers({ status: VoucherState.Open })).result
    expect((await redeem(code, 1, 'v-1', wrong)).code).toBe(400)
  })

  test('the seed shows vouchers at every step', async () => {
    const { db, clock } = sandbox.services
    const rows = await db.selectFrom('vouchers').selectAll().execute()
    const states = new Set(rows.map((row) => stateOf(row, clock.now())))
    const { Open, Used, Expired } = VoucherState
    expect(states).toEqual(new Set([Open, Used, Expired]))
  })
})

describe('a grade', () => {
  const own = async (who: string) => (await sandbox.call(getOwnGrade, {}, who)).data

  test('grows with what somebody does, and says what the next one takes', async () => {
    const newcomer = await sandbox.logIn(NEWCOMER)
    expect(await own(newcomer)).toMatchObject({
      gradeId: 1,
      experience: 36,
      next: { gradeId: 2, missing: 64 },
    })
    const deed = { key: 'like', entityKey: 'live', entityId: '960001', intro: 'liked' }
    await sandbox.call(thumbUp, { body: { liveId: '960001' } }, newcomer)
    await sandbox.call(executeTask, { body: deed }, newcomer)
    expect((await own(newcomer)).experience).toBe(37)
    const now = sandbox.services.clock.now()
    await grow(sandbox.services.db, '1002', 63, now)
    expect(await own(newcomer)).toMatchObject({ gradeId: 2, next: { gradeId: 3, missing: 900 } })
    await grow(sandbox.services.db, '1002', -5, now)
    await grow(sandbox.services.db, '1003', 10, now)
    expect(await own(staff)).toMatchObject({ gradeId: 4, next: null })
  })

  test('brings a coupon in the month of birth, once a year, to nobody else', async () => {
    const today = dayOf(sandbox.services.clock.now()).slice(5)
    const tell = (birthday: string) => sandbox.call(setBirthday, { body: { birthday } }, token)
    expect((await tell('02-30')).code).toBe(400)
    expect((await sandbox.call(claimBirthdayCoupon, {}, token)).code).toBe(400)
    expect((await tell(today)).code).toBe(200)
    expect((await tell('01-01')).code).toBe(400)
    expect((await own(token)).canClaimBirthday).toBe(true)
    const { data } = await sandbox.call(claimBirthdayCoupon, {}, token)
    expect(data.amount).toBe(1000)
    expect((await sandbox.call(claimBirthdayCoupon, {}, token)).data).toEqual(data)
    const ids = async (body: object, who: string) =>
      (await sandbox.call(pageCoupons, { body: { pageSize: 50, ...body } }, who)).data.result.map(
        ({ id }: { id: string }) => id,
      )
    expect(await ids({ mine: true, state: 'usable' }, token)).toContain(data.couponId)
    expect(await ids({}, staff)).not.toContain(data.couponId)
    // A year later there is another, and once again one. It is the same month then on any day.
    const year = today.endsWith('-01') ? 366 : 365
    await sandbox.post('/sandbox/clock', { offset: year * DAY })
    token = await sandbox.logIn(MEMBER)
    const again = async () => (await sandbox.call(claimBirthdayCoupon, {}, token)).data.couponId
    const next = await again()
    expect(next).not.toBe(data.couponId)
    expect(await again()).toBe(next)
  })
})
