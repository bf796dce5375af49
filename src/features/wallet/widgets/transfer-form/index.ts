import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { TransferForm } from './transfer-form'

/** The accounts are loaded by the component; nothing is sent with the node. */
export const valueSchema = v.optional(v.unknown())

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

export const configSchema = v.object({
  passwordUrl: withDefault('/auto/edit?url=/user/pay-password'),
  /** The line of the bill. */
  lineUrl: withDefault('/views/auto/bill?key=bill&id={id}'),
  billUrl: withDefault('/views/auto/bill?key=bill'),
})
export type TransferFormConfig = v.InferOutput<typeof configSchema>

/** `/views/index?url=/asset/transfer`: money of one's own to somebody else. */
export const transferForm = defineWidget(
  {
    type: 'transferForm',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 560,
    examples: { full: { config: {} } },
  },
  TransferForm,
)
