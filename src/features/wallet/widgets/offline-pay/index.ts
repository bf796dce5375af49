import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { OfflinePay } from './offline-pay'

const text = v.fallback(v.optional(l10n, ''), '')

/** Where the money is to be sent, as it must be written on the transfer. */
export const valueSchema = v.object({
  payee: l10n,
  bank: l10n,
  number: v.pipe(v.string(), v.minLength(1)),
  branch: text,
  /** How long a review takes. */
  note: text,
})
export type Payee = v.InferOutput<typeof valueSchema>

const withDefault = (url: string) => v.fallback(v.optional(v.string(), url), url)

export const configSchema = v.object({
  walletUrl: withDefault('/asset/account/rawindex'),
  serviceUrl: withDefault('/custService/service'),
})
export type OfflinePayConfig = v.InferOutput<typeof configSchema>

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
    value: valueSchema,
    config: configSchema,
    needsLogin: true,
    height: 560,
    examples: {
      full: { value: PAYEE, config: {} },
      bare: { value: { payee: 'Taproom', bank: 'CMB', number: '1' }, config: {} },
    },
  },
  OfflinePay,
)
