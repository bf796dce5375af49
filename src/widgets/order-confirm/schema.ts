import * as v from 'valibot'

/** What is bought comes from the page's query; nothing is sent with the node. */
export const valueSchema = v.optional(v.unknown())

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

export const configSchema = v.object({
  addressUrl: withDefault('/user/address?pick=1'),
  addAddressUrl: withDefault('/user/address?pick=1&add=1'),
  payUrl: withDefault('/asset/pay/index?id={payId}'),
  productUrl: withDefault('/views/index?url=/product/show&id={productId}'),
})
export type OrderConfirmConfig = v.InferOutput<typeof configSchema>
