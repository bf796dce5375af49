import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { id } from '../../http/shapes'
import { address } from './contract-choose'

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
