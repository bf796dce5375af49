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

const upTo = (most: number) => v.pipe(v.string(), v.maxLength(most))

/** What a form sends; the server adds `id` and `userId`. */
export const addressInput = v.object({
  ...v.omit(address, ['id', 'userId']).entries,
  name: upTo(30),
  mobile: upTo(20),
  province: upTo(40),
  city: upTo(40),
  area: upTo(40),
  regionId: upTo(20),
  detail: upTo(100),
})
export type AddressInput = v.InferOutput<typeof addressInput>

/** POST basic/address/ */
export const addAddress = endpoint({
  method: 'POST',
  path: 'basic/address/',
  body: addressInput,
  data: address,
  auth: 'user',
})

/** DELETE basic/address/{id} */
export const deleteAddress = endpoint({
  method: 'DELETE',
  path: 'basic/address/{id}',
  data: v.unknown(),
  auth: 'user',
})

/** PUT basic/address/ */
export const updateAddress = endpoint({
  method: 'PUT',
  path: 'basic/address/',
  body: v.object({ id, ...addressInput.entries }),
  data: address,
  auth: 'user',
})
