import * as v from 'valibot'
import { l10n } from '../../api/shapes'
import { listStores } from '../../api/store/list-stores'

export const valueSchema = listStores.contract.data
export type Store = v.InferOutput<typeof valueSchema>[number]

export const configSchema = v.object({
  title: v.optional(l10n),
  distance: v.optional(v.boolean(), true),
  /** A button that dials. */
  call: v.optional(v.boolean(), true),
  /** A button that puts the nearest first, by where the user is. */
  locate: v.fallback(v.optional(v.boolean(), false), false),
  /** A button that shows the shop in the phone's map. */
  map: v.fallback(v.optional(v.boolean(), true), true),
  limit: v.optional(v.number()),
  itemUrl: v.optional(v.string(), '/views/index?url=/product/list&storeId={id}'),
  on: v.optional(v.unknown()),
})

export type StoreListConfig = v.InferOutput<typeof configSchema>
