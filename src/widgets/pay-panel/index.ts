import { defineWidget } from '../../engine/contract'
import { PayPanelWidget } from './pay-panel'
import { configSchema, valueSchema } from './schema'

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
