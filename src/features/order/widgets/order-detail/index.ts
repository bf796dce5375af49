import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { OrderDetailWidget } from './order-detail'

/** The order comes from the page's `id`; nothing is sent with the node. */
export const valueSchema = v.optional(v.unknown())

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

export const configSchema = v.object({
  payUrl: withDefault('/asset/pay/index?id={payId}'),
  serviceUrl: withDefault('/custService/service'),
  productUrl: withDefault('/views/index?url=/product/show&id={productId}'),
  addressUrl: withDefault('/user/address?pick=1'),
  cartUrl: withDefault('/views/index?url=/cart/index'),
  reviewUrl: withDefault('/views/index?url=/order/review&id={id}'),
  /** Asks for a refund, a return or an exchange of one line. */
  afterSaleUrl: withDefault('/views/index?url=/after-sale/apply&id={id}&position={position}'),
  /** What was asked for on this order. */
  afterSalesUrl: withDefault('/views/index?url=/after-sale/list&id={id}'),
  listUrl: withDefault('/views/index?url=/order/list'),
})
export type OrderDetailConfig = v.InferOutput<typeof configSchema>

/** `/order/show`: one order, its state and the next step. */
export const orderDetail = defineWidget(
  {
    type: 'orderDetail',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 720,
    examples: {
      unpaid: { query: { id: '700001' }, config: {} },
      paid: { query: { id: '700003' }, config: {} },
      sent: { query: { id: '700005' }, config: {} },
      done: { query: { id: '700008' }, config: {} },
      closed: { query: { id: '700012' }, config: {} },
      missing: { config: {} },
    },
  },
  OrderDetailWidget,
)
