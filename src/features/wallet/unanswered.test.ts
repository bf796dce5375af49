import { createPersistence } from '../../stores/persistence'
import { memoryStorage } from '../../stores/testing/memory-storage'
import { checkRechargeAmount } from './recharge'
import { beginTransfer, endTransfer, unansweredTransfer } from './unanswered'

const NOON = Date.parse('2026-11-22T12:00:00+08:00')
const DAY = 24 * 60 * 60 * 1000
beforeEach(() => jest.useFakeTimers({ now: NOON }))
afterEach(() => jest.useRealTimers())

const device = (raw = memoryStorage()) =>
  createPersistence({ raw, randomBytes: (length) => new Uint8Array(length).fill(7) })
const order = (requestId: string, amount = 500) => ({
  accountId: '1',
  toMobile: '13800138000',
  amount,
  requestId,
})

test('a transfer that nobody answered is offered again to its sender, and to nobody else', () => {
  const persistence = device()
  expect(unansweredTransfer({ persistence, userId: '7' })).toBeUndefined()
  beginTransfer(order('a'), { persistence, userId: '7' })
  beginTransfer(order('b', 900), { persistence, userId: '8' })
  expect(unansweredTransfer({ persistence, userId: '7' })).toEqual(order('a'))
  expect(unansweredTransfer({ persistence, userId: '8' })).toEqual(order('b', 900))
  expect(unansweredTransfer({ persistence, userId: '9' })).toBeUndefined()
})

test('the last one counts, and sent again it is still one', () => {
  const persistence = device()
  const deps = { persistence, userId: '7' }
  beginTransfer(order('a'), deps)
  beginTransfer(order('b', 900), deps)
  expect(unansweredTransfer(deps)).toEqual(order('b', 900))
  beginTransfer(order('a', 700), deps)
  expect(unansweredTransfer(deps)).toEqual(order('a', 700))
  expect(persistence.read('transfers')).toHaveLength(2)
})

test('an answer ends it, and only it', () => {
  const persistence = device()
  const deps = { persistence, userId: '7' }
  beginTransfer(order('a'), deps)
  beginTransfer(order('b'), deps)
  endTransfer('b', persistence)
  expect(unansweredTransfer(deps)).toEqual(order('a'))
  endTransfer('a', persistence)
  expect(unansweredTransfer(deps)).toBeUndefined()
  expect(persistence.read('transfers')).toBeUndefined()
})

test.each([
  [DAY - 1, true],
  [DAY, false],
  [-DAY + 1, true],
  [-DAY, false],
])('%i ms later it is still offered: %p', (later, isThere) => {
  const persistence = device()
  const deps = { persistence, userId: '7' }
  beginTransfer(order('a'), deps)
  jest.setSystemTime(NOON + later)
  expect(unansweredTransfer(deps) !== undefined).toBe(isThere)
  // What is too old leaves the device.
  expect(persistence.read('transfers') !== undefined).toBe(isThere)
})

test('a full storage keeps nobody from sending, nor from asking how it ended', () => {
  const raw = memoryStorage()
  const full = {
    ...raw,
    set() {
      throw new Error('full')
    },
  }
  const persistence = device(full)
  const deps = { persistence, userId: '7' }
  beginTransfer(order('a'), deps)
  expect(unansweredTransfer(deps)).toEqual(order('a'))
  endTransfer('a', persistence)
  expect(unansweredTransfer(deps)).toBeUndefined()
})

test.each([
  ['', 'wallet.amountField.empty'],
  ['  ', 'wallet.amountField.empty'],
  ['ten', 'wallet.amountField.wrong'],
  ['1.234', 'wallet.amountField.wrong'],
  ['0.99', 'wallet.amountField.least'],
  ['1', undefined],
  ['50000', undefined],
  ['50000.01', 'wallet.amountField.most'],
])('a top-up of %p is %p', (typed, key) => {
  expect(checkRechargeAmount(typed)).toBe(key)
})
