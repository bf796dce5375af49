import * as v from 'valibot'

/** What lies in the cart comes from its call; nothing is sent with the node. */
export const valueSchema = v.optional(v.unknown())

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

export const configSchema = v.object({
  /** Counts can be changed and lines removed. */
  editable: v.fallback(v.optional(v.boolean(), true), true),
  buyUrl: withDefault('/shop/order/buy'),
  itemUrl: withDefault('/views/index?url=/product/show&id={productId}'),
})
export type CartConfig = v.InferOutput<typeof configSchema>
