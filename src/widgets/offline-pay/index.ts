import { defineWidget } from '../../engine/contract'
import { OfflinePay } from './offline-pay'
import { configSchema, valueSchema } from './schema'

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
