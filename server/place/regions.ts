import { areaList } from '@vant/area-data'
import { hash } from '../pictures/svg'

export interface Region {
  readonly code: string
  readonly name: string
  readonly children?: readonly Region[]
}

/** 2 ends at cities, 3 at areas, 4 at streets. */
export type RegionLevel = 2 | 3 | 4

const entries = (list: Record<string, string>) =>
  Object.entries(list).map(([code, name]) => ({ code, name }))

function grouped(list: Record<string, string>, digits: number): Map<string, Region[]> {
  const groups = new Map<string, Region[]>()
  for (const region of entries(list)) {
    const key = region.code.slice(0, digits)
    const group = groups.get(key)
    if (group) group.push(region)
    else groups.set(key, [region])
  }
  return groups
}

const STREETS = [
  '中山路',
  '人民路',
  '解放路',
  '江滨',
  '新城',
  '东风',
  '西湖',
  '和平',
  '桥头',
  '文昌',
] as const

/**
 * Three to five streets for an area. Invented: the public data set ends at areas, and level 4 of the
 * call only has to be drawn and chosen from. Codes are the area's and three digits, as real ones.
 */
function streetsOf(area: Region): Region[] {
  const seed = hash(area.code)
  return Array.from({ length: 3 + (seed % 3) }, (_, i) => ({
    code: `${area.code}${String(i + 1).padStart(3, '0')}`,
    name: `${STREETS[(seed + i * 3) % STREETS.length]}街道`,
  }))
}

function build(level: RegionLevel): readonly Region[] {
  const cities = grouped(areaList.city_list, 2)
  const areas = grouped(areaList.county_list, 4)
  const withAreas = (city: Region): Region => ({
    ...city,
    children: (areas.get(city.code.slice(0, 4)) ?? []).map((area) =>
      level === 4 ? { ...area, children: streetsOf(area) } : area,
    ),
  })
  return entries(areaList.province_list).map((province) => {
    const own = cities.get(province.code.slice(0, 2)) ?? []
    return { ...province, children: level === 2 ? own : own.map(withAreas) }
  })
}

const built = new Map<RegionLevel, readonly Region[]>()

/** The tree down to `level`; built once, it has thousands of entries. */
export function regionsDownTo(level: RegionLevel): readonly Region[] {
  const tree = built.get(level) ?? build(level)
  built.set(level, tree)
  return tree
}
