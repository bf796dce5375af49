import type { QueryClient } from '@tanstack/query-core'
import { type LoadContext, markStale } from '../../engine/data/queries'
import type { CallOptions } from '../../http/endpoint'
import { addFavorite, getFavorites, isFavorite, type KeptKind } from './contract'

/** The calls a room has of its own for what it keeps; each answers whether the thing is kept. */
export interface KeepCalls {
  readonly read: (id: string, options: CallOptions) => Promise<boolean>
  readonly keep: (id: string, options: CallOptions) => Promise<boolean>
}

/** The calls for things of one kind. */
export const keepCalls = (kind: KeptKind): KeepCalls => ({
  read: (id, options) => isFavorite({ params: { key: kind }, query: { entityId: id } }, options),
  keep: (id, options) => addFavorite({ params: { key: kind }, body: { entityId: id } }, options),
})

/** Whether the user keeps a thing. */
export const keptBy = (kind: KeptKind, id: string, { read }: KeepCalls) =>
  ({
    key: ['favorite', kind, id],
    load: ({ signal }: LoadContext) => read(id, { quiet: true, signal }),
  }) as const

/** The ids of all things of a kind the user keeps: for lists, which mark them. */
export const keptOf = (kind: KeptKind) =>
  ({
    key: ['favorite', kind],
    load: async ({ signal }: LoadContext): Promise<ReadonlySet<string>> =>
      new Set(await getFavorites({ params: { key: kind } }, { quiet: true, signal })),
  }) as const

export const stale = {
  /** A thing was kept or let go: its heart and the lists of what is kept change. */
  afterTurn: (queries: QueryClient) => markStale(queries, ['favorite', 'feed']),
}
