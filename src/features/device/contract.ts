import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { cents, id, pageOf, pagingQuery, requestId, seconds } from '../../http/shapes'

/** POST order/deviceOrder/pageList: the devices the caller has bought, the latest first. */
export const pageDeviceOrders = endpoint({
  method: 'POST',
  path: 'order/deviceOrder/pageList',
  body: pagingQuery,
  data: pageOf(
    v.object({
      id,
      serial: v.string(),
      deviceId: id,
      name: v.string(),
      image: v.string(),
      price: cents,
      /** 1 online, 2 offline, 3 in service. */
      status: v.number(),
      income: cents,
    }),
  ),
  auth: 'user',
  read: true,
})

/*
 * Calls of ours (decision 0046): a device of the caller's, and what is sent to it. A server that lacks them
 * answers 404, and the client draws no way to them.
 */

/** What a device can be told to do. */
export const COMMANDS = ['configure', 'restart', 'locate'] as const
export type CommandKind = (typeof COMMANDS)[number]

/** A command waits, is on its way, was carried out, was refused by the device, or was taken back. */
export enum CommandState {
  Queued = 0,
  Sent = 1,
  Done = 2,
  Failed = 3,
  Withdrawn = 4,
}

/** `07:30`. */
const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(30))
/** Tenths of a degree Celsius. */
const tenths = v.pipe(v.number(), v.integer(), v.minValue(-300), v.maxValue(1200))

/** What an owner sets. */
export const deviceConfig = v.object({
  name,
  place: v.pipe(v.string(), v.trim(), v.maxLength(60)),
  /** Cents of one pour. */
  price: v.pipe(cents, v.minValue(1), v.maxValue(100_000)),
  /** It pours from one to the other; all day when they are the same. */
  opens: clock,
  closes: clock,
  /** What it keeps, in tenths of a degree. */
  target: tenths,
  /** An alarm rises above this. */
  warmAt: tenths,
  /** An alarm rises when a keg holds less, in percent. */
  lowAt: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)),
  /** An alarm rises when nothing was heard for so many minutes. */
  silentAfter: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1440)),
})
export type DeviceConfig = v.InferOutput<typeof deviceConfig>

/** Some of it: what a command changes. */
export const deviceChanges = v.partial(deviceConfig)
export type DeviceChanges = v.InferOutput<typeof deviceChanges>

export const deviceCommand = v.object({
  id,
  /** The sender's own name for it. */
  requestId: v.string(),
  /** Its place among the commands of the device, which it carries out in this order. */
  seq: v.number(),
  kind: v.picklist(COMMANDS),
  changes: deviceChanges,
  state: v.enum(CommandState),
  /** Why it was not carried out, to be read; empty otherwise. */
  reason: v.string(),
  createdAt: seconds,
  /** When it became what it is; 0 while it waits. */
  doneAt: seconds,
})
export type DeviceCommand = v.InferOutput<typeof deviceCommand>

/** What the other side is asked: to take the device over, or to let it stand in their store. */
export const OFFER_KINDS = ['handover', 'rebind'] as const

export enum OfferState {
  Open = 0,
  Accepted = 1,
  Declined = 2,
  Withdrawn = 3,
  Expired = 4,
}

export const deviceOffer = v.object({
  id,
  deviceId: id,
  kind: v.picklist(OFFER_KINDS),
  state: v.enum(OfferState),
  /** Whether the caller asks, or is asked. */
  side: v.picklist(['from', 'to']),
  deviceName: v.string(),
  serial: v.string(),
  image: v.string(),
  /** Who asks, or who is asked: a person, a covered number, a store. */
  other: v.string(),
  createdAt: seconds,
  expiresAt: seconds,
})
export type DeviceOffer = v.InferOutput<typeof deviceOffer>

/** GET device/show (ours): one device of the caller's, as it last told. */
export const showDevice = endpoint({
  method: 'GET',
  path: 'device/show',
  query: v.object({ id }),
  data: v.object({
    id,
    serial: v.string(),
    kind: v.string(),
    image: v.string(),
    storeName: v.string(),
    latitude: v.number(),
    longitude: v.number(),
    /** 1 online, 2 offline, 3 in service. */
    status: v.number(),
    /** When this was answered, and when the device told what is below. */
    asOf: seconds,
    seenAt: seconds,
    /** Tenths of a degree. */
    temperature: v.number(),
    kegs: v.array(v.object({ name: v.string(), size: v.number(), left: v.number() })),
    /** Cents and pours of today. */
    today: v.object({ cents, pours: v.number() }),
    alarms: v.array(
      v.object({ kind: v.picklist(['warm', 'low', 'silent']), since: seconds, text: v.string() }),
    ),
    faults: v.array(v.object({ id, text: v.string(), state: v.number(), createdAt: seconds })),
    /** What the device works by, and the same with what still waits. */
    applied: deviceConfig,
    wanted: deviceConfig,
    /** What it can keep; null for a device that keeps no temperature. */
    range: v.nullable(v.object({ from: v.number(), to: v.number() })),
    waiting: v.number(),
    /** What the owner has asked of another, while it is open. */
    offer: v.nullable(deviceOffer),
  }),
  auth: 'user',
})
export type ShownDevice = Awaited<ReturnType<typeof showDevice>>

/** GET device/income (ours): what it took in, by hour of today or by day of a fortnight. */
export const deviceIncome = endpoint({
  method: 'GET',
  path: 'device/income',
  query: v.object({ id, by: v.picklist(['hour', 'day']) }),
  data: v.array(v.object({ at: seconds, cents, pours: v.number() })),
  auth: 'user',
})

/** POST device/command/add (ours): tells it something, once for each `requestId`; it waits while it is offline. */
export const addCommand = endpoint({
  method: 'POST',
  path: 'device/command/add',
  body: v.object({
    deviceId: id,
    requestId,
    kind: v.picklist(COMMANDS),
    /** Of `configure`. */
    changes: v.optional(deviceChanges, {}),
  }),
  data: deviceCommand,
  auth: 'user',
})

/** POST device/command/page (ours): what it was told, the latest first. */
export const pageCommands = endpoint({
  method: 'POST',
  path: 'device/command/page',
  body: v.object({ ...pagingQuery.entries, deviceId: id }),
  data: pageOf(deviceCommand),
  auth: 'user',
  read: true,
})

/** POST device/command/withdraw (ours): takes back what has not left yet; 409 for what has. */
export const withdrawCommand = endpoint({
  method: 'POST',
  path: 'device/command/withdraw',
  body: v.object({ id }),
  data: deviceCommand,
  auth: 'user',
})

/** POST device/fault/add (ours): something is broken. Answers with the report’s id. */
export const reportFault = endpoint({
  method: 'POST',
  path: 'device/fault/add',
  body: v.object({
    deviceId: id,
    requestId,
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
  }),
  data: id,
  auth: 'user',
})

/** POST device/offer/add (ours): asks somebody to take it over, or a store to have it. */
export const addOffer = endpoint({
  method: 'POST',
  path: 'device/offer/add',
  body: v.object({
    deviceId: id,
    requestId,
    kind: v.picklist(OFFER_KINDS),
    /** A mobile number, or the id of a store. */
    to: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)),
  }),
  data: deviceOffer,
  auth: 'user',
})

/** POST device/offer/page (ours): what the caller asks and is asked, the latest first. */
export const pageOffers = endpoint({
  method: 'POST',
  path: 'device/offer/page',
  body: pagingQuery,
  data: pageOf(deviceOffer),
  auth: 'user',
  read: true,
})

/** POST device/offer/answer (ours): who is asked accepts or declines, who asks withdraws; 409 for what is over. */
export const answerOffer = endpoint({
  method: 'POST',
  path: 'device/offer/answer',
  body: v.object({ id, answer: v.picklist(['accept', 'decline', 'withdraw']) }),
  data: deviceOffer,
  auth: 'user',
})
