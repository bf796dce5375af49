import type { Generated } from 'kysely'
import type { L10nJson } from '../database/l10n'

/** Nothing moves from one into the other, except by a source that names both. */
export type Currency = 'CNY' | 'points'

/** `kind` 'balance' is the account payments are taken from. Cents; each user has a kind once. */
export interface AccountTable {
  id: string
  userId: string
  kind: string
  currency: Currency
  name: L10nJson
  amount: number
  frozen: number
}

/** What a wallet has besides accounts; its figures are sums of ledger lines. */
export interface WalletOverviewTable {
  userId: string
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
  /** What the line belongs to: `order`, `payment`, `transfer`, `line` (its other half), `device`. */
  refKind: Generated<string>
  refId: Generated<string>
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

export interface WalletTables {
  accounts: AccountTable
  wallet_overviews: WalletOverviewTable
  ledger: LedgerTable
  rankings: RankingTable
}
