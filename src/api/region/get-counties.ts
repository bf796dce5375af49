import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { simpleRegion } from './shapes'

/** GET api/Region/GetCountyByCity: the counties of a city; none for an id that is no city. */
export const getCounties = endpoint({
  method: 'GET',
  path: 'api/Region/GetCountyByCity',
  query: v.object({ cityId: v.string() }),
  data: v.array(simpleRegion),
})
