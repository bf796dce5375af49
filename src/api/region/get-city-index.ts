import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { simpleRegion } from './shapes'

/** GET api/Region/CityIndex: all cities under the first letter of their pinyin. */
export const getCityIndex = endpoint({
  method: 'GET',
  path: 'api/Region/CityIndex',
  data: v.array(v.object({ letter: v.string(), cities: v.array(simpleRegion) })),
})
