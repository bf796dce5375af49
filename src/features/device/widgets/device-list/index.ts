import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { DeviceDesk } from './device-actions'
import { DeviceList, DeviceOrders } from './device-list'
import { DeviceOffers } from './device-log'
import { DevicePage } from './device-page'
import { TerminalList } from './terminal-list'

/** Devices come from the generic calls; nothing is sent with the node. */
const valueSchema = v.optional(v.unknown())

/** What every one of them is: a widget of what the user owns. */
const owned = {
  version: 1,
  tier: 'commerce',
  value: valueSchema,
  ownData: true,
  needsLogin: true,
  height: 640,
} as const

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

const configSchema = v.object({
  pageSize: v.fallback(v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(50)), 15), 15),
  /** Chips that show one state only. */
  filter: v.fallback(v.optional(v.boolean(), true), true),
  /** What the devices bring in. */
  income: v.fallback(v.optional(v.boolean(), true), true),
  manageUrl: withDefault('/device/manageconfig?id={id}'),
  /** A parameter of the page's address which names one device: the list then makes room for it. */
  hideWith: withDefault(''),
  /** Where requests about devices are answered; empty for no way there. */
  offersUrl: withDefault(''),
  /** Where somebody without a device finds one. */
  shopUrl: withDefault('/scanPay/index'),
})
export type DeviceListConfig = v.InferOutput<typeof configSchema>

/** The user's devices: their state, when they were seen, what they bring in, and the way to manage them. */
export const deviceList = defineWidget(
  {
    ...owned,
    type: 'deviceList',
    config: configSchema,
    examples: {
      full: { config: {} },
      plain: { config: { filter: false, income: false } },
    },
  },
  DeviceList,
)

const ordersConfig = v.object({
  pageSize: configSchema.entries.pageSize,
  manageUrl: configSchema.entries.manageUrl,
})
export type DeviceOrdersConfig = v.InferOutput<typeof ordersConfig>

/** The devices the user has bought: what each cost and has brought in since. */
export const deviceOrders = defineWidget(
  {
    ...owned,
    type: 'deviceOrders',
    config: ordersConfig,
    examples: { full: { config: {} } },
  },
  DeviceOrders,
)

const terminalsConfig = v.object({
  /** The parameter of the page's address that names the channel to begin with. */
  idParam: withDefault('channel'),
  /** What the terminals bring in. */
  income: configSchema.entries.income,
  pageSize: configSchema.entries.pageSize,
})
export type TerminalListConfig = v.InferOutput<typeof terminalsConfig>

/** The terminals of the user's channels: where they stand, how they are, what they bring in. */
export const terminalList = defineWidget(
  {
    ...owned,
    type: 'terminalList',
    config: terminalsConfig,
    examples: {
      full: { config: {} },
      plain: { config: { income: false } },
    },
  },
  TerminalList,
)

const pageConfig = v.object({
  /** The parameter of the page's address that names the device; without it nothing is drawn. */
  idParam: withDefault('id'),
  listUrl: withDefault('/device/manageconfig'),
})
export type DevicePageConfig = v.InferOutput<typeof pageConfig>

/** One device: how it is, and what it takes in. */
export const devicePage = defineWidget(
  {
    ...owned,
    type: 'devicePage',
    config: pageConfig,
    examples: {
      running: { config: {}, query: { id: '501' } },
      offline: { config: {}, query: { id: '507' } },
      missing: { config: {}, query: { id: '0' } },
    },
  },
  DevicePage,
)

const deskConfig = v.object({ idParam: pageConfig.entries.idParam })
export type DeviceDeskConfig = v.InferOutput<typeof deskConfig>

/** What a device is told, and was: it stands below `devicePage`. */
export const deviceDesk = defineWidget(
  {
    ...owned,
    type: 'deviceDesk',
    config: deskConfig,
    examples: { running: { config: {}, query: { id: '501' } } },
  },
  DeviceDesk,
)

const offersConfig = v.object({
  pageSize: configSchema.entries.pageSize,
  deviceUrl: withDefault('/views/index?url=/device/show&id={deviceId}'),
  shopUrl: configSchema.entries.shopUrl,
})
export type DeviceOffersConfig = v.InferOutput<typeof offersConfig>

/** What the user is asked about devices, and asks of others: nothing changes without both. */
export const deviceOffers = defineWidget(
  {
    ...owned,
    type: 'deviceOffers',
    config: offersConfig,
    examples: { all: { config: {} } },
  },
  DeviceOffers,
)
