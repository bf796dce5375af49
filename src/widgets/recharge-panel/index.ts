import { defineWidget } from '../../engine/contract'
import { RechargePanel } from './recharge-panel'
import { configSchema, valueSchema } from './schema'

/** `/asset/recharge`, `/user/recharge`: an amount, an account, and on to the cashier. */
export const rechargePanel = defineWidget(
  {
    type: 'rechargePanel',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 560,
    examples: { full: { config: {} }, alone: { config: { presets: [], offlineUrl: '' } } },
  },
  RechargePanel,
)
