import { areaList } from '@vant/area-data'
import type { Locale } from '../locale'
import data from './english-names.json'

const NAMES: Readonly<Record<string, string>> = data.names
const READINGS: Readonly<Record<string, string>> = data.readings
const CHINESE: Readonly<Record<string, string>> = {
  ...areaList.province_list,
  ...areaList.city_list,
  ...areaList.county_list,
}

/** What a region is called in a language; in Chinese as it is given. */
export const nameIn = (locale: Locale, code: string, chinese: string): string =>
  locale === 'en' ? (NAMES[code] ?? chinese) : chinese

/** What else a region is looked for by: its name in the other language, and how that is read. */
export const alsoCalled = (locale: Locale, code: string, chinese: string): string =>
  [nameIn(locale === 'en' ? 'zh-Hans' : 'en', code, chinese), READINGS[code]]
    .filter(Boolean)
    .join(' ')

interface Place {
  readonly province: string
  readonly city: string
  readonly area: string
  readonly regionId: string
}

const LEVELS = [
  ['province', 2],
  ['city', 4],
  ['area', 6],
] as const
const codeOf = (regionId: string, digits: number) => regionId.slice(0, digits).padEnd(6, '0')

/** The names of a place in one list, as those of another; what is not called so there stays as it is. */
function renamed<T extends Place>(
  place: T,
  from: Readonly<Record<string, string>>,
  to: Readonly<Record<string, string>>,
): T {
  const changes = LEVELS.flatMap(([level, digits]) => {
    const code = codeOf(place.regionId, digits)
    const name = to[code]
    return name !== undefined && from[code] === place[level] ? [[level, name]] : []
  })
  return { ...place, ...Object.fromEntries(changes) }
}

/** A place as it is kept, in Chinese, whatever language it was chosen in. */
export const placeToKeep = <T extends Place>(place: T): T => renamed(place, NAMES, CHINESE)

/** A place that is kept, in a language. */
export const placeIn = <T extends Place>(locale: Locale, place: T): T =>
  locale === 'en' ? renamed(place, CHINESE, NAMES) : place

/** The names of a kept address as one text, in a language: each is found within the one before. */
export function regionIn(locale: Locale, text: string): string {
  if (locale !== 'en') return text
  let within = ''
  const names = text.split(' ').map((name) => {
    const found = Object.keys(CHINESE).find(
      (code) => code.startsWith(within) && CHINESE[code] === name,
    )
    if (found === undefined) return name
    within = found.replace(/(00){1,2}$/, '')
    return NAMES[found] ?? name
  })
  return [...new Set(names)].join(' ')
}
