import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { PayResultWidget } from './pay-result'

/** The payment comes from the page's `payId`; nothing is sent with the node. */
export const valueSchema = v.optional(v.unknown())

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

export const configSchema = v.object({
  /** Orders that wait to be shipped: where a paid one is. */
  ordersUrl: withDefault('/views/index?url=/order/list&status=2'),
  /** Where a package, a grade or a top-up is, once it is paid. */
  packagesUrl: withDefault('/views/index?url=/member/vouchers'),
  gradesUrl: withDefault('/views/index?url=/grade/index'),
  walletUrl: withDefault('/asset/account/rawindex'),
  investUrl: withDefault('/device/invest'),
  payUrl: withDefault('/asset/pay/index?id={payId}'),
  serviceUrl: withDefault('/custService/service'),
})
export type PayResultConfig = v.InferOutput<typeof configSchema>

/** `/asset/pay/success`, `/pay/success`, `/pay/failure`: how a payment ended, by the server. */
export const payResult = defineWidget(
  {
    type: 'payResult',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 480,
    examples: {
      paid: { query: { payId: '800003' }, config: {} },
      unpaid: { query: { payId: '800001' }, config: {} },
      expired: { query: { payId: '800012' }, config: {} },
      missing: { config: {} },
    },
  },
  PayResultWidget,
)
