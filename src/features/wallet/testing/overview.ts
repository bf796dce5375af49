import type { WalletOverview } from '../contract-accounts'

type Figures = WalletOverview['overview']

/** What a wallet comes to, as its call answers; nothing of all that is not told. */
export const overviewOf = (figures: Partial<Figures> = {}): Figures => ({
  balance: 0,
  investedEquipment: 0,
  todayEarnings: 0,
  cumulativeIncome: 0,
  yesterdayYield: 0,
  referralCode: '',
  ...figures,
})
