import { agoText, formatDate, formatDateTime, timeAgo } from './date'

const at = (iso: string) => Date.parse(`${iso}+08:00`) / 1000

test('writes a moment the way each language does, on the server’s clock wherever the device is', () => {
  const moment = at('2026-01-05T07:03:00')
  expect(formatDateTime(moment, 'en')).toBe('5 Jan 2026, 07:03')
  expect(formatDateTime(moment, 'zh-Hans')).toBe('2026-01-05 07:03')
  expect(formatDate(moment, 'en')).toBe('5 Jan 2026')
  expect(formatDate(moment, 'zh-Hans')).toBe('2026-01-05')
})

test('writes nothing for what is no moment', () => {
  expect(formatDate(Number.NaN, 'en')).toBe('')
  expect(formatDateTime(Number.NaN, 'zh-Hans')).toBe('')
})

const NOW = 1_800_000_000

test.each([
  [-30, 'common.time.now', 0],
  [0, 'common.time.now', 0],
  [59, 'common.time.now', 0],
  [60, 'common.time.minutes', 1],
  [59 * 60 + 59, 'common.time.minutes', 59],
  [3600, 'common.time.hours', 1],
  [86_399, 'common.time.hours', 23],
  [86_400, 'common.time.days', 1],
  [7 * 86_400 - 1, 'common.time.days', 6],
])('%i seconds ago reads %s %i (client spec §9)', (passed, key, n) => {
  expect(timeAgo(NOW - passed, NOW)).toEqual({ key, values: { n } })
})

test('a week ago is a date', () => {
  expect(timeAgo(NOW - 7 * 86_400, NOW)).toBeUndefined()
  const t = (key: string, { n }: { n: number }) => `${n} ${key}`
  expect(agoText(NOW - 7 * 86_400, 'zh-Hans', t, NOW)).toBe(formatDate(NOW - 7 * 86_400, 'zh-Hans'))
  expect(agoText(NOW - 120, 'en', t, NOW)).toBe('2 common.time.minutes')
})
