import * as v from 'valibot'

/** The payment comes from the page's `id`; nothing is sent with the node. */
export const valueSchema = v.optional(v.unknown())

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

export const configSchema = v.object({
  orderUrl: withDefault('/views/index?url=/order/show&id={orderId}'),
  listUrl: withDefault('/views/index?url=/order/list'),
  serviceUrl: withDefault('/custService/service'),
  /** Where a pay password is set, or set anew. */
  passwordUrl: withDefault('/auto/edit?url=/user/pay-password'),
  topUpUrl: withDefault('/asset/recharge'),
})
export type PayPanelConfig = v.InferOutput<typeof configSchema>
