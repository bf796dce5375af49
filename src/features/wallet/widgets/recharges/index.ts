import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { OfflinePay } from './offline-pay'
import { RechargePanel } from './recharge-panel'

const text = v.fallback(v.optional(l10n, ''), '')

/** Where the money is to be sent, as it must be written on the transfer. */
export const offlinePayValue = v.object({
  payee: l10n,
  bank: l10n,
  number: v.pipe(v.string(), v.minLength(1)),
  branch: text,
  /** How long a review takes. */
  note: text,
})
export type Payee = v.InferOutput<typeof offlinePayValue>

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

export const offlinePayConfig = v.object({
  walletUrl: withDefault('/asset/account/rawindex'),
  serviceUrl: withDefault('/custService/service'),
})
export type OfflinePayConfig = v.InferOutput<typeof offlinePayConfig>

const PAYEE = {
  payee: { en: 'Taproom Trading Co.', 'zh-Hans': '酒头贸易有限公司' },
  bank: { en: 'China Merchants Bank', 'zh-Hans': '招商银行' },
  branch: { en: 'Guangzhou Tianhe branch', 'zh-Hans': '广州天河支行' },
  number: '1209 0755 6610 608',
  note: { en: 'Reviewed within one working day.', 'zh-Hans': '一个工作日内完成审核' },
}

/** `/asset/pay/offline`: a top-up by bank transfer, from the payee's data to the review. */
export const offlinePay = defineWidget(
  {
    type: 'offlinePay',
    version: 1,
    tier: 'commerce',
    value: offlinePayValue,
    config: offlinePayConfig,
    needsLogin: true,
    height: 560,
    examples: {
      full: { value: PAYEE, config: {} },
      bare: { value: { payee: 'Taproom', bank: 'CMB', number: '1' }, config: {} },
    },
  },
  OfflinePay,
)

/** The accounts are loaded by the component; nothing is sent with the node. */
export const rechargePanelValue = v.optional(v.unknown())

/** Cents. */
const PRESETS = [5_000, 10_000, 20_000, 50_000, 100_000, 200_000]
const presets = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.maxLength(9))

export const rechargePanelConfig = v.object({
  /** Amounts to tap, cents. */
  presets: v.fallback(v.optional(presets, PRESETS), PRESETS),
  payUrl: withDefault('/asset/pay/index?id={payId}'),
  /** Top-up by bank transfer; empty hides it. */
  offlineUrl: withDefault('/asset/pay/offline'),
  billUrl: withDefault('/views/auto/bill?key=bill'),
})
export type RechargePanelConfig = v.InferOutput<typeof rechargePanelConfig>

/** `/asset/recharge`, `/user/recharge`: an amount, an account, and on to the cashier. */
export const rechargePanel = defineWidget(
  {
    type: 'rechargePanel',
    version: 1,
    tier: 'commerce',
    value: rechargePanelValue,
    config: rechargePanelConfig,
    ownData: true,
    needsLogin: true,
    height: 560,
    examples: { full: { config: {} }, alone: { config: { presets: [], offlineUrl: '' } } },
  },
  RechargePanel,
)
