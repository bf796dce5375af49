import { defineWidget } from '../../engine/contract'
import { configSchema, valueSchema } from './schema'
import { WalletOverview } from './wallet-overview'

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
    height: 268,
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
