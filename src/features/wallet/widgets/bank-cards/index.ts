import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import type { AccountKind } from '../../rules/banks'
import { BankCards } from './bank-cards'

/** As the contract has them; with it, its calls would come with every page. */
const ACCOUNT_KINDS = ['bank', 'alipay', 'wechat'] as const satisfies readonly AccountKind[]

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
