import { areaList } from '@vant/area-data'
import type { Locale } from '../locale'
import { hash } from '../pictures/svg'
import { nameIn } from './names'

export interface Region {
  readonly code: string
  readonly name: string
  readonly children?: readonly Region[]
}

/** 2 ends at cities, 3 at areas, 4 at streets. */
export type RegionLevel = 2 | 3 | 4

const entries = (list: Record<string, string>, locale: Locale) =>
  Object.entries(list).map(([code, name]) => ({ code, name: nameIn(locale, code, name) }))

function grouped(
  list: Record<string, string>,
  digits: number,
  locale: Locale,
): Map<string, Region[]> {
  const groups = new Map<string, Region[]>()
  for (const region of entries(list, locale)) {
    const key = region.code.slice(0, digits)
    const group = groups.get(key)
    if (group) group.push(region)
    else groups.set(key, [region])
  }
  return groups
}

const STREETS = [
  ['Zhongshan Road', '中山路'],
  ['Renmin Road', '人民路'],
  ['Jiefang Road', '解放路'],
  ['Jiangbin', '江滨'],
  ['Xincheng', '新城'],
  ['Dongfeng', '东风'],
  ['Xihu', '西湖'],
  ['Heping', '和平'],
  ['Qiaotou', '桥头'],
  ['Wenchang', '文昌'],
] as const

/**
 * Three to five streets for an area. Invented: the public data set ends at areas, and level 4 of the
 * call only has to be drawn and chosen from. Codes are the area's and three digits, as real ones.
 */
function streetsOf(area: Region, locale: Locale): Region[] {
  const seed = hash(area.code)
  return Array.from({ length: 3 + (seed % 3) }, (_, i) => {
    const [english, chinese] = STREETS[(seed + i * 3) % STREETS.length] ?? STREETS[0]
    return {
      code: `${area.code}${String(i + 1).padStart(3, '0')}`,
      name: locale === 'en' ? `${english} Subdistrict` : `${chinese}街道`,
    }
  })
}

function build(level: RegionLevel, locale: Locale): readonly Region[] {
  const cities = grouped(areaList.city_list, 2, locale)
  const areas = grouped(areaList.county_list, 4, locale)
  const withAreas = (city: Region): Region => ({
    ...city,
    children: (areas.get(city.code.slice(0, 4)) ?? []).map((area) =>
      level === 4 ? { ...area, children: streetsOf(area, locale) } : area,
    ),
  })
  return entries(areaList.province_list, locale).map((province) => {
    const own = cities.get(province.code.slice(0, 2)) ?? []
    return { ...province, children: level === 2 ? own : own.map(withAreas) }
  })
}

const built = new Map<string, readonly Region[]>()

/** The tree down to `level`; built once, it has thousands of entries. */
export function regionsDownTo(level: RegionLevel, locale: Locale = 'zh-Hans'): readonly Region[] {
  const key = `${level} ${locale}`
  const tree = built.get(key) ?? build(level, locale)
  built.set(key, tree)
  return tree
}
