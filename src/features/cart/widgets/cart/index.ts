import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { Cart } from './cart'

/** What lies in the cart comes from its call; nothing is sent with the node. */
export const valueSchema = v.optional(v.unknown())

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

export const configSchema = v.object({
  /** Counts can be changed and lines removed. */
  editable: v.fallback(v.optional(v.boolean(), true), true),
  buyUrl: withDefault('/shop/order/buy'),
  itemUrl: withDefault('/views/index?url=/product/show&id={productId}'),
  storeUrl: withDefault('/views/index?url=/store/show&id={storeId}'),
})
export type CartConfig = v.InferOutput<typeof configSchema>

/** `/cart/index`: what is chosen to be bought, with its counts, its total and the way to the order. */
export const cart = defineWidget(
  {
    type: 'cart',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 640,
    examples: {
      full: { config: {} },
      readOnly: { config: { editable: false } },
    },
  },
  Cart,
)
