import { getRegions } from '../../../src/api/address/get-regions'
import { type Handler, handle } from '../../handler'
import { regionsDownTo } from './regions'

const getRegionsHandler = handle(getRegions, async ({ query }) => [...regionsDownTo(query.level)])

export const handlers: readonly Handler[] = [getRegionsHandler]
