import fc from 'fast-check'
import type { PaymentState } from '../../shared/pay'
import { isUnfinished, nextState, type PayEvent, TRANSITIONS } from './ledger'

const STATES = Object.keys(TRANSITIONS) as (PaymentState | 'none')[]
const EVENTS: readonly PayEvent[] = [
  'start',
  'answer',
  'invoke',
  'verify',
  'paid',
  'closed',
  'cancel',
  'refuse',
  'lose',
]
const after = (events: readonly PayEvent[], from: PaymentState | 'none' = 'none') =>
  events.reduce<PaymentState | 'none'>((state, event) => nextState(state, event) ?? state, from)
const history = fc.array(fc.constantFrom(...EVENTS), { maxLength: 30 })

test('the way of a payment that goes well', () => {
  expect(after(['start', 'answer', 'invoke', 'verify', 'paid'])).toBe('settled')
})

test.each([
  ['a refusal', ['start', 'refuse'], 'failed'],
  ['a lost answer', ['start', 'lose'], 'unknown'],
  ['a closed sheet', ['start', 'answer', 'invoke', 'verify', 'cancel'], 'cancelled'],
  ['a killed app', ['start', 'answer', 'invoke'], 'invoked'],
  ['an order that expired', ['start', 'answer', 'invoke', 'verify', 'closed'], 'cancelled'],
] as const)('%s', (_, events, state) => {
  expect(after(events)).toBe(state)
})

test('nothing moves a settled payment', () => {
  fc.assert(
    fc.property(history, (events) => {
      expect(after(events, 'settled')).toBe('settled')
    }),
  )
})

test('only the server settles, and its word is believed wherever a payment stands', () => {
  const settling = STATES.flatMap((state) =>
    EVENTS.filter((event) => nextState(state, event) === 'settled'),
  )
  expect(new Set(settling)).toEqual(new Set(['paid']))
  const begun = STATES.filter((state) => state !== 'none' && state !== 'settled')
  expect(begun.map((state) => nextState(state, 'paid'))).toEqual(begun.map(() => 'settled'))
})

test('a payment whose sheet may be open is never a failure by a word of the sheet’s', () => {
  expect(nextState('verifying', 'refuse')).toBeUndefined()
  expect(nextState('unknown', 'refuse')).toBeUndefined()
})

test('every history ends in a state of the table', () => {
  fc.assert(
    fc.property(history, (events) => {
      expect(STATES).toContain(after(events))
    }),
  )
})

test('money may be moving from the request until the server has spoken', () => {
  const unfinished = STATES.filter((state) => state !== 'none' && isUnfinished(state))
  expect(unfinished.sort()).toEqual(['invoked', 'prepaid', 'requested', 'unknown', 'verifying'])
})
