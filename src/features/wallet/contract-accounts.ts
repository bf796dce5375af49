import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { cents, id, seconds } from '../../http/shapes'

/** GET asset/account/userAccountList: accounts and the overview figures of client spec §3, in cents. */
export const listAccounts = endpoint({
  method: 'GET',
  path: 'asset/account/userAccountList',
  data: v.object({
    accounts: v.array(
      v.object({
        id,
        /** `balance` is the one payments are taken from. */
        kind: v.optional(v.string(), ''),
        name: v.string(),
        amount: cents,
        frozen: cents,
        /** `CNY` or `points`, which are counted and are no money. */
        currency: v.optional(v.string(), 'CNY'),
        /** What it held at the end of each of the last days, the oldest first and today last. */
        week: v.optional(v.array(cents), []),
      }),
    ),
    overview: v.object({
      balance: cents,
      investedEquipment: cents,
      todayEarnings: cents,
      cumulativeIncome: cents,
      yesterdayYield: cents,
      referralCode: v.string(),
    }),
    asOf: seconds,
  }),
  auth: 'user',
})

export type WalletOverview = v.InferOutput<typeof listAccounts.contract.data>
