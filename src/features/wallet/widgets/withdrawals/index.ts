import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { WithdrawalReview } from './review'
import { WithdrawForm } from './withdraw-form'

/** All is loaded by the components; nothing is sent with the node. */
export const valueSchema = v.optional(v.unknown())

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

export const configSchema = v.object({
  passwordUrl: withDefault('/auto/edit?url=/user/pay-password'),
  /** Where a card is added. */
  cardsUrl: withDefault('/asset/bank'),
})
export type WithdrawConfig = v.InferOutput<typeof configSchema>

const common = {
  version: 1,
  tier: 'commerce',
  value: valueSchema,
  ownData: true,
  needsLogin: true,
  height: 560,
} as const

/** `/views/index?url=/asset/withdraw`: money to a bank card, and what became of it. */
export const withdrawForm = defineWidget(
  { ...common, type: 'withdrawForm', config: configSchema, examples: { full: { config: {} } } },
  WithdrawForm,
)

/** `/views/index?url=/asset/withdrawals`: what waits to be paid; for an administrator. */
export const withdrawalReview = defineWidget(
  {
    ...common,
    type: 'withdrawalReview',
    config: v.object({}),
    examples: { bare: { config: {} } },
  },
  WithdrawalReview,
)
