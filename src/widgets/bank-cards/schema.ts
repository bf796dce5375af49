import * as v from 'valibot'
import { ACCOUNT_KINDS } from '../../shared/validation/account-number'

/** The list is loaded by the component; nothing is sent with the node. */
export const valueSchema = v.optional(v.unknown())

const kinds = v.pipe(v.array(v.picklist(ACCOUNT_KINDS)), v.minLength(1))

export const configSchema = v.object({
  /** Which kinds of account the page is for; the first is what a new one begins as. */
  kinds: v.fallback(v.optional(kinds, [...ACCOUNT_KINDS]), [...ACCOUNT_KINDS]),
})
export type BankCardsConfig = v.InferOutput<typeof configSchema>
