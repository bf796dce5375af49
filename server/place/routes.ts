import { getRegions } from '../../src/features/address/contract-choose'
import { getCityByPlace, getCityIndex, getCounties } from '../../src/features/place/contract'
import { type Handler, handle } from '../handler'
import { cityAt, cityIndex, countiesOf } from './cities'
import { alsoCalled } from './names'
import { regionsDownTo } from './regions'

const CHINESE = new Map(
  cityIndex().flatMap(({ cities }) => cities.map(({ regionId, name }) => [regionId, name])),
)

export const handlers: readonly Handler[] = [
  handle(getRegions, async ({ query }, { locale }) => [...regionsDownTo(query.level, locale)]),
  handle(getCityIndex, async (_, { locale }) =>
    cityIndex(locale).map(({ letter, cities }) => ({
      letter,
      cities: cities.map((city) => ({
        ...city,
        also: alsoCalled(locale, city.regionId, CHINESE.get(city.regionId) ?? city.name),
      })),
    })),
  ),
  handle(getCityByPlace, async ({ query }, { locale }) => cityAt(query, locale)),
  handle(getCounties, async ({ query }, { locale }) => countiesOf(query.cityId, locale)),
]
