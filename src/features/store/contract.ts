import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { id } from '../../http/shapes'

/** GET people/store/location: stores, nearest first. Coordinates are GCJ-02 degrees, distance metres. */
export const listStores = endpoint({
  method: 'GET',
  path: 'people/store/location',
  query: v.object({ latitude: v.optional(v.number()), longitude: v.optional(v.number()) }),
  data: v.array(
    v.object({
      id,
      name: v.string(),
      address: v.string(),
      phone: v.string(),
      hours: v.string(),
      image: v.string(),
      latitude: v.number(),
      longitude: v.number(),
      distance: v.number(),
    }),
  ),
  auth: 'optional',
})
