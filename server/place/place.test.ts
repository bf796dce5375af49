import { cityIndex, countiesOf } from './cities'
import { type Region, regionsDownTo } from './regions'

const GUANGZHOU = '440100'

test('cities stand under the first letter of how they are read, in that order', () => {
  const index = cityIndex()
  const letters = index.map(({ letter }) => letter)
  expect(letters).toEqual([...letters].sort())
  expect(letters).toEqual([...'ABCDEFGHJKLMNPQRSTWXYZ'])
  const under = (letter: string) =>
    index.find((one) => one.letter === letter)?.cities.map(({ name }) => name) ?? []
  expect(under('A').slice(0, 3)).toEqual(['阿坝藏族羌族自治州', '阿克苏地区', '阿拉善盟'])
  expect(under('G')).toContain('广州市')
  expect(under('Z')).toContain('珠海市')
  // Read otherwise than a dictionary of characters says.
  for (const [letter, name] of [
    ['C', '重庆市'],
    ['B', '亳州市'],
    ['Q', '衢州市'],
    ['R', '日照市'],
  ] as const)
    expect(under(letter)).toContain(name)
  const pinyin = new Intl.Collator('zh-Hans-CN-u-co-pinyin')
  for (const { cities } of index) {
    const names = cities.map(({ name }) => name)
    expect(names).toEqual([...names].sort((a, b) => pinyin.compare(a, b)))
  }
  expect(cityIndex()).toBe(index)
})

test('municipalities are cities of their own name', () => {
  const all = cityIndex().flatMap(({ cities }) => cities)
  const named = (name: string) => all.filter((city) => city.name === name)
  expect(named('北京市')).toEqual([{ regionId: '110100', name: '北京市' }])
  expect(named('市辖区')).toEqual([])
  expect(named('县')).toEqual([])
  expect(named('重庆市').map(({ regionId }) => regionId)).toEqual(['500100', '500200'])
  expect(all.length).toBeGreaterThan(330)
})

test('counties are those of the city', () => {
  const counties = countiesOf(GUANGZHOU)
  expect(counties).toContainEqual({ regionId: '440106', name: '天河区' })
  expect(counties).toHaveLength(11)
  expect(counties.every(({ regionId }) => regionId.startsWith('4401'))).toBe(true)
})

test.each(['', '44', '440000x', '440106', '4401000', 'x440100', '44010'])('%p is no city', (id) => {
  expect(countiesOf(id)).toEqual([])
})

describe('regions', () => {
  const in2 = (tree: readonly Region[], ...codes: readonly string[]) =>
    codes.reduce<Region | undefined>(
      (found, code) => (found?.children ?? []).find((child) => child.code === code),
      { code: '', name: '', children: tree },
    )

  test('end at cities, areas or streets', () => {
    expect(in2(regionsDownTo(2), '440000', GUANGZHOU)).toEqual({ code: GUANGZHOU, name: '广州市' })
    expect(in2(regionsDownTo(3), '440000', GUANGZHOU, '440106')).toEqual({
      code: '440106',
      name: '天河区',
    })
    expect(in2(regionsDownTo(3), '440000', GUANGZHOU)?.children).toHaveLength(11)
    expect(in2(regionsDownTo(2), '440000')).toMatchObject({ name: '广东省' })
    expect(in2(regionsDownTo(2), '440000')?.children).toHaveLength(21)
  })

  test('every area has three to five streets of its own', () => {
    const areas = regionsDownTo(4).flatMap(({ children: cities = [] }) =>
      cities.flatMap(({ children = [] }) => children),
    )
    const counts = new Set(areas.map(({ children = [] }) => children.length))
    expect([...counts].sort()).toEqual([3, 4, 5])
    for (const { code, children = [] } of areas) {
      expect(children.map((street) => street.code)).toEqual(
        children.map((_, at) => `${code}00${at + 1}`),
      )
      expect(new Set(children.map(({ name }) => name)).size).toBe(children.length)
      for (const { name } of children) expect(name).toMatch(/^\p{Script=Han}{2,3}街道$/u)
    }
    expect(in2(regionsDownTo(4), '440000', GUANGZHOU, '440106')?.children).toEqual(STREETS)
  })

  test('are built once', () => {
    for (const level of [2, 3, 4] as const) expect(regionsDownTo(level)).toBe(regionsDownTo(level))
    expect(regionsDownTo(2)).not.toBe(regionsDownTo(3))
  })
})

const STREETS: readonly Region[] = [
  { code: '440106001', name: '文昌街道' },
  { code: '440106002', name: '解放路街道' },
  { code: '440106003', name: '东风街道' },
]
