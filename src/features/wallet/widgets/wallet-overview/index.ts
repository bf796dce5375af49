import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { listAccounts } from '../../contract-accounts'
import { WalletOverview } from './wallet-overview'

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

const overview = {
  balance: 1_284_650,
  investedEquipment: 5_600_000,
  todayEarnings: 12_880,
  cumulativeIncome: 986_420,
  yesterdayYield: -3_205,
  referralCode: 'HOP8K2',
}

export const walletOverview = defineWidget(
  {
    type: 'walletOverview',
    version: 1,
    tier: 'base',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: 302,
    // Its figures stand in one row there.
    wider: -100,
    openEnd: true,
    examples: {
      anonymous: { config: {} },
      full: { value: { accounts: [], overview, asOf: 1_790_000_000 }, config: {} },
      two: {
        value: { accounts: [], overview, asOf: 1_790_000_000 },
        config: { metrics: ['todayEarnings', 'balance'], mask: false, auditUrl: '' },
      },
      large: {
        value: {
          accounts: [],
          overview: { ...overview, balance: 1_234_567_890_12, cumulativeIncome: -98_765_432_10 },
          asOf: 1_790_000_000,
        },
        config: {},
      },
    },
  },
  WalletOverview,
)
