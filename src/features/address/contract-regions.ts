import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'

const region: v.GenericSchema<Region> = v.object({
  code: v.string(),
  name: v.string(),
  children: v.optional(v.array(v.lazy(() => region))),
})

// CHECK

/** GET api/Region/GetRegionData: a tree of province, city (level 2), area (3), street (4). */
export const getRegions = endpoint({
  method: 'GET',
  path: 'api/Region/GetRegionData',
  query: v.object({ level: v.picklist([2, 3, 4]) }),
  data: v.array(region),
})

interface Region {
  readonly code: string
  readonly name: string
  readonly children?: readonly Region[]
}
