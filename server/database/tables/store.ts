import type { L10nJson } from '../l10n'

export interface StoreTable {
  id: string
  name: L10nJson
}

export interface StoreTables {
  stores: StoreTable
}
