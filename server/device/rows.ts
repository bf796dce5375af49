import type { Generated } from 'kysely'
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

/** A day of a terminal that is over. */
export interface TerminalDayTable {
  terminalId: string
  /** Days since 1970, of Beijing. */
  day: number
  cents: number
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
  terminal_days: TerminalDayTable
  package_orders: PackageOrderTable
}

/** What the sandbox knows of a device beyond its row, and what the device itself remembers. */
export interface DeviceUnitTable {
  deviceId: string
  /** `auto` comes and goes by its own pattern, `on` and `off` are set by a control. */
  link: string
  /** Of a hundred messages in each direction, how many are lost. */
  loss: number
  /** 1: it refuses what it is told next. */
  refuses: Generated<number>
  /** When the owner became it. */
  ownedSince: number
  /** 1: it came from an owner before, and was not bought. */
  given: Generated<number>
  /** The last report, and up to when its pours are counted. */
  heardAt: number
  /** Up to when the line was tried: what was cut then stays cut. */
  triedAt: number
  countedTo: number
  /** Tenths of a degree, and how far it is off by a fault of its own. */
  temperature: number
  drift: Generated<number>
  /** All pours ever: kegs follow from it. */
  poured: number
  /** What it works by, as JSON. */
  config: string
  /** The last place the server gave to a command. */
  lastSeq: Generated<number>
  /** The device’s own memory: what it carried out last, and why it did not (packed). */
  doneSeq: Generated<number>
  doneReason: Generated<string>
}

/** Something a device was told. */
export interface DeviceCommandTable {
  id: string
  deviceId: string
  userId: string
  requestId: string
  seq: number
  kind: string
  /** JSON. */
  changes: string
  state: number
  /** Packed text; empty unless it failed. */
  reason: Generated<string>
  /** How often it was sent. */
  tries: Generated<number>
  createdAt: number
  /** When it became what it is; null while it waits. */
  doneAt: number | null
}

/** The journal of the devices themselves: what each has really done, in this order. */
export interface DeviceActTable {
  deviceId: string
  seq: number
  kind: string
  at: number
}

/** What a device took in within an hour, for who owned it then. Cents. */
export interface DeviceHourTable {
  deviceId: string
  ownerId: string
  hour: number
  pours: number
  cents: number
}

/** An alarm that has not ended. */
export interface DeviceAlarmTable {
  deviceId: string
  kind: string
  since: number
}

export interface DeviceFaultTable {
  id: string
  deviceId: string
  userId: string
  requestId: string
  text: string
  /** 1 reported, 2 at work, 3 mended. */
  state: number
  createdAt: number
}

/** Somebody is asked to take a device over, or to let it stand in their store. */
export interface DeviceOfferTable {
  id: string
  deviceId: string
  kind: string
  fromUserId: string
  requestId: string
  /** Of who is asked: an account with this number, when there is one. */
  toMobile: Generated<string>
  toStoreId: Generated<string>
  state: Generated<number>
  createdAt: number
  expiresAt: number
}

export interface FleetTables {
  device_units: DeviceUnitTable
  device_commands: DeviceCommandTable
  device_acts: DeviceActTable
  device_hours: DeviceHourTable
  device_alarms: DeviceAlarmTable
  device_faults: DeviceFaultTable
  device_offers: DeviceOfferTable
}
