import {
  barShapes,
  lineShapes,
  pieShapes,
  placeOf,
  readChart,
  scaleOf,
  sharesOf,
  stackedValues,
  tickText,
} from '../../parts/chart-data'

const chart = (values: (number | null)[], more: (number | null)[] = []) => ({
  xName: '',
  names: values.map(String),
  ticks: values.map(String),
  series: [values, more]
    .filter((each) => each.length > 0)
    .map((each, at) => ({ key: String(at), name: '', format: 'number', values: each })),
})

describe('the axis', () => {
  test.each([
    [[3, 47], true],
    [[0, 0], true],
    [[-70, 120], true],
    [[286_400, 286_450], false],
    [[1], false],
    [[999_999_999_999], true],
  ])('of %j holds every value between round steps', (values, fromZero) => {
    const { min, max, ticks } = scaleOf(values, fromZero)
    expect(min).toBeLessThanOrEqual(Math.min(...values))
    expect(max).toBeGreaterThanOrEqual(Math.max(...values))
    expect(max).toBeGreaterThan(min)
    expect(ticks.length).toBeGreaterThanOrEqual(2)
    expect(ticks.length).toBeLessThanOrEqual(6)
    const step = (ticks[1] ?? 0) - (ticks[0] ?? 0)
    expect(String(step)).toMatch(/^(1|2|5|25)0*$/)
    for (const value of values) {
      const place = placeOf(value, { min, max, ticks })
      expect(place).toBeGreaterThanOrEqual(0)
      expect(place).toBeLessThanOrEqual(1)
    }
  })

  test('of bars begins at zero; that of a line may begin where it is', () => {
    expect(scaleOf([9_000, 10_000], true).min).toBe(0)
    expect(scaleOf([9_000, 10_000], false).min).toBeGreaterThan(0)
    expect(scaleOf([1_000, 10_000], false).min).toBe(0)
  })

  test.each([
    [150_000, 'money', 'en', '¥1.5k'],
    [1_500_000, 'money', 'zh-Hans', '¥1.5万'],
    [-200_000_000, 'money', 'en', '−¥2M'],
    [285_450, 'money', 'en', '¥2,854.50'],
    [285_000, 'money', 'zh-Hans', '¥2,850'],
    [0, 'money', 'en', '¥0'],
    [12_345, 'number', 'zh-Hans', '12,345'],
    [20, 'percent', 'en', '20%'],
  ] as const)('%i as %s in %s is %s', (value, format, locale, text) => {
    expect(tickText(value, format, locale)).toBe(text)
  })

  test.each([
    [[0, 50_000, 100_000, 150_000], 'en', ['¥0', '¥0.5k', '¥1.0k', '¥1.5k']],
    [[300_000, 350_000, 400_000], 'en', ['¥3.0k', '¥3.5k', '¥4.0k']],
    [[100_000, 200_000], 'en', ['¥1k', '¥2k']],
    [[0, 250, 500, 750], 'en', ['¥0', '¥2.50', '¥5.00', '¥7.50']],
    [[-2000, 0, 2000], 'zh-Hans', ['−¥20', '¥0', '¥20']],
    [[500_000, 1_000_000, 1_500_000], 'zh-Hans', ['¥0.5万', '¥1.0万', '¥1.5万']],
  ] as const)('the ticks of one axis, %j in %s, have as many digits', (ticks, locale, texts) => {
    expect(ticks.map((tick) => tickText(tick, 'money', locale, ticks))).toEqual(texts)
  })

  test('writes no two ticks alike', () => {
    for (const values of [
      [285_010, 286_450],
      [0, 3],
      [1_000_000, 1_049_000],
    ]) {
      for (const locale of ['en', 'zh-Hans'] as const) {
        const texts = scaleOf(values, false).ticks.map((tick) => tickText(tick, 'money', locale))
        expect(new Set(texts).size).toBe(texts.length)
      }
    }
  })
})

describe('shapes', () => {
  test('a line breaks where there is no value', () => {
    const data = chart([1, null, 3, 4])
    const line = lineShapes(data, scaleOf([1, 3, 4], true)).find(({ paint }) => paint === 'stroke')
    expect(line?.d.match(/M/g)).toHaveLength(2)
    expect(line?.d).not.toContain('NaN')
  })

  test('a value between two gaps is a dot', () => {
    const data = chart([1, null, 3, null, 4])
    const line = lineShapes(data, scaleOf([1, 3, 4], true)).find(({ paint }) => paint === 'stroke')
    expect(line?.d).toMatch(/^(M[^ML]+Z){3}$/)
  })

  test('the tint below a line stands on zero or is not there', () => {
    const paints = (values: number[]) =>
      lineShapes(chart(values), scaleOf(values, false)).map(({ paint }) => paint)
    expect(paints([10, 100])).toEqual(['area', 'stroke'])
    expect(paints([90, 100])).toEqual(['stroke'])
  })

  test('bars of one place stand on each other', () => {
    const data = chart([2], [2])
    const scale = scaleOf(stackedValues(data), true)
    expect(scale.max).toBeGreaterThanOrEqual(4)
    const [lower, upper] = barShapes(data, scale).map(({ d }) => d.match(/^M\S+ (\S+)h\S+V([^h]+)/))
    expect(Number(lower?.[2])).toBe(400)
    expect(upper?.[2]).toBe(lower?.[1])
  })

  test('losses hang below zero', () => {
    const data = chart([5, -5])
    const scale = scaleOf(stackedValues(data), true)
    expect(scale.min).toBeLessThanOrEqual(-5)
    const tops = barShapes(data, scale)[0]
      ?.d.match(/M[\d.]+ [\d.]+/g)
      ?.map((move) => Number(move.split(' ')[1]))
    expect(tops?.[0]).toBeLessThan(tops?.[1] ?? 0)
  })

  test('slices run clockwise from the top, in the order of their values', () => {
    const [small, large] = pieShapes([1, 3]).map(({ d }) => d)
    expect(small).toBe('M0,-100A100,100,0,0,1,100,0L60,0A60,60,0,0,0,0,-60Z')
    expect(large).toMatch(/^M100,0A100,100,0,1,1,0,-100L/)
  })

  test('a loss has no slice', () => {
    const [loss, gain] = pieShapes([-5, 5]).map(({ d }) => d)
    expect(loss).not.toContain('A')
    expect(gain).toContain('A')
  })

  test('a ring of one part is drawn, one of nothing is not', () => {
    expect(pieShapes([5])[0]?.d).toMatch(/^M.*A.*Z$/)
    expect(pieShapes([0, 0])).toEqual([])
  })
})

test.each([[[1, 1, 1]], [[1, 2, 4, 9, 16, 33]], [[1_000_000, 1]]])(
  'shares of %j add up to a hundred',
  (values) => {
    expect(sharesOf(values).reduce((sum, share) => sum + share, 0)).toBe(100)
  },
)

test('shares of nothing are nothing', () => {
  expect(sharesOf([0, 0])).toEqual([0, 0])
})

test('columns are chosen by name, in the order asked for', () => {
  const columns = [
    { key: 'n', name: 'N' },
    { key: 'a', name: 'A', format: 'number' },
    { key: 'b', name: 'B', format: 'number' },
  ]
  const rows = [{ n: 'x', a: 1, b: 'no number' }]
  const all = readChart({ columns, rows }, { x: '', y: [] }, 'en')
  expect(all.series.map(({ key, values }) => [key, values])).toEqual([
    ['a', [1]],
    ['b', [null]],
  ])
  const some = readChart({ columns, rows }, { x: '', y: ['b', 'a', 'gone'] }, 'en')
  expect(some.series.map(({ key }) => key)).toEqual(['b', 'a'])
})
