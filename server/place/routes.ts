import { getRegions } from '../../src/api/address/get-regions'
import { getCityIndex } from '../../src/api/region/get-city-index'
import { getCounties } from '../../src/api/region/get-counties'
import { type Handler, handle } from '../handler'
import { cityIndex, countiesOf } from './cities'
import { regionsDownTo } from './regions'

export const handlers: readonly Handler[] = [
  handle(getRegions, async ({ query }) => [...regionsDownTo(query.level)]),
  handle(getCityIndex, async () => cityIndex()),
  handle(getCounties, async ({ query }) => countiesOf(query.cityId)),
]
