import { getRegions } from '../../src/features/address/contract-regions'
import { getCityIndex, getCounties } from '../../src/features/place/contract'
import { type Handler, handle } from '../handler'
import { cityIndex, countiesOf } from './cities'
import { regionsDownTo } from './regions'

export const handlers: readonly Handler[] = [
  handle(getRegions, async ({ query }) => [...regionsDownTo(query.level)]),
  handle(getCityIndex, async () => cityIndex()),
  handle(getCounties, async ({ query }) => countiesOf(query.cityId)),
]
