import type { L10nJson } from '../database/l10n'

/** A way to guests of one owner: their bars, their hotels. */
export interface ChannelTable {
  id: string
  ownerId: string
  name: L10nJson
  position: number
}

/** A till or tap that stands in a place of a channel. Cents. */
export interface TerminalTable {
  id: string
  serial: string
  ownerId: string
  channelId: string
  place: L10nJson
  /** 1 online, 2 offline, 3 in service: as a device. */
  status: number
  todayIncome: number
  income: number
  seenAt: number
}

/** A package that is opened by its payment. */
export interface PackageOrderTable {
  payId: string
  userId: string
  packageId: string
  requestId: string
  createdAt: number
  /** When it was paid. */
  openedAt: number | null
}

export interface ChannelTables {
  channels: ChannelTable
  terminals: TerminalTable
  package_orders: PackageOrderTable
}
