import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { id, pageOf, pagingQuery } from '../../http/shapes'

export const address = v.object({
  id,
  userId: id,
  name: v.string(),
  mobile: v.string(),
  province: v.string(),
  city: v.string(),
  area: v.string(),
  /** Code of the area, six digits. */
  regionId: v.string(),
  detail: v.string(),
  isDefault: v.boolean(),
})

export type Address = v.InferOutput<typeof address>

/** POST basic/address/page: the user's addresses, the default one first. */
export const pageAddresses = endpoint({
  method: 'POST',
  path: 'basic/address/page',
  body: pagingQuery,
  data: pageOf(address),
  auth: 'user',
  read: true,
})

/** PUT basic/address/setDefault */
export const setDefaultAddress = endpoint({
  method: 'PUT',
  path: 'basic/address/setDefault',
  body: v.object({ addressId: v.string() }),
  data: v.unknown(),
  auth: 'user',
})

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
