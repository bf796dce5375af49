import {
  acrossOf,
  lineShapes,
  placeOf,
  readChart,
  scaleOf,
  sharesOf,
  sumOf,
  tickText,
} from '../../parts/chart-data'

// From zero for bars; a line may begin where it is when all of it lies above three fifths of its height.
test.each([
  [[3, 47], true, [0, 20, 40, 60]],
  [[0, 0], true, [0, 1]],
  [[0, 1], true, [0, 1]],
  [[0, 9], true, [0, 5, 10]],
  [[0, 40], true, [0, 10, 20, 30, 40]],
  [[0, 41], true, [0, 20, 40, 60]],
  [[0, 100], true, [0, 25, 50, 75, 100]],
  [[0, 101], true, [0, 50, 100, 150]],
  [[-70, 120], true, [-100, -50, 0, 50, 100, 150]],
  [[-5], true, [-6, -4, -2, 0]],
  [[60, 100], false, [0, 25, 50, 75, 100]],
  [[61, 100], false, [60, 70, 80, 90, 100]],
  [[61, 100], true, [0, 25, 50, 75, 100]],
  [[500], false, [400, 600]],
])('the axis of %j, from zero: %s, is %j', (values, fromZero, ticks) => {
  const scale = scaleOf(values, fromZero)
  expect(scale.ticks).toEqual(ticks)
  expect([scale.min, scale.max]).toEqual([ticks[0], ticks.at(-1)])
})

test.each([
  [999, 'number', 'en', '999'],
  [1000, 'number', 'en', '1k'],
  [1250, 'number', 'en', '1,250'],
  [-1500, 'number', 'en', '−1.5k'],
  [1500, 'percent', 'en', '1.5k%'],
  [-1500, 'percent', 'en', '−1.5k%'],
  [999_900, 'number', 'en', '999.9k'],
  [1_000_000, 'number', 'en', '1M'],
  [1_234_000, 'number', 'en', '1,234,000'],
  [9999, 'number', 'zh-Hans', '9,999'],
  [10_000, 'number', 'zh-Hans', '1万'],
  [100_000_000, 'number', 'zh-Hans', '1亿'],
  [99_999, 'money', 'en', '¥999.99'],
  [100_000, 'money', 'en', '¥1k'],
  [28_500, 'money', 'en', '¥285'],
] as const)('a tick of %i as %s in %s is %s', (value, format, locale, text) => {
  expect(tickText(value, format, locale)).toBe(text)
})

test('a value lies between the ends of its axis by its share', () => {
  const scale = { min: -100, max: 100, ticks: [] }
  expect([-100, -50, 0, 100].map((value) => placeOf(value, scale))).toEqual([0, 0.25, 0.5, 1])
  expect([0, 1, 2, 3].map((at) => acrossOf(at, 4))).toEqual([0.125, 0.375, 0.625, 0.875])
})

test.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [1, 2, 4, 9, 16, 33],
    [1, 3, 6, 14, 25, 51],
  ],
  [
    [1, 0],
    [100, 0],
  ],
  [
    [-1, 1],
    [0, 0],
  ],
  [
    [-5, 0],
    [0, 0],
  ],
])('of %j the shares are %j', (values, shares) => {
  expect(sharesOf(values)).toEqual(shares)
})

const columns = [
  { key: 'day', name: 'Day', format: 'day' },
  { key: 'a', name: 'A', format: 'money' },
  { key: 'b', name: 'B', format: 'percent' },
  { key: 'c', name: 'C', format: 'text' },
]
const rows = [
  { day: '2026-11-21', a: 2, b: 1, c: 'x' },
  { day: '2025-12-31', a: 1, b: 'x', c: 'y' },
  { day: '2026-11-20', a: Number.POSITIVE_INFINITY, b: 3, c: 'z' },
]

test.each([
  ['en', ['31 Dec 2025', '20 Nov 2026', '21 Nov 2026'], ['31 Dec', '20 Nov', '21 Nov']],
  ['zh-Hans', undefined, ['12-31', '11-20', '11-21']],
] as const)('days run from the oldest, in full and short: %s', (locale, names, ticks) => {
  const data = readChart({ columns, rows }, { x: '', y: [] }, locale)
  if (names) expect(data.names).toEqual(names)
  expect(data.ticks).toEqual(ticks)
  expect(data.xName).toBe('Day')
  // What is no number that can be drawn is none.
  expect(data.series).toEqual([
    { key: 'a', name: 'A', format: 'money', values: [1, null, 2] },
    { key: 'b', name: 'B', format: 'percent', values: [null, 3, 1] },
  ])
})

test('another column can be the axis, in the order of its rows; what cannot be read stays as it is', () => {
  const data = readChart({ columns, rows }, { x: 'c', y: ['a'] }, 'en')
  expect(data.names).toEqual(['x', 'y', 'z'])
  expect(data.ticks).toEqual(['x', 'y', 'z'])
  const odd = readChart({ columns, rows: [{ day: 'some day', a: 1 }] }, { x: '', y: [] }, 'en')
  expect(odd.names).toEqual(['some day'])
})

test('of numbers alone the first is the axis; of nothing there is nothing', () => {
  const only = columns.slice(1, 3)
  const data = readChart({ columns: only, rows }, { x: '', y: [] }, 'en')
  expect(data.xName).toBe('A')
  expect(data.series.map(({ key }) => key)).toEqual(['b'])
  expect(readChart({ columns: [], rows: [] }, { x: '', y: [] }, 'en')).toEqual({
    xName: '',
    names: [],
    ticks: [],
    series: [],
  })
})

test('a sum leaves out what there is not', () => {
  expect(sumOf({ key: 'a', name: '', format: 'money', values: [1, null, 4] })).toBe(5)
})

test('only the first of several lines has a tint', () => {
  const series = [1, 2].map((each) => ({
    key: String(each),
    name: '',
    format: 'number',
    values: [each, each],
  }))
  const data = { xName: '', names: ['a', 'b'], ticks: ['a', 'b'], series }
  const shapes = lineShapes(data, scaleOf([1, 2], true))
  expect(shapes.map(({ paint, tone }) => [paint, tone])).toEqual([
    ['area', 0],
    ['stroke', 0],
    ['stroke', 1],
  ])
})
