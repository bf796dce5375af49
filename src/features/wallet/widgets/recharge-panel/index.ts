import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { RechargePanel } from './recharge-panel'

/** The accounts are loaded by the component; nothing is sent with the node. */
export const valueSchema = v.optional(v.unknown())

/** Cents. */
const PRESETS = [5_000, 10_000, 20_000, 50_000, 100_000, 200_000]
const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)
const presets = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.maxLength(9))

export const configSchema = v.object({
  /** Amounts to tap, cents. */
  presets: v.fallback(v.optional(presets, PRESETS), PRESETS),
  payUrl: withDefault('/asset/pay/index?id={payId}'),
  /** Top-up by bank transfer; empty hides it. */
  offlineUrl: withDefault('/asset/pay/offline'),
  billUrl: withDefault('/views/auto/bill?key=bill'),
})
export type RechargePanelConfig = v.InferOutput<typeof configSchema>

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
