import {
  acrossOf,
  barShapes,
  type ChartData,
  csvRowsOf,
  FIELD,
  lineShapes,
  pieShapes,
  placeOf,
  ROUND,
  readChart,
  type Series,
  scaleOf,
  sharesOf,
  stackedValues,
  tickText,
  wholeName,
  wholeOf,
} from './chart-data'

const series = (values: readonly (number | null)[], format = 'number', name = 'Sold'): Series => ({
  key: name,
  name,
  format,
  values,
})
const chart = (names: readonly string[], ...all: readonly Series[]): ChartData => ({
  names,
  ticks: names,
  series: all,
  xName: 'Beer',
})

describe('a report is read', () => {
  const columns = [
    { key: 'sold', name: 'Sold', format: 'number' },
    { key: 'day', name: 'Day', format: 'day' },
    { key: 'rate', name: 'Rate', format: 'percent' },
    { key: 'taken', name: 'Taken', format: 'money' },
    { key: 'note', name: 'Note' },
  ]
  const rows = [
    { sold: 3, day: '2026-11-22', rate: 'none', taken: 100, note: 'b' },
    { sold: 5, day: '2026-11-21', rate: 7, taken: 200, note: 'a' },
  ]
  const read = (x: string | undefined, y: readonly string[], locale: 'en' | 'zh-Hans' = 'en') =>
    readChart(
      { columns, rows } as unknown as Parameters<typeof readChart>[0],
      { x, y } as unknown as Parameters<typeof readChart>[1],
      locale,
    )
  test('along the first column that is no number, with all that are', () => {
    const data = read(undefined, [])
    expect(data.xName).toBe('Day')
    expect(data.names).toEqual(['21 Nov 2026', '22 Nov 2026'])
    expect(data.ticks).toEqual(['21 Nov', '22 Nov'])
    expect(read(undefined, [], 'zh-Hans').ticks).toEqual(['11-21', '11-22'])
    expect(data.series).toEqual([
      { key: 'sold', name: 'Sold', format: 'number', values: [5, 3] },
      { key: 'rate', name: 'Rate', format: 'percent', values: [7, null] },
      { key: 'taken', name: 'Taken', format: 'money', values: [200, 100] },
    ])
  })
  test('along and with the columns that are wanted, as they came', () => {
    const data = read('note', ['rate', 'gone', 'sold'])
    expect([data.xName, data.names, data.ticks]).toEqual(['Note', ['b', 'a'], ['b', 'a']])
    expect(data.series.map(({ key }) => key)).toEqual(['rate', 'sold'])
    expect(read('note', ['rate']).series.map(({ key }) => key)).toEqual(['rate'])
    expect(read('sold', []).series.map(({ key }) => key)).toEqual(['rate', 'taken'])
  })
  test('along its first column where all are numbers, and as nothing without any', () => {
    const numbers = [columns[0], columns[2]]
    const data = readChart(
      { columns: numbers, rows } as unknown as Parameters<typeof readChart>[0],
      { y: [] } as unknown as Parameters<typeof readChart>[1],
      'en',
    )
    expect([data.xName, data.series.map(({ key }) => key)]).toEqual(['Sold', ['rate']])
    const empty = { columns: [], rows: [] }
    expect(readChart(empty, { y: [] } as unknown as Parameters<typeof readChart>[1], 'en')).toEqual(
      {
        ...{ xName: '', names: [], ticks: [], series: [] },
      },
    )
  })
})

test('a series is as a whole its sum, of percentages the average of those that are known', () => {
  expect(wholeOf(series([1, null, 4]))).toBe(5)
  expect(wholeOf(series([10, null, 20], 'percent'))).toBe(15)
  expect(wholeOf(series([8], 'percent'))).toBe(8)
  expect(wholeOf(series([null], 'percent'))).toBeNull()
  const [sold, rate] = [series([1]), series([1], 'percent')]
  expect(wholeName([sold, sold])).toBe('report.chart.sum')
  expect(wholeName([rate, rate])).toBe('report.chart.average')
  expect(wholeName([sold, rate])).toBe('report.chart.sumAndAverage')
})

describe('for a spreadsheet', () => {
  const data = chart(
    ['IPA', 'Stout'],
    series([1200, null], 'money', 'Taken'),
    series([7, 0], 'percent', 'Rate'),
    series([3, 4], 'number', 'Sold'),
  )
  const HEAD = ['Beer', 'Taken (¥)', 'Rate (%)', 'Sold']
  test('figures are rows under their names, and the newest may be first', () => {
    const [ipa, stout] = [
      ['IPA', expect.anything(), 7, 3],
      ['Stout', null, 0, 4],
    ]
    expect(csvRowsOf(data, false, undefined)).toEqual([HEAD, ipa, stout])
    expect(csvRowsOf(data, true, undefined)).toEqual([HEAD, stout, ipa])
    expect(csvRowsOf(data, false, undefined)[1]?.[1]).not.toBe(1200)
  })
  test('amounts that are not shown are not told either', () => {
    expect(csvRowsOf(data, false, '••')).toEqual([HEAD, ['IPA', '••', 7, 3], ['Stout', null, 0, 4]])
  })
  test('a column without a format has no unit', () => {
    const plain = { ...series([1]), format: undefined }
    expect(csvRowsOf(chart(['IPA'], plain), false, '••')).toEqual([
      ['Beer', 'Sold'],
      ['IPA', 1],
    ])
  })
})

test.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [1, 2, 3],
    [17, 33, 50],
  ],
  [
    [2, 1],
    [67, 33],
  ],
  [
    [0, 5],
    [0, 100],
  ],
  [
    [1, 0],
    [100, 0],
  ],
  [
    [1, 2],
    [33, 67],
  ],
  [
    [0, 0],
    [0, 0],
  ],
  [
    [-1, 1],
    [0, 0],
  ],
])('%j are shares of %j', (values, shares) => {
  expect(sharesOf(values)).toEqual(shares)
})

test.each([
  // Round steps: 1, 2, 5, 10, 20, 25, 50, 100.
  [[4], true, [0, 1, 2, 3, 4]],
  [[7], true, [0, 2, 4, 6, 8]],
  [[9], true, [0, 5, 10]],
  [[20], true, [0, 5, 10, 15, 20]],
  [[24], true, [0, 10, 20, 30]],
  [[40], true, [0, 10, 20, 30, 40]],
  [[240], true, [0, 100, 200, 300]],
  [[70], true, [0, 20, 40, 60, 80]],
  [[99], true, [0, 25, 50, 75, 100]],
  [[190], true, [0, 50, 100, 150, 200]],
  [[1], true, [0, 1]],
  [[0], true, [0, 1]],
  [[-8, 8], true, [-10, -5, 0, 5, 10]],
  [[-8], true, [-8, -6, -4, -2, 0]],
  // A line may begin above nothing, where all of it lies in the upper part.
  [[61, 100], false, [60, 70, 80, 90, 100]],
  [[60, 100], false, [0, 25, 50, 75, 100]],
  [[61, 100], true, [0, 25, 50, 75, 100]],
  [[50, 50], false, [40, 60]],
])('the axis of %j, from zero: %s', (values, fromZero, ticks) => {
  const scale = scaleOf(values, fromZero)
  expect(scale.ticks).toEqual(ticks)
  expect([scale.min, scale.max]).toEqual([ticks[0], ticks.at(-1)])
})

test.each([
  [0, 'number', 'en', '0'],
  [999, 'number', 'en', '999'],
  [1000, 'number', 'en', '1k'],
  [1500, 'number', 'en', '1.5k'],
  [1550, 'number', 'en', '1,550'],
  [1005, 'number', 'en', '1,005'],
  [-2000, 'number', 'en', '−2k'],
  [1_000_000, 'number', 'en', '1M'],
  [150_000, 'money', 'en', '¥1.5k'],
  [100_000, 'money', 'en', '¥1k'],
  [50_000, 'money', 'en', '¥500'],
  [50_050, 'money', 'en', '¥500.50'],
  [0, 'money', 'en', '¥0'],
  [-150_000, 'money', 'en', '−¥1.5k'],
  [2000, 'percent', 'en', '2k%'],
  [50, 'percent', 'en', '50%'],
  [9999, 'number', 'zh-Hans', '9,999'],
  [15_000, 'number', 'zh-Hans', '1.5万'],
  [323_000, 'number', 'zh-Hans', '32.3万'],
  [200_000_000, 'number', 'zh-Hans', '2亿'],
] as const)('%d as %s in %s is written %s', (value, format, locale, text) => {
  expect(tickText(value, format, locale)).toBe(text)
})

test('ticks of one axis are written alike', () => {
  const written = (ticks: readonly number[], format = 'number') =>
    ticks.map((tick) => tickText(tick, format, 'en', ticks))
  expect(written([0, 500, 1000, 1500])).toEqual(['0', '0.5k', '1.0k', '1.5k'])
  expect(written([0, 1000, 2000])).toEqual(['0', '1k', '2k'])
  expect(written([0, 250, 500, 1250])).toEqual(['0', '250', '500', '1,250'])
  expect(written([0, 50, 100], 'money')).toEqual(['¥0', '¥0.50', '¥1.00'])
})

describe('what is drawn', () => {
  const scale = { min: 0, max: 4, ticks: [] }
  const at = (shapes: readonly { d: string; tone: number; paint: string }[]) =>
    shapes.map(({ d, tone, paint }) => `${paint} ${tone} ${d}`)
  test('lies in fields of one size', () => {
    expect([FIELD, ROUND]).toEqual(['0 0 1000 400', '-100 -100 200 200'])
    expect([acrossOf(0, 2), acrossOf(1, 2)]).toEqual([0.25, 0.75])
    expect([placeOf(0, scale), placeOf(3, scale), placeOf(2, { ...scale, min: 1 })]).toEqual([
      0,
      0.75,
      1 / 3,
    ])
  })
  test('lines, with a tint below the first where it stands on zero', () => {
    const two = chart(['a', 'b'], series([1, 4]), series([2, 2]))
    expect(at(lineShapes(two, scale))).toEqual([
      'area 0 M250,300L750,0L750,400L250,400Z',
      'stroke 0 M250,300L750,0',
      'stroke 1 M250,200L750,200',
    ])
    expect(at(lineShapes(chart(['a', 'b'], series([1, 4])), { ...scale, min: 1 }))).toEqual([
      'stroke 0 M250,400L750,0',
    ])
  })
  test('a line is torn where nothing is known, and is nothing where nothing is', () => {
    expect(at(lineShapes(chart(['a', 'b', 'c'], series([1, null, 4])), scale))).toEqual([
      'area 0 M166.7,300L166.7,400ZM833.3,0L833.3,400Z',
      'stroke 0 M166.7,300ZM833.3,0Z',
    ])
    expect(at(lineShapes(chart(['a'], series([null])), scale))).toEqual(['area 0 ', 'stroke 0 '])
  })
  test('bars stand on each other, losses hang', () => {
    const two = chart(['a', 'b'], series([1, 0]), series([2, null]))
    expect(at(barShapes(two, scale))).toEqual([
      'fill 0 M95 300h310V400h-310Z',
      'fill 1 M95 100h310V300h-310Z',
    ])
    expect(stackedValues(two)).toEqual([0, 1, 0, 0, 1, 3, 0, 0])
    const loss = chart(['a', 'b', 'c'], series([-1, 1, 1]))
    expect(at(barShapes(loss, { min: -1, max: 1, ticks: [] }))).toEqual([
      'fill 0 M63.3 200h206.7V400h-206.7ZM396.7 0h206.7V200h-206.7ZM730 0h206.7V200h-206.7Z',
    ])
  })
  test('a ring has a slice of each, and is none of nothing', () => {
    const [half, quarter, nothing] = pieShapes([2, 2, -1])
    expect(half?.d).toMatch(/^M0,-100A100,100,0,1,1,0,100L0,60A60,60,0,1,0,0,-60Z$/)
    expect(quarter).toMatchObject({ tone: 1, paint: 'fill' })
    expect(nothing?.tone).toBe(2)
    expect(pieShapes([1, 1, 1])[0]?.d).toBe(
      'M0,-100A100,100,0,0,1,86.6,50L52,30A60,60,0,0,0,0,-60Z',
    )
    expect(pieShapes([0, -1])).toEqual([])
    expect(pieShapes([0, 1])).toHaveLength(2)
  })
})
