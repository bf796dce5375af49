import type { Generated } from 'kysely'
import type { L10nJson } from '../database/l10n'

/** Coordinates are GCJ-02 degrees. */
export interface StoreTable {
  id: string
  merchantId: string
  name: L10nJson
  address: L10nJson
  phone: string
  hours: L10nJson
  image: string
  latitude: number
  longitude: number
  /** The county or city it stands in; empty where nobody knows. */
  regionId: Generated<string>
}

export interface MerchantTable {
  id: string
  ownerId: string
  name: L10nJson
  /** Business licence number, invented. */
  licence: string
  /** The day it ends, `YYYY-MM-DD`, and its picture; empty where nobody has said. */
  licenceUntil: Generated<string>
  licenceImage: Generated<string>
  /** 1 applied, 2 approved, 3 refused. */
  status: number
  createdAt: number
  /** Why it was refused; empty otherwise. */
  reason: Generated<string>
  /** When it was answered last. */
  reviewedAt: number | null
  /** When the papers that wait were sent; null when none do. */
  submittedAt: number | null
}

export interface DeviceTable {
  id: string
  serial: string
  ownerId: string
  storeId: string
  /** `tap`, `cooler`, `kettle` or `hub`; also names its picture. */
  kind: string
  name: L10nJson
  /** 1 online, 2 offline, 3 in service. */
  status: number
  /** Cents. */
  price: number
  todayIncome: number
  income: number
  seenAt: number
}

/** What a shop was paid for a week: cents. */
export interface SettlementTable {
  id: string
  merchantId: string
  /** The owner, to whose balance it went. */
  userId: string
  fromDay: string
  toDay: string
  orders: number
  sold: number
  refunded: number
  fee: number
  paid: number
  createdAt: number
}

export interface StoreTables {
  settlements: SettlementTable
  stores: StoreTable
  merchants: MerchantTable
  devices: DeviceTable
}
