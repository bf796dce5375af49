import * as v from 'valibot'
import { listAccounts } from '../../api/wallet/list-accounts'

/** The figures of client spec §3, in its order. */
const METRICS = [
  'balance',
  'investedEquipment',
  'todayEarnings',
  'cumulativeIncome',
  'yesterdayYield',
  'referralCode',
] as const
export type Metric = (typeof METRICS)[number]

/** Only examples carry one: the widget asks for the accounts of who is logged in. */
export const valueSchema = v.nullish(listAccounts.contract.data)

export const configSchema = v.object({
  /** Which figures, in which order; the first is the large one. Unknown names are left out. */
  metrics: v.optional(
    v.pipe(
      v.array(v.string()),
      v.transform((names) => names.filter(isMetric)),
    ),
    [...METRICS],
  ),
  /** Shows the eye that hides amounts. */
  mask: v.optional(v.boolean(), true),
  /** What a tap beside the figures opens; nothing on the wallet's own page. */
  url: v.optional(v.string(), '/asset/account/rawindex'),
  /** The bills; a figure opens them with its name as `figure`. */
  auditUrl: v.optional(v.string(), '/views/auto/bill?key=bill'),
})

function isMetric(name: string): name is Metric {
  return (METRICS as readonly string[]).includes(name)
}

export type WalletOverviewValue = v.InferOutput<typeof valueSchema>
export type WalletOverviewConfig = v.InferOutput<typeof configSchema>
