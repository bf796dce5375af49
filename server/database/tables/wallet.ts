import type { L10nJson } from '../l10n'

/** `kind` 'balance' is the account payments are taken from. Cents. */
export interface AccountTable {
  id: string
  userId: string
  kind: string
  name: L10nJson
  amount: number
  frozen: number
}

/** The overview figures of client spec §3 that are not an account, in cents. */
export interface WalletOverviewTable {
  userId: string
  investedEquipment: number
  todayEarnings: number
  cumulativeIncome: number
  yesterdayYield: number
  referralCode: string
}

/** One movement of an account. `amount` is signed, `balance` what stood there after it. */
export interface LedgerTable {
  id: string
  accountId: string
  userId: string
  kind: string
  title: L10nJson
  amount: number
  balance: number
  createdAt: number
}

export interface RankingTable {
  userId: string
  name: L10nJson
  avatar: string
  period: string
  value: number
  /** Places won since the period before; negative when lost. */
  delta: number
}

/** The market table (client spec §3). */
export interface MarketTable {
  brandNo: string
  price: number
  cumIncome: number
  /** Percent. */
  cumReturn: number
}

/** Income of one user on one day, cents. */
export interface IncomeTable {
  userId: string
  day: string
  devices: number
  referrals: number
}

export interface WalletTables {
  accounts: AccountTable
  wallet_overviews: WalletOverviewTable
  ledger: LedgerTable
  rankings: RankingTable
  market: MarketTable
  incomes: IncomeTable
}
