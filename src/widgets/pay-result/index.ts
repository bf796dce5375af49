import { defineWidget } from '../../engine/contract'
import { PayResultWidget } from './pay-result'
import { configSchema, valueSchema } from './schema'

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
