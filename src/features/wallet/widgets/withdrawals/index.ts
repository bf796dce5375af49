import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { Withdrawals } from './withdraw-form'

export const configSchema = v.object({
  /** `review`: everybody's, for an administrator who pays them. */
  show: v.optional(v.string(), ''),
})
export type WithdrawConfig = v.InferOutput<typeof configSchema>

/** `/asset/withdraw`, `/asset/withdrawals`: money to a bank card, what became of it, and who pays it. */
export const withdrawals = defineWidget(
  {
    type: 'withdrawals',
    version: 1,
    tier: 'commerce',
    // All is loaded by the components; nothing is sent with the node.
    value: v.optional(v.unknown()),
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 560,
    examples: { own: { config: {} }, review: { config: { show: 'review' } } },
  },
  Withdrawals,
)
