import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'

export const simpleRegion = v.object({ regionId: v.string(), name: v.string() })

const city = v.object({
  ...simpleRegion.entries,
  /** What else it is looked for by: its name in the other language, how it is read. */
  also: v.optional(v.string()),
})

/** GET api/Region/CityIndex: all cities under the first letter of their pinyin. */
export const getCityIndex = endpoint({
  method: 'GET',
  path: 'api/Region/CityIndex',
  data: v.array(v.object({ letter: v.string(), cities: v.array(city) })),
})

/** GET api/Region/GetCityByPlace (ours, decision 0060): the city of a place on the map; null far from all that are known. */
export const getCityByPlace = endpoint({
  method: 'GET',
  path: 'api/Region/GetCityByPlace',
  query: v.object({ latitude: v.number(), longitude: v.number() }),
  data: v.nullable(simpleRegion),
})

/** GET api/Region/GetCountyByCity: the counties of a city; none for an id that is no city. */
export const getCounties = endpoint({
  method: 'GET',
  path: 'api/Region/GetCountyByCity',
  query: v.object({ cityId: v.string() }),
  data: v.array(simpleRegion),
})
