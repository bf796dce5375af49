import fc from 'fast-check'
import { daysInMonth } from './date'
import {
  clampDay,
  clampTime,
  columnIndexes,
  type Day,
  dayColumns,
  dayText,
  defaultDays,
  pullBack,
  readDay,
  readTime,
  selectorIndex,
  type Time,
  timeColumns,
  timeText,
  WHOLE_DAY,
} from './picker-value'

test.each([
  [-1, 0],
  [-0.5, 0],
  [Number.NaN, 0],
  [0, 0],
  [2, 2],
  [9, 2],
])('a selector of three given %d shows row %d', (value, index) => {
  expect(selectorIndex(value, 3)).toBe(index)
})

test('a column outside its list falls to its first row, the others stay', () => {
  expect(columnIndexes([1, 7, -1, 0.5], [3, 3, 3, 3, 3])).toEqual([1, 0, 0, 0, 0])
})

test.each([
  ['2023-02-31', '2023-02-28'],
  ['2024-02-31', '2024-02-29'],
  ['1900-02-29', '1900-02-28'],
  ['2000-02-30', '2000-02-29'],
  ['2024-04-31', '2024-04-30'],
  ['2024-12-31', '2024-12-31'],
])('%s is pulled back to %s', (given, shown) => {
  const [year = 0, month = 0, day = 0] = given.split('-').map(Number)
  expect(dayText(pullBack({ year, month, day }))).toBe(shown)
})

test.each([
  ['2024-02-29', '2024-02-29'],
  ['2024-2', '2024-02-01'],
  ['2024', '2024-01-01'],
  ['2023-02-31', '2023-02-28'],
])('reads the day %s as %s', (text, day) => {
  const read = readDay(text)
  expect(read && dayText(read)).toBe(day)
})

test.each(['', 'today', '2024-13-01', '2024-00-10', '2024-01-32', '24-01-01'])(
  'reads no day in "%s"',
  (text) => expect(readDay(text)).toBeUndefined(),
)

test.each(['', '24:00', '12:60', 'noon'])('reads no time in "%s"', (text) => {
  expect(readTime(text)).toBeUndefined()
})

test('the default range is 150 years around, and the whole day', () => {
  const { start, end } = defaultDays(2026)
  expect([dayText(start), dayText(end)]).toEqual(['1876-01-01', '2176-12-31'])
  expect([timeText(WHOLE_DAY.start), timeText(WHOLE_DAY.end)]).toEqual(['00:00', '23:59'])
})

const anyDay: fc.Arbitrary<Day> = fc.record({
  year: fc.integer({ min: 1850, max: 2200 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 31 }),
})
const realDay = anyDay.map(pullBack)
const anyTime: fc.Arbitrary<Time> = fc.record({
  hour: fc.integer({ min: 0, max: 23 }),
  minute: fc.integer({ min: 0, max: 59 }),
})
const days = fc.tuple(realDay, realDay).map(([a, b]) => ({
  start: dayText(a) <= dayText(b) ? a : b,
  end: dayText(a) <= dayText(b) ? b : a,
}))
const times = fc.tuple(anyTime, anyTime).map(([a, b]) => ({
  start: timeText(a) <= timeText(b) ? a : b,
  end: timeText(a) <= timeText(b) ? b : a,
}))

test('a month is as long as the calendar says', () => {
  fc.assert(
    fc.property(anyDay, ({ year, month }) => {
      expect(daysInMonth(year, month)).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate())
    }),
  )
})

test('a clamped day exists, lies within the bounds, and stays when it did before', () => {
  fc.assert(
    fc.property(anyDay, days, (day, range) => {
      const clamped = clampDay(day, range)
      const text = dayText(clamped)
      expect(clamped.day).toBeLessThanOrEqual(daysInMonth(clamped.year, clamped.month))
      expect(text >= dayText(range.start) && text <= dayText(range.end)).toBe(true)
      expect(clampDay(clamped, range)).toEqual(clamped)
    }),
  )
})

test('a clamped time lies within the bounds, and stays when it did before', () => {
  fc.assert(
    fc.property(anyTime, times, (time, range) => {
      const clamped = clampTime(time, range)
      const text = timeText(clamped)
      expect(text >= timeText(range.start) && text <= timeText(range.end)).toBe(true)
      const wasInside =
        timeText(time) >= timeText(range.start) && timeText(time) <= timeText(range.end)
      if (wasInside) expect(clamped).toEqual(time)
    }),
  )
})

test('every day on offer lies within the bounds, and the shown one is on offer', () => {
  fc.assert(
    fc.property(anyDay, days, (given, range) => {
      const day = clampDay(given, range)
      const [years, months, offered] = dayColumns(day, range)
      expect(years).toContain(day.year)
      expect(months).toContain(day.month)
      expect(offered).toContain(day.day)
      for (const each of offered ?? []) {
        expect(clampDay({ ...day, day: each }, range)).toEqual({ ...day, day: each })
      }
    }),
  )
})

test('every time on offer lies within the bounds, and the shown one is on offer', () => {
  fc.assert(
    fc.property(anyTime, times, (given, range) => {
      const time = clampTime(given, range)
      const [hours, minutes] = timeColumns(time, range)
      expect(hours).toContain(time.hour)
      expect(minutes).toContain(time.minute)
      for (const minute of minutes ?? []) {
        expect(clampTime({ ...time, minute }, range)).toEqual({ ...time, minute })
      }
    }),
  )
})

test('rows are always within their lists', () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(fc.array(fc.double()), lengths, (values, of) => {
      columnIndexes(values, of).forEach((index, column) => {
        expect(index).toBeGreaterThanOrEqual(0)
        expect(index).toBeLessThan(of[column] ?? 0)
      })
    }),
  )
})

test('text and value go both ways', () => {
  fc.assert(fc.property(realDay, (day) => expect(readDay(dayText(day))).toEqual(day)))
  fc.assert(fc.property(anyTime, (time) => expect(readTime(timeText(time))).toEqual(time)))
})
