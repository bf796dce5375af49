import * as v from 'valibot'

/** The order comes from the page's `id`; nothing is sent with the node. */
export const valueSchema = v.optional(v.unknown())

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

export const configSchema = v.object({
  payUrl: withDefault('/asset/pay/index?id={payId}'),
  serviceUrl: withDefault('/custService/service'),
  productUrl: withDefault('/views/index?url=/product/show&id={productId}'),
  listUrl: withDefault('/views/index?url=/order/list'),
})
export type OrderDetailConfig = v.InferOutput<typeof configSchema>
