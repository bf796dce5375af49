import * as v from 'valibot'

/** The payment comes from the page's `payId`; nothing is sent with the node. */
export const valueSchema = v.optional(v.unknown())

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

export const configSchema = v.object({
  /** Orders that wait to be shipped: where a paid one is. */
  ordersUrl: withDefault('/views/index?url=/order/list&status=2'),
  payUrl: withDefault('/asset/pay/index?id={payId}'),
  serviceUrl: withDefault('/custService/service'),
})
export type PayResultConfig = v.InferOutput<typeof configSchema>
