import { areaList } from '@vant/area-data'

interface SimpleRegion {
  readonly regionId: string
  readonly name: string
}

/** The first word of each letter in pinyin order; a name belongs to the last one it does not precede. */
const FIRST_WORDS =
  '阿A八B嚓C哒D妸E发F旮G哈H讥J咔K垃L痳M拏N噢O妑P七Q呥R扨S它T穵W夕X丫Y帀Z'.match(/../gu) ?? []
const pinyin = new Intl.Collator('zh-Hans-CN-u-co-pinyin')

/** Names whose first character is read otherwise than the collator thinks. */
const READ_AS: ReadonlyMap<string, string> = new Map([
  ['重庆市', 'C'],
  ['亳州市', 'B'],
  ['衢州市', 'Q'],
  ['日照市', 'R'],
])

function initialOf(name: string): string {
  const known = READ_AS.get(name)
  if (known) return known
  const passed = FIRST_WORDS.filter((pair) => pinyin.compare(name[0] ?? '', pair[0] ?? '') >= 0)
  return passed[passed.length - 1]?.[1] ?? 'A'
}

const simple = (list: Record<string, string>): SimpleRegion[] =>
  Object.entries(list).map(([regionId, name]) => ({ regionId, name }))

/** Municipalities have one 'city' whose name is that of the province. */
function cities(): SimpleRegion[] {
  return simple(areaList.city_list).map((city) => {
    const province = areaList.province_list[`${city.regionId.slice(0, 2)}0000`]
    return city.name === '县' || city.name === '市辖区'
      ? { ...city, name: province ?? city.name }
      : city
  })
}

let index: { letter: string; cities: SimpleRegion[] }[] | undefined

/** All cities under the first letter of their pinyin; made once. */
export function cityIndex() {
  if (index) return index
  const groups = new Map<string, SimpleRegion[]>()
  for (const city of cities()) {
    const letter = initialOf(city.name)
    groups.set(letter, [...(groups.get(letter) ?? []), city])
  }
  index = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([letter, members]) => ({
      letter,
      cities: members.sort((a, b) => pinyin.compare(a.name, b.name)),
    }))
  return index
}

/** Counties whose code begins like that of the city. */
export function countiesOf(cityId: string): SimpleRegion[] {
  if (!/^\d{4}00$/.test(cityId)) return []
  return simple(areaList.county_list).filter(({ regionId }) =>
    regionId.startsWith(cityId.slice(0, 4)),
  )
}
