import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { id, seconds } from '../../http/shapes'

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

/** GET people/store/show: one store as its page shows it; ours (decision 0028). Coordinates are GCJ-02 degrees. */
export const showStore = endpoint({
  method: 'GET',
  path: 'people/store/show',
  query: v.object({ id: v.string() }),
  data: v.object({
    id,
    name: v.string(),
    address: v.string(),
    phone: v.string(),
    hours: v.string(),
    /** By the server's clock. */
    isOpen: v.boolean(),
    image: v.string(),
    images: v.array(v.string()),
    latitude: v.number(),
    longitude: v.number(),
    /** How many keep it, and whether the caller does (`favorite/store/add`). */
    followers: v.number(),
    isFollowed: v.boolean(),
    productCount: v.number(),
    /** Classes it sells, as `classIds` of `product/page` takes them. */
    classes: v.array(v.object({ id, name: v.string(), count: v.number() })),
    /** What happens there next. */
    events: v.array(
      v.object({
        id,
        title: v.string(),
        intro: v.string(),
        image: v.string(),
        url: v.string(),
        startsAt: seconds,
      }),
    ),
    coupons: v.number(),
  }),
  auth: 'optional',
})
