import { getRegions } from '../../src/features/address/contract-choose'
import { getCityByPlace, getCityIndex, getCounties } from '../../src/features/place/contract'
import { type Handler, handle } from '../handler'
import { cityAt, cityIndex, countiesOf } from './cities'
import { regionsDownTo } from './regions'

export const handlers: readonly Handler[] = [
  handle(getRegions, async ({ query }) => [...regionsDownTo(query.level)]),
  handle(getCityIndex, async () => cityIndex()),
  handle(getCityByPlace, async ({ query }) => cityAt(query)),
  handle(getCounties, async ({ query }) => countiesOf(query.cityId)),
]
