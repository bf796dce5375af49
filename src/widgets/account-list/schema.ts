import * as v from 'valibot'
import { l10n } from '../../api/shapes'
import { listAccounts } from '../../api/wallet/list-accounts'

/** Only examples carry one: the widget asks for the accounts of who is logged in. */
export const valueSchema = v.nullish(listAccounts.contract.data)

export const configSchema = v.object({
  title: v.optional(l10n),
  /** The bills of one account. */
  itemUrl: v.optional(v.string(), '/views/auto/bill?key=bill&account={id}'),
})

export type AccountListValue = v.InferOutput<typeof valueSchema>
export type AccountListConfig = v.InferOutput<typeof configSchema>
