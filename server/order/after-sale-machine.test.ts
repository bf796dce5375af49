import fc from 'fast-check'
import { AfterSaleKind, AfterSaleState } from '../../src/features/order/contract-shapes'
import { type Action, type Actor, actionsOf, advance, begin, type Sale } from './after-sale-machine'

const DAY = 86_400
const ACTORS: readonly Actor[] = ['buyer', 'seller', 'operator', 'clock']
const ACTIONS: readonly Action[] = [
  'cancel',
  'approve',
  'refuse',
  'sendBack',
  'receive',
  'resend',
  'receiveNew',
  'appeal',
  'expire',
]
const ENDS: readonly number[] = [
  AfterSaleState.Refunded,
  AfterSaleState.Exchanged,
  AfterSaleState.Cancelled,
  AfterSaleState.Closed,
]

const event = fc.record({
  by: fc.constantFrom(...ACTORS),
  action: fc.constantFrom(...ACTIONS),
  wait: fc.integer({ min: 0, max: 12 * DAY }),
})
const kinds = fc.constantFrom(...Object.values(AfterSaleKind))

/** What came of a schedule: the last state, how often money went, and how often goods came back before. */
function play(kind: AfterSaleKind, events: readonly { by: Actor; action: Action; wait: number }[]) {
  let sale = begin(kind, 0)
  let now = 0
  let refunds = 0
  let returns = 0
  let appeals = 0
  for (const { by, action, wait } of events) {
    now += wait
    const next = advance(sale, by, action, now)
    if (!next) continue
    if (next.state === AfterSaleState.Refunded) refunds += 1
    if (action === 'appeal') appeals += 1
    if (sale.state === AfterSaleState.Returning && action !== 'refuse') returns += 1
    sale = next
  }
  return { sale, refunds, returns, appeals, now }
}

test('money goes back once, and with goods only after they came, in 10,000 schedules', () => {
  fc.assert(
    fc.property(kinds, fc.array(event, { maxLength: 24 }), (kind, events) => {
      const { sale, refunds, returns, appeals } = play(kind, events)
      expect(refunds).toBe(sale.state === AfterSaleState.Refunded ? 1 : 0)
      if (refunds === 1 && kind !== AfterSaleKind.Refund) expect(returns).toBe(1)
      if (sale.state === AfterSaleState.Exchanged) expect(kind).toBe(AfterSaleKind.Exchange)
      expect(appeals).toBeLessThan(2)
      expect(ENDS.includes(sale.state)).toBe(sale.deadlineAt === null)
    }),
    { numRuns: 10_000 },
  )
})

test('left alone, every schedule comes to an end, and nobody can do anything after it', () => {
  fc.assert(
    fc.property(kinds, fc.array(event, { maxLength: 24 }), (kind, events) => {
      let { sale, now }: { sale: Sale; now: number } = play(kind, events)
      for (let times = 0; times < 5; times++) {
        now += 20 * DAY
        sale = advance(sale, 'clock', 'expire', now) ?? sale
      }
      expect(ENDS).toContain(sale.state)
      for (const by of ACTORS) expect(actionsOf(sale, by)).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['a shop that says nothing for three days has agreed', AfterSaleKind.Refund, [], 'Refunded'],
  ['a return that is never sent is closed', AfterSaleKind.Return, ['seller approve'], 'Closed'],
  [
    'a parcel nobody opens has arrived',
    AfterSaleKind.Return,
    ['seller approve', 'buyer sendBack'],
    'Refunded',
  ],
  ['a refusal that is taken is closed', AfterSaleKind.Refund, ['seller refuse'], 'Closed'],
  [
    'an appeal nobody decides is granted',
    AfterSaleKind.Refund,
    ['seller refuse', 'buyer appeal'],
    'Refunded',
  ],
  [
    'an exchange the shop never sends is paid back',
    AfterSaleKind.Exchange,
    ['seller approve', 'buyer sendBack', 'seller receive'],
    'Refunded',
  ],
  [
    'what was sent anew has arrived when nobody says so',
    AfterSaleKind.Exchange,
    ['seller approve', 'buyer sendBack', 'seller receive', 'seller resend'],
    'Exchanged',
  ],
] as const)('%s', (_, kind, events, end) => {
  let sale = begin(kind, 0)
  for (const each of events) {
    const [by, action] = each.split(' ') as [Actor, Action]
    sale = advance(sale, by, action, 60) ?? sale
  }
  const deadline = sale.deadlineAt ?? 0
  expect(advance(sale, 'clock', 'expire', deadline - 1)).toBeUndefined()
  expect(advance(sale, 'clock', 'expire', deadline)?.state).toBe(AfterSaleState[end])
})

test('a buyer appeals once, and an operator’s no is the last word', () => {
  const refused = advance(begin(AfterSaleKind.Refund, 0), 'seller', 'refuse', 1)
  const appealed = refused && advance(refused, 'buyer', 'appeal', 2)
  const closed = appealed && advance(appealed, 'operator', 'refuse', 3)
  expect(closed?.state).toBe(AfterSaleState.Closed)
  expect(appealed && advance(appealed, 'seller', 'approve', 3)).toBeUndefined()
})
