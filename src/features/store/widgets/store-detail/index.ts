import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { StoreDetail } from './store-detail'

/** The store comes from the page's `id`; nothing is sent with the node. */
export const valueSchema = v.optional(v.unknown())

export const configSchema = v.object({
  /** A street map with the store in its middle. */
  map: v.fallback(v.optional(v.boolean(), true), true),
  coupons: v.fallback(v.optional(v.boolean(), true), true),
  /** Without it the page's own `id`. */
  storeId: v.optional(v.string()),
})
export type StoreDetailConfig = v.InferOutput<typeof configSchema>

/**
 * `/store/show`: a store with its hours, its place, its events, its coupons and what it sells. Slot:
 * `products`, narrowed by the page's state `classId`.
 */
export const storeDetail = defineWidget(
  {
    type: 'storeDetail',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: 720,
    examples: {
      full: { config: { storeId: '301' } },
      bare: { config: { storeId: '305', map: false, coupons: false } },
      missing: { config: {} },
    },
  },
  StoreDetail,
)
