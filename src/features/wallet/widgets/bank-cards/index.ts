import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { ACCOUNT_KINDS } from '../../contract'
import { BankCards } from './bank-cards'

/** The list is loaded by the component; nothing is sent with the node. */
export const valueSchema = v.optional(v.unknown())

const kinds = v.pipe(v.array(v.picklist(ACCOUNT_KINDS)), v.minLength(1))

export const configSchema = v.object({
  /** Which kinds of account the page is for; the first is what a new one begins as. */
  kinds: v.fallback(v.optional(kinds, [...ACCOUNT_KINDS]), [...ACCOUNT_KINDS]),
})
export type BankCardsConfig = v.InferOutput<typeof configSchema>

/** `/asset/bank`, `/bank/list`, `/asset/account/backAccount`: where the user's money can go. */
export const bankCards = defineWidget(
  {
    type: 'bankCards',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 560,
    examples: { full: { config: {} }, cards: { config: { kinds: ['bank'] } } },
  },
  BankCards,
)
