import { areaList } from '@vant/area-data'
import type { Locale } from '../locale'
import { nameIn } from './names'

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

type CityIndex = readonly { readonly letter: string; readonly cities: readonly SimpleRegion[] }[]
const made = new Map<Locale, CityIndex>()

/** All cities under the first letter of their pinyin, or of what they are called in English; made once. */
export function cityIndex(locale: Locale = 'zh-Hans'): CityIndex {
  const known = made.get(locale)
  if (known) return known
  const groups = new Map<string, SimpleRegion[]>()
  for (const { regionId, name: chinese } of cities()) {
    const name = nameIn(locale, regionId, chinese)
    const letter = locale === 'en' ? (name[0] ?? '') : initialOf(name)
    groups.set(letter, [...(groups.get(letter) ?? []), { regionId, name }])
  }
  const index = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([letter, members]) => ({
      letter,
      cities: members.sort((a, b) => pinyin.compare(a.name, b.name)),
    }))
  made.set(locale, index)
  return index
}

/** Centres of the cities that are known by their place, degrees. */
const CENTRES: readonly (readonly [id: string, latitude: number, longitude: number])[] = [
  ['110100', 39.904, 116.407],
  ['120100', 39.085, 117.201],
  ['210100', 41.805, 123.431],
  ['310100', 31.23, 121.474],
  ['320100', 32.06, 118.797],
  ['320500', 31.299, 120.585],
  ['330100', 30.274, 120.155],
  ['350200', 24.48, 118.089],
  ['370200', 36.067, 120.383],
  ['410100', 34.747, 113.625],
  ['420100', 30.593, 114.305],
  ['430100', 28.228, 112.939],
  ['440100', 23.129, 113.264],
  ['440300', 22.543, 114.058],
  ['440400', 22.271, 113.577],
  ['440600', 23.022, 113.122],
  ['441300', 23.112, 114.416],
  ['441900', 23.021, 113.752],
  ['442000', 22.517, 113.393],
  ['500100', 29.563, 106.551],
  ['510100', 30.573, 104.067],
  ['530100', 24.88, 102.833],
  ['610100', 34.342, 108.94],
]
/** Metres from a centre at which one is no longer in its city. */
const CITY_REACH = 60_000

/** The city one is in by where one stands; null where none is near that is known so. */
export function cityAt(
  here: { readonly latitude: number; readonly longitude: number },
  locale: Locale = 'zh-Hans',
) {
  const [nearest] = CENTRES.map(([id, latitude, longitude]) => ({
    id,
    metres: metresBetween(here, { latitude, longitude }),
  })).sort((a, b) => a.metres - b.metres)
  if (!nearest || nearest.metres > CITY_REACH) return null
  const found = cities().find(({ regionId }) => regionId === nearest.id)
  return found ? { ...found, name: nameIn(locale, found.regionId, found.name) } : null
}

/** What a shop's address begins with in Chinese: its county, where it is not the sandbox's town the city before. */
const TOWN = '440100'

/** The county an address is in, as a shop of this province writes it; empty where it says none. */
export function regionOf(address: string): string {
  const city = cities().find(
    ({ regionId, name }) => regionId.startsWith('44') && address.startsWith(name),
  )
  const rest = city ? address.slice(city.name.length) : address
  const id = city?.regionId ?? TOWN
  const county = countiesOf(id).find(({ name }) => rest.startsWith(name))
  return county?.regionId ?? city?.regionId ?? ''
}

/** Whether a place is in the city of another one: the first four digits are the city's. */
export const cityOf = (regionId: string): string =>
  /^\d{6}$/.test(regionId) ? regionId.slice(0, 4) : ''

/** Counties whose code begins like that of the city. */
export function countiesOf(cityId: string, locale: Locale = 'zh-Hans'): SimpleRegion[] {
  if (!/^\d{4}00$/.test(cityId)) return []
  return simple(areaList.county_list)
    .filter(({ regionId }) => regionId.startsWith(cityId.slice(0, 4)))
    .map(({ regionId, name }) => ({ regionId, name: nameIn(locale, regionId, name) }))
}

interface Place {
  readonly latitude: number
  readonly longitude: number
}

const EARTH_RADIUS = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance in metres (haversine). */
export function metresBetween(a: Place, b: Place): number {
  const across = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const along = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const chord = across + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * along
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(chord))
}
