import type { L10nJson } from '../l10n'

/** `kind` 'balance' is the account payments are taken from. */
export interface AccountTable {
  id: string
  userId: string
  kind: string
  name: L10nJson
  amount: number
  frozen: number
}

export interface WalletTables {
  accounts: AccountTable
}
