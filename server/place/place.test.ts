import { cityAt, cityIndex, countiesOf } from './cities'
import { alsoCalled, placeIn, placeToKeep, regionIn } from './names'
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

describe('in English', () => {
  test('every region has a name, in Latin letters, and cities stand under its first one', () => {
    const latin = /^[A-Z][A-Za-z’ -]*$/
    const index = cityIndex('en')
    for (const { letter, cities } of index)
      for (const { name } of cities) expect(name).toMatch(new RegExp(`^${letter}[A-Za-z’ ]*$`))
    const letters = index.map(({ letter }) => letter)
    expect(letters).toEqual([...letters].sort())
    const count = (all: typeof index) => all.flatMap(({ cities }) => cities).length
    expect(count(index)).toBe(count(cityIndex()))
    const visit = (region: Region) => {
      expect([region.code, latin.test(region.name)]).toEqual([region.code, true])
      for (const child of region.children ?? []) visit(child)
    }
    for (const province of regionsDownTo(4, 'en')) visit(province)
  })

  test.each([
    ['440100', 'G', 'Guangzhou'],
    ['610100', 'X', 'Xi’an'],
    ['150100', 'H', 'Hohhot'],
    ['650100', 'U', 'Urumqi'],
    ['540100', 'L', 'Lhasa'],
  ])('%s stands under %s as %s', (id, letter, name) => {
    const under = cityIndex('en').find((one) => one.letter === letter)?.cities
    expect(under).toContainEqual({ regionId: id, name })
  })

  test('a city is found by its other name, and by how that is read where they differ', () => {
    expect(alsoCalled('en', '440100', '广州市')).toBe('广州市')
    expect(alsoCalled('zh-Hans', '440100', '广州市')).toBe('Guangzhou')
    expect(alsoCalled('en', '230100', '哈尔滨市')).toBe('哈尔滨市 haerbin')
  })

  test('counties and what the map finds are named so too', () => {
    expect(countiesOf(GUANGZHOU, 'en')).toContainEqual({
      regionId: '440106',
      name: 'Tianhe District',
    })
    expect(cityAt({ latitude: 22.54, longitude: 114.06 }, 'en')?.name).toBe('Shenzhen')
  })

  test('a place is kept in Chinese, and shown in the language that is spoken', () => {
    const chinese = { province: '广东省', city: '广州市', area: '天河区', regionId: '440106' }
    const english = {
      province: 'Guangdong',
      city: 'Guangzhou',
      area: 'Tianhe District',
      regionId: '440106',
    }
    expect(placeToKeep(english)).toEqual(chinese)
    expect(placeToKeep(chinese)).toEqual(chinese)
    expect(placeIn('en', chinese)).toEqual(english)
    expect(placeIn('zh-Hans', chinese)).toEqual(chinese)
    // Names that are none of this place stay as somebody wrote them.
    const own = { ...chinese, area: '新区' }
    expect(placeIn('en', own)).toEqual({ ...english, area: '新区' })
  })

  test('the region of an order is read as one text, each part within the one before', () => {
    expect(regionIn('en', '广东省 广州市 白云区')).toBe('Guangdong Guangzhou Baiyun District')
    expect(regionIn('en', '贵州省 贵阳市 白云区')).toBe('Guizhou Guiyang Baiyun District')
    expect(regionIn('en', '北京市 朝阳区')).toBe('Beijing Chaoyang District')
    expect(regionIn('en', 'somewhere')).toBe('somewhere')
    expect(regionIn('en', '')).toBe('')
    expect(regionIn('zh-Hans', '北京市 朝阳区')).toBe('北京市 朝阳区')
  })
})
