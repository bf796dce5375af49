import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { DeviceList, DeviceOrders } from './device-list'

/** Devices come from the generic calls; nothing is sent with the node. */
const valueSchema = v.optional(v.unknown())

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
})
export type DeviceListConfig = v.InferOutput<typeof configSchema>

/** The user's devices: their state, when they were seen, what they bring in, and the way to manage them. */
export const deviceList = defineWidget(
  {
    type: 'deviceList',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 640,
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
    type: 'deviceOrders',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: ordersConfig,
    ownData: true,
    needsLogin: true,
    height: 640,
    examples: { full: { config: {} } },
  },
  DeviceOrders,
)
