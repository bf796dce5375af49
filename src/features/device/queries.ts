import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { type LoadContext, markStale } from '../../engine/data/queries'
import { ApiError, ContractError } from '../../errors'
import type { FieldCondition } from '../../shared/query'
import { weekOf } from '../../ui/spark/spark'
import { pageRecords } from '../record'
import { getReport } from '../report'
import { deviceIncome, pageCommands, pageDeviceOrders, pageOffers, showDevice } from './contract'

const week = v.pipe(
  v.optional(v.string(), ''),
  v.transform((days: string) => weekOf(days)),
)

/** What the generic call answers of a device. */
export const device = v.object({
  id: v.string(),
  serial: v.string(),
  kind: v.string(),
  /** Empty on a server that has none. */
  image: v.optional(v.string(), ''),
  name: v.string(),
  /** 1 running, 2 offline, 3 in service. */
  status: v.number(),
  todayIncome: v.number(),
  income: v.number(),
  seenAt: v.number(),
  /** Cents of the last days until it was seen, the oldest first; written `120,0,340`. */
  week,
})
export type Device = v.InferOutput<typeof device>

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
  /** Cents a day, the last one that on which it was seen; ours (decision 0111). */
  week,
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

const equals = (field: string, value: string | number): FieldCondition => ({
  field,
  operator: 'equal',
  value,
})

const all = (conditions: FieldCondition[]) => ({ logicalOperator: 'and', conditions }) as const

function parse<T>(schema: v.GenericSchema<unknown, T>, data: unknown): T {
  const parsed = v.safeParse(schema, data)
  if (parsed.success) return parsed.output
  throw new ContractError('device', [parsed.issues[0].message])
}

/** The user's devices, page by page. @param status undefined for every state. */
export const devicePages = (status: number | undefined, pageSize: number) =>
  ({
    key: ['devices', status, pageSize],
    async load(pageIndex: number, { signal }: LoadContext) {
      const condition = status === undefined ? undefined : all([equals('status', status)])
      const page = await pageRecords(
        { params: { module: 'device', type: 'device' }, body: { pageIndex, pageSize, condition } },
        { quiet: true, signal },
      )
      return { ...page, result: parse(v.array(device), page.result) }
    },
  }) as const

/** The devices the user has bought, the latest first. */
export const deviceOrderPages = (pageSize: number) =>
  ({
    key: ['deviceOrders', pageSize],
    load: (pageIndex: number, { signal }: LoadContext) =>
      pageDeviceOrders({ body: { pageIndex, pageSize } }, { quiet: true, signal }),
  }) as const
export type DeviceOrder = Awaited<ReturnType<typeof pageDeviceOrders>>['result'][number]

/** The user's channels with their sums. */
export const channels = {
  key: ['channels'],
  async load({ signal }: LoadContext): Promise<readonly Channel[]> {
    const report = await getReport(
      { params: { type: 'channels' }, body: {} },
      { quiet: true, signal },
    )
    return parse(v.array(channel), report.rows)
  },
} as const

interface TerminalQuery {
  /** Empty for all of them. */
  readonly channelId: string
  /** 0 for every state. */
  readonly status: number
  readonly pageSize: number
}

/** The terminals of a channel, those that bring in most today first. */
export const terminalPages = ({ channelId, status, pageSize }: TerminalQuery) =>
  ({
    key: ['terminals', channelId, status, pageSize],
    async load(pageIndex: number, { signal }: LoadContext) {
      const conditions = [
        ...(channelId === '' ? [] : [equals('channelId', channelId)]),
        ...(status === 0 ? [] : [equals('status', status)]),
      ]
      const page = await pageRecords(
        {
          params: { module: 'device', type: 'terminal' },
          body: {
            pageIndex,
            pageSize,
            condition: all(conditions),
            sorts: [{ field: 'todayIncome', type: 'Desc' }],
          },
        },
        { quiet: true, signal },
      )
      return { ...page, result: parse(v.array(terminal), page.result) }
    },
  }) as const

/** One of the user's devices, as it last told. */
export const deviceBy = (id: string) =>
  ({
    key: ['devices', 'show', id],
    load: ({ signal }: LoadContext) => showDevice({ query: { id } }, { quiet: true, signal }),
  }) as const

/** The device is not, or no more, the user's; or the server knows of no such page. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 400 || error.code === 404)

/** What a device took in, by hour of today or by day of a fortnight. */
export const incomeOf = (id: string, by: 'hour' | 'day') =>
  ({
    key: ['devices', 'income', id, by],
    load: ({ signal }: LoadContext) => deviceIncome({ query: { id, by } }, { quiet: true, signal }),
  }) as const

/** What a device was told, the latest first. */
export const commandPages = (deviceId: string) =>
  ({
    key: ['devices', 'commands', deviceId],
    load: (pageIndex: number, { signal }: LoadContext) =>
      pageCommands({ body: { deviceId, pageIndex } }, { quiet: true, signal }),
  }) as const

/** What the user is asked about devices, and asks of others. */
export const offerPages = (pageSize: number) =>
  ({
    key: ['devices', 'offers', pageSize],
    load: (pageIndex: number, { signal }: LoadContext) =>
      pageOffers({ body: { pageIndex, pageSize } }, { quiet: true, signal }),
  }) as const

/** Stores a device can stand in. */
export const standingPlaces = {
  key: ['deviceStores'],
  async load({ signal }: LoadContext) {
    const input = { params: { module: 'store', type: 'store' }, body: { pageSize: 50 } }
    const page = await pageRecords(input, { quiet: true, signal })
    return parse(v.array(v.object({ id: v.string(), name: v.string() })), page.result)
  },
} as const

export const stale = {
  /** Somebody was asked about a device, or has answered. */
  afterOffer: (queries: QueryClient) => markStale(queries, ['devices', 'deviceOrders']),
}

/** Between two looks at a device, ms. */
export const EVERY = 4000

/** Tenths of a degree as people read them. */
export const degrees = (tenths: number): string =>
  `${(tenths / 10).toFixed(1)} °C`.replace('-', '−')
