import { areaList } from '@vant/area-data'
import type { Column } from './picker-sheet'

/** A list of the area data: six-digit code to name. */
type Names = Record<string, string>

const {
  province_list: provinces,
  city_list: cities,
  county_list: counties,
} = areaList as Record<'province_list' | 'city_list' | 'county_list', Names>

/** Codes of each level for a choice: provinces, then the cities of one, then its districts. */
function levels([province = 0, city = 0]: number[]): string[][] {
  const first = Object.keys(provinces)
  const second = startingWith(cities, first[province]?.slice(0, 2))
  return [first, second, startingWith(counties, second[city]?.slice(0, 4))]
}

function startingWith(names: Names, prefix = '-'): string[] {
  return Object.keys(names).filter((code) => code.startsWith(prefix))
}

const nameOf = (code: string): string => provinces[code] ?? cities[code] ?? counties[code] ?? ''

/** The three columns of the region picker. */
export function regionColumns(chosen: number[]): Column[] {
  return levels(chosen).map((codes) => ({ items: codes.map(nameOf) }))
}

export const regionValue = {
  /** Positions of the named province, city and district. */
  positions(names: string[]): number[] {
    const found: number[] = []
    for (let level = 0; level < 3; level += 1) {
      const codes = levels(found)[level] ?? []
      found.push(
        Math.max(
          0,
          codes.findIndex((code) => nameOf(code) === names[level]),
        ),
      )
    }
    return found
  },
  /** What `change` carries for a choice. */
  detail(chosen: number[]): object {
    const code = levels(chosen).map((codes, level) => codes[chosen[level] ?? 0] ?? '')
    return { value: code.map(nameOf), code, postcode: '' }
  },
}
