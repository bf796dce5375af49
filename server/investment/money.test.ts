import { listPayMethods } from '../../src/features/pay/contract'
import {
  exitInvestment,
  InvestState,
  pageInvestments,
  showBrand,
  showInvestment,
} from '../../src/features/report/contract-invest'
import { listAccounts } from '../../src/features/wallet/contract-accounts'
import { DAY, startOfDay } from '../../src/shared/business-day'
import { PayType } from '../../src/shared/pay'
import { MEMBER } from '../testing/open-sandbox'
import {
  AMOUNT,
  apply,
  cancel,
  decide,
  exit,
  later,
  linesOf,
  member,
  named,
  pay,
  running,
  SECONDS,
  sandbox,
  show,
  signed,
  start,
} from './testing/wish'

/** What the cashier's page posts. */
async function payByCard(payId: string, action = 'approve') {
  const { url } = (await start(payId, PayType.Redirect)).data
  const token = new URL(url).searchParams.get('token') ?? ''
  const body = new URLSearchParams({ token, action })
  await sandbox.request('/pay/cashier/decision', { method: 'POST', body })
}
const invested = async () =>
  (await sandbox.call(listAccounts, {}, member)).data.overview.investedEquipment
const due = (payId: string) =>
  sandbox.call(listPayMethods, { body: { payId, clientType: 'WapH5' } }, member)
const stateOf = async (id: string) => (await show(id)).status

describe('the payment', () => {
  test('is there once it is signed, and the same while it can be paid', async () => {
    const { id } = (await apply()).data
    expect(await pay(id)).toMatchObject({ code: 409 })
    await decide(id, InvestState.Applied)
    expect(await pay(id)).toMatchObject({ code: 409 })
    const ready = await signed()
    expect(await pay(ready, { amount: 1 })).toMatchObject({ code: 409, amount: AMOUNT })
    const [one, other] = [(await pay(ready)).data, (await pay(ready)).data]
    expect(other).toEqual(one)
    expect((await due(one.payId)).data).toMatchObject({ kind: 'investment', amount: AMOUNT })
    later(31 * 60)
    expect((await pay(ready)).data.payId).not.toBe(one.payId)
  })

  test('from the balance: one line, and the devices run', async () => {
    const before = await invested()
    const id = await running()
    expect(await show(id)).toMatchObject({ status: InvestState.Running, paidAt: SECONDS })
    expect(await invested()).toBe(before + AMOUNT)
  })

  test('by card: through the balance, so that the books tell of it', async () => {
    const [before, id] = [await invested(), await signed()]
    const { payId } = (await pay(id)).data
    await payByCard(payId)
    expect(await stateOf(id)).toBe(InvestState.Running)
    expect(await linesOf(payId)).toMatchObject([
      { kind: 'recharge', amount: AMOUNT },
      { kind: 'invest', amount: -AMOUNT },
    ])
    expect(await invested()).toBe(before + AMOUNT)
  })

  test('is over when the investment is called off', async () => {
    const id = await signed()
    const { payId } = (await pay(id)).data
    await cancel(id)
    expect(await start(payId, PayType.Redirect)).toMatchObject({ code: 400 })
    expect(await stateOf(id)).toBe(InvestState.CalledOff)
  })

  test('what was paid cannot be called off', async () => {
    expect(await cancel(await running())).toMatchObject({ code: 409 })
  })
})

describe('income', () => {
  test('begins the day after, and each day is booked once when it is over', async () => {
    const id = await running()
    const midnight = startOfDay(SECONDS) + DAY
    later(midnight - SECONDS + DAY - 1)
    await sandbox.tick()
    expect(await linesOf(id)).toEqual([])
    later(midnight - SECONDS + DAY)
    await Promise.all([sandbox.tick(), show(id), sandbox.tick()])
    const [line, more] = await linesOf(id)
    expect(more).toBeUndefined()
    expect(line).toMatchObject({ kind: 'earning', accountId: '100102', createdAt: midnight + DAY })
    const { devices, days, income } = await show(id)
    const sum = devices.reduce((total: number, one: { total: number }) => total + one.total, 0)
    expect([devices.length, sum, days.length]).toEqual([2, line?.amount, 1])
    expect(income).toBe(sum)
    expect(devices[0].yesterday).toBe(devices[0].total)
  })

  test('days nobody looked are made up for', async () => {
    const id = await running()
    later(40 * DAY)
    await sandbox.tick()
    expect(await linesOf(id)).toHaveLength(39)
    const token = await sandbox.logIn(MEMBER)
    const query = { id }
    const { days, income } = (await sandbox.call(showInvestment, { query }, token)).data
    expect(days).toHaveLength(30)
    const [own] = (await sandbox.call(pageInvestments, { body: {} }, token)).data.result
    expect(own).toMatchObject({ id, income })
  })

  test('a brand’s curve is of days that are over, and its sums are theirs', async () => {
    const brand = (await sandbox.call(showBrand, { query: { brandNo: 'TR-101' } })).data
    expect(brand.days).toHaveLength(90)
    expect(brand.days.at(-1).day).toBe('2026-11-21')
    expect(brand.cumReturn).toBe(Math.round((brand.cumIncome / brand.price) * 1000) / 10)
  })
})

describe('the exit', () => {
  const EARLY = AMOUNT * 0.95

  test('costs what the contract says, at the sum that was shown', async () => {
    const id = await running()
    expect((await show(id)).exit).toEqual({ payBack: EARLY, fee: AMOUNT - EARLY })
    expect(await exit(id, AMOUNT)).toMatchObject({ code: 409, amount: EARLY })
    later(180 * DAY)
    const [token, query] = [await sandbox.logIn(MEMBER), { id }]
    const { exit: free } = (await sandbox.call(showInvestment, { query }, token)).data
    expect(free).toEqual({ payBack: AMOUNT, fee: 0 })
  })

  test('is answered: with a yes the money is back and nothing more comes in', async () => {
    const before = await invested()
    const id = await running()
    later(3 * DAY)
    const requestId = named()
    await exit(id, EARLY, { requestId })
    expect(await exit(id, EARLY, { requestId })).toMatchObject({
      code: 200,
      data: { status: InvestState.ExitAsked },
    })
    await decide(id, InvestState.ExitAsked)
    expect(await show(id)).toMatchObject({ status: InvestState.Exited, days: { length: 2 } })
    const back = (await linesOf(id)).filter(({ accountId }) => accountId === '100101')
    expect(back.map(({ amount }) => amount)).toEqual([AMOUNT, EARLY - AMOUNT])
    expect(await invested()).toBe(before)
    later(6 * DAY)
    await sandbox.tick()
    expect((await show(id)).days).toHaveLength(2)
  })

  test('with a no it goes on as before, and may be asked for again', async () => {
    const id = await running()
    await exit(id, EARLY)
    await decide(id, InvestState.ExitAsked, { isApproved: false, reason: 'In the season' })
    expect(await show(id)).toMatchObject({ status: InvestState.Running, reason: 'In the season' })
    expect(await exit(id, EARLY)).toMatchObject({ code: 200 })
  })

  test('nobody asks for another’s', async () => {
    const body = { id: '980002', payBack: 1, requestId: named() }
    expect(await sandbox.call(exitInvestment, { body }, member)).toMatchObject({
      message: 'The investment was not found.',
    })
  })
})
