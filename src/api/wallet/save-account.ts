import * as v from 'valibot'
import { ACCOUNT_KINDS } from '../../shared/validation/account-number'
import { endpoint } from '../endpoint'
import { id } from '../shapes'

/** Characters of a holder's or a bank's name, and of a branch's. */
export const ACCOUNT_TEXT = { name: 40, branch: 60 } as const

const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(ACCOUNT_TEXT.name))

/**
 * POST asset/account/userAccount/addOrEdit: the account withdrawals go to; without `id` a new one. The
 * number comes back masked, so a change without one keeps it. The first account is the default one.
 */
export const saveAccount = endpoint({
  method: 'POST',
  path: 'asset/account/userAccount/addOrEdit',
  body: v.object({
    id: v.optional(v.string(), ''),
    kind: v.picklist(ACCOUNT_KINDS),
    bank: name,
    holder: name,
    number: v.optional(v.pipe(v.string(), v.regex(/^([\w@.+-]{4,40})?$/)), ''),
    branch: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(ACCOUNT_TEXT.branch)), ''),
    isDefault: v.optional(v.boolean(), false),
  }),
  data: v.object({
    id,
    kind: v.string(),
    bank: v.string(),
    holder: v.string(),
    number: v.string(),
    branch: v.string(),
    isDefault: v.boolean(),
  }),
  auth: 'user',
})
