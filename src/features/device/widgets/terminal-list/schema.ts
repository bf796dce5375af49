import * as v from 'valibot'

/** Terminals come from the generic calls; nothing is sent with the node. */
export const valueSchema = v.optional(v.unknown())

export const configSchema = v.object({
  /** The parameter of the page's address that names the channel to begin with. */
  idParam: v.fallback(v.optional(v.string(), 'channel'), 'channel'),
  /** What the terminals bring in. */
  income: v.fallback(v.optional(v.boolean(), true), true),
  pageSize: v.fallback(v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(50)), 15), 15),
})
export type TerminalListConfig = v.InferOutput<typeof configSchema>

/** What the generic call answers of a terminal. */
export const terminal = v.object({
  id: v.string(),
  serial: v.string(),
  channelId: v.string(),
  place: v.string(),
  /** 1 online, 2 offline, 3 in service. */
  status: v.number(),
  /** Cents. */
  todayIncome: v.number(),
  income: v.number(),
  seenAt: v.number(),
})
export type Terminal = v.InferOutput<typeof terminal>

const sum = v.fallback(v.number(), 0)

/** A row of the report `channels`. */
export const channel = v.object({
  key: v.string(),
  name: v.string(),
  terminals: sum,
  online: sum,
  today: sum,
  income: sum,
})
export type Channel = v.InferOutput<typeof channel>
