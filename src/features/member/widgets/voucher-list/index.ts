import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { VoucherListWidget } from './voucher-list'

/** They are the user's: nothing is sent with the node. */
export const valueSchema = v.optional(v.unknown())

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

export const configSchema = v.object({
  pageSize: v.fallback(v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(50)), 15), 15),
  /** Where packages are bought, and where one of them is shown. */
  packagesUrl: withDefault('/scanPay/index'),
  packageUrl: withDefault('/scanPay/show?id={packageId}'),
})
export type VoucherListConfig = v.InferOutput<typeof configSchema>

/** `/member/vouchers`: the packages the user has bought, and what they are good for at a counter. */
export const voucherList = defineWidget(
  {
    type: 'voucherList',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 640,
    examples: { all: { config: {} } },
  },
  VoucherListWidget,
)
