import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { OrderConfirmWidget } from './order-confirm'

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

/** `/shop/order/buy`: address, goods, note, amount, place the order. */
export const orderConfirm = defineWidget(
  {
    type: 'orderConfirm',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 640,
    examples: {
      full: { query: { productId: '2005', skuId: '20051', count: '2' }, config: {} },
      missing: { config: {} },
    },
  },
  OrderConfirmWidget,
)
