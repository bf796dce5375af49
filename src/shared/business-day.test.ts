import { BILL_PERIODS, billConditions, figureNamed, spanOf } from '../features/wallet/rules/bills'
import {
  clockOf,
  DAY,
  dayOf,
  isElsewhere,
  secondsOfDay,
  startOfDay,
  startOfMonth,
} from './business-day'

const at = (iso: string) => Date.parse(`${iso}+08:00`) / 1000

test('a day begins at midnight in Beijing', () => {
  expect(startOfDay(at('2026-11-21T00:00:00'))).toBe(at('2026-11-21T00:00:00'))
  expect(startOfDay(at('2026-11-21T23:59:59'))).toBe(at('2026-11-21T00:00:00'))
  expect(dayOf(at('2026-11-21T00:30:00'))).toBe('2026-11-21')
  expect(secondsOfDay('2026-11-21')).toBe(at('2026-11-21T00:00:00'))
  expect(clockOf(at('2026-11-21T07:05:59'))).toBe('07:05')
})

test('a month begins on its first, in January too', () => {
  expect(startOfMonth(at('2026-11-30T23:59:59'))).toBe(at('2026-11-01T00:00:00'))
  expect(startOfMonth(at('2027-01-01T00:00:00'))).toBe(at('2027-01-01T00:00:00'))
})

test('knows a device whose clock is another', () => {
  const moment = at('2026-11-21T00:30:00')
  expect(isElsewhere(moment)).toBe(new Date(moment * 1000).getTimezoneOffset() !== -480)
})

const NOW = at('2026-11-21T12:00:00')

test.each([
  ['all', undefined, undefined],
  ['today', '2026-11-21', undefined],
  ['yesterday', '2026-11-20', '2026-11-20'],
  ['days7', '2026-11-15', undefined],
  ['month', '2026-11-01', undefined],
  ['days30', '2026-10-23', undefined],
  ['days90', '2026-08-24', undefined],
] as const)('the period %s', (period, first, last) => {
  const { from, to } = spanOf(period, NOW)
  expect(from).toBe(first && secondsOfDay(first))
  expect(to).toBe(last && secondsOfDay(last) + DAY - 1)
})

test('every period has lines up to now, but yesterday', () => {
  const open = BILL_PERIODS.filter((period) => spanOf(period, NOW).to === undefined)
  expect(open).toEqual(BILL_PERIODS.filter((period) => period !== 'yesterday'))
})

test('a filter asks for nothing it does not name', () => {
  expect(billConditions({ period: 'all' }, NOW)).toEqual([])
})

test.each(['', 'nothing', 'constructor', undefined])('%s is no figure', (name) => {
  expect(figureNamed(name)).toBeUndefined()
})
