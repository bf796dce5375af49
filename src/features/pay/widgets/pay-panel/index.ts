import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { PayPanelWidget } from './pay-panel'

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

/** `/asset/pay/index`, `/payView/index`, `/pay/index`: pay one order. */
export const payPanel = defineWidget(
  {
    type: 'payPanel',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 560,
    examples: {
      full: { query: { payId: '800001' }, config: {} },
      paid: { query: { payId: '800003' }, config: {} },
      expired: { query: { payId: '800012' }, config: {} },
      missing: { config: {} },
    },
  },
  PayPanelWidget,
)
