import { PayStatus } from './contract'
import type { ServerStatus } from './dispatch'
import {
  advancePayment,
  allPayments,
  beginPayment,
  giveUpPayment,
  isEnded,
  type LedgerDeps,
  noteStatus,
  readPayment,
} from './ledger'

const DAY = 24 * 60 * 60 * 1000
const order = { payId: 'p1', payType: 1, amount: 500 }

/** A device with a clock, whose storage can be full. */
function device() {
  const stored = new Map<string, unknown>()
  const state = { full: false, now: 1000 }
  const persistence = {
    read: (key: string) => stored.get(key),
    write: (key: string, value: unknown) => {
      if (state.full) throw new Error('full')
      stored.set(key, value)
    },
    remove: (key: string) => void stored.delete(key),
    names: (prefix: string) =>
      [...stored.keys()]
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length)),
  } as unknown as LedgerDeps['persistence']
  const deps: LedgerDeps = { persistence, now: () => state.now, userId: '1001' }
  return { deps, state, stored }
}

test('a payment is noted before the server hears of it, with how often it was tried', () => {
  const { deps, state } = device()
  beginPayment(order, deps)
  expect(readPayment('p1', deps)).toEqual({
    ...order,
    userId: '1001',
    state: 'requested',
    tries: 1,
    startedAt: 1000,
    changedAt: 1000,
  })
  advancePayment('p1', 'refuse', deps)
  state.now = 2000
  beginPayment(order, deps)
  expect(readPayment('p1', deps)).toMatchObject({ tries: 2, startedAt: 2000, state: 'requested' })
})

test('nobody reads the payments of another user', () => {
  const { deps } = device()
  beginPayment(order, deps)
  const other = { ...deps, userId: '1002' }
  expect(readPayment('p1', other)).toBeUndefined()
  expect(allPayments(other)).toEqual([])
  expect(allPayments(deps)).toHaveLength(1)
})

test('a full storage keeps nobody from paying, and what is stored later counts', () => {
  const { deps, state, stored } = device()
  state.full = true
  beginPayment(order, deps)
  expect(readPayment('p1', deps)?.state).toBe('requested')
  expect(allPayments(deps)).toHaveLength(1)
  state.full = false
  advancePayment('p1', 'answer', deps)
  // Another tab comes further.
  stored.set('pay_p1', { ...readPayment('p1', deps), state: 'settled' })
  expect(readPayment('p1', deps)?.state).toBe('settled')
})

test('what the server says of a payment is noted; that it is due says nothing', () => {
  const noted = (status: ServerStatus) => {
    const { deps } = device()
    beginPayment(order, deps)
    noteStatus('p1', status, deps)
    return readPayment('p1', deps)
  }
  expect(noted(PayStatus.Paid)?.state).toBe('settled')
  expect(noted(PayStatus.Due)?.state).toBe('requested')
  expect(noted(PayStatus.Due)?.closed).toBeUndefined()
  expect(noted(PayStatus.Cancelled)?.closed).toBe(true)
  expect(noted(PayStatus.Expired)?.closed).toBe(true)
})

test('nothing is noted of a payment this device does not know', () => {
  const { deps } = device()
  noteStatus('p9', PayStatus.Paid, deps)
  advancePayment('p9', 'paid', deps)
  expect(readPayment('p9', deps)).toBeUndefined()
  expect(allPayments(deps)).toEqual([])
})

test('the oldest comes first; what ended is forgotten after a day, what is open after a week', () => {
  const { deps, state } = device()
  for (const payId of ['open', 'ended', 'closed']) {
    state.now += 1
    beginPayment({ ...order, payId }, deps)
  }
  advancePayment('ended', 'paid', deps)
  advancePayment('closed', 'closed', deps)
  const ids = () => allPayments(deps).map(({ payId }) => payId)
  expect(ids()).toEqual(['open', 'ended', 'closed'])
  state.now += DAY
  expect(ids()).toEqual(['open', 'ended', 'closed'])
  state.now += 1
  expect(ids()).toEqual(['open'])
  expect(readPayment('ended', deps)).toBeUndefined()
  state.now = 1001 + 7 * DAY
  expect(ids()).toEqual(['open'])
  state.now += 1
  expect(ids()).toEqual([])
})

test('who gives a payment up is not reminded of it', () => {
  const { deps } = device()
  beginPayment(order, deps)
  advancePayment('p1', 'answer', deps)
  advancePayment('p1', 'invoke', deps)
  giveUpPayment('p1', deps)
  const record = readPayment('p1', deps)
  expect(record?.state).toBe('cancelled')
  expect(record && isEnded(record)).toBe(false)
})
