import type { QueryClient } from '@tanstack/query-core'
import { type LoadContext, markStale } from '../../engine/data/queries'
import { isFavorite, type KeptKind } from './contract'

/** Whether the user keeps a thing. */
export const keptBy = (kind: KeptKind, id: string) =>
  ({
    key: ['favorite', kind, id],
    load: ({ signal }: LoadContext) =>
      isFavorite({ params: { key: kind }, query: { entityId: id } }, { quiet: true, signal }),
  }) as const

export const stale = {
  /** A thing was kept or let go: its heart and the lists of what is kept change. */
  afterTurn: (queries: QueryClient) => markStale(queries, ['favorite', 'feed']),
}
