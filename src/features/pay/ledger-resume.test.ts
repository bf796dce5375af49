import { PayStatus } from './contract'
import {
  allPayments,
  giveUpPayment,
  resumePayments,
  supportCode,
  unfinishedPayments,
} from './ledger'
import { pay } from './pay'
import { CARD, lost, order, type World, world } from './testing/world'

describe('a payment begun before', () => {
  async function begun(statuses: World['statuses']) {
    const before = world({ answer: { url: CARD }, statuses })
    await pay(order(3), before.deps)
    return before
  }

  test('is asked about and not started again', async () => {
    const { deps, requests } = await begun([PayStatus.Due])
    expect(await pay(order(1), deps)).toEqual({ kind: 'started' })
    expect(requests).toHaveLength(1)
  })

  test('is started again when the user says so and the server has no money', async () => {
    const { deps, requests, record } = await begun([PayStatus.Due])
    expect(await pay({ ...order(1), again: true }, deps)).toEqual({ kind: 'left' })
    expect(requests).toHaveLength(2)
    expect(record()).toMatchObject({ tries: 2 })
  })

  test('is never started again while the server cannot be asked', async () => {
    const { deps, requests } = await begun([lost])
    expect(await pay({ ...order(1), again: true }, deps)).toEqual({ kind: 'confirming' })
    expect(requests).toHaveLength(1)
  })

  test('and paid meanwhile is a success', async () => {
    const { deps, requests } = await begun([PayStatus.Paid])
    expect(await pay({ ...order(1), again: true }, deps)).toMatchObject({ kind: 'paid' })
    expect(await pay(order(1), deps)).toMatchObject({ kind: 'paid' })
    expect(requests).toHaveLength(1)
  })

  test('is asked about at the next start of the app', async () => {
    const { deps, slept, state } = await begun([PayStatus.Due, PayStatus.Paid])
    expect(unfinishedPayments(deps)).toHaveLength(1)
    expect(await resumePayments(deps)).toMatchObject([{ payId: '900', state: 'settled' }])
    expect(slept).toEqual([2000])
    expect(unfinishedPayments(deps)).toEqual([])
    expect(state()).toBe('settled')
  })

  test('that stays without an answer stays unfinished', async () => {
    const { deps, slept } = await begun([lost])
    expect(await resumePayments(deps)).toEqual([])
    // Over a minute, ever more rarely.
    expect(slept).toEqual([2000, 5000, 10_000, 20_000, 40_000])
    expect(unfinishedPayments(deps)).toMatchObject([{ payId: '900', state: 'unknown' }])
  })

  test('and given up reminds nobody, yet is seen when it turns out to be paid', async () => {
    const { deps } = await begun([PayStatus.Due, PayStatus.Paid])
    giveUpPayment('900', deps)
    expect(unfinishedPayments(deps)).toEqual([])
    expect(await resumePayments(deps)).toEqual([])
    expect(unfinishedPayments(deps)).toEqual([])
    expect(await resumePayments(deps)).toMatchObject([{ state: 'settled' }])
  })

  test('by somebody else on this device is nobody’s business', async () => {
    const { deps } = await begun([PayStatus.Due])
    expect(unfinishedPayments({ ...deps, userId: '1002' })).toEqual([])
  })

  test('long ago is forgotten: an ended one after a day, any after a week', async () => {
    const day = 24 * 60 * 60 * 1000
    const { deps } = await begun([PayStatus.Due])
    const atOnce = { requestPay: async () => ({}), fetchStatus: async () => PayStatus.Paid }
    await pay({ ...order(300), payId: '901' }, { ...deps, ...atOnce })
    const later = (days: number) => ({ ...deps, now: () => deps.now() + days * day + 1 })
    expect(allPayments(later(0))).toHaveLength(2)
    expect(allPayments(later(1)).map(({ payId }) => payId)).toEqual(['900'])
    expect(allPayments(later(7))).toEqual([])
  })

  test('has a code that names it, how far it came, and the try', async () => {
    const { record } = await begun([PayStatus.Due])
    expect(supportCode('900', record())).toBe('TP-900-IN1')
    expect(supportCode('900', undefined)).toBe('TP-900-SV0')
  })
})
