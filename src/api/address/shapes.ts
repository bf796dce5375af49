import * as v from 'valibot'
import { id } from '../shapes'

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

/** What a form sends; the server adds `id` and `userId`. */
export const addressInput = v.omit(address, ['id', 'userId'])
export type AddressInput = v.InferOutput<typeof addressInput>
