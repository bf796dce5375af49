import type { QueryClient } from '@tanstack/query-core'
import { useEffect } from 'react'
import { type LoadContext, markStale } from '../../engine/data/queries'
import { useServices } from '../../engine/services'
import type { CallOptions } from '../../http/endpoint'
import { addFavorite, getFavorites, isFavorite, type KeptKind } from './contract'
import { addFootprintOf } from './contract-footprints'

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

/** Something was looked at: the footprints begin with it. */
export const afterVisit = (queries: QueryClient) => markStale(queries, ['feed'])

/** Notes a visit. */
type NoteVisit = (id: string, options: CallOptions) => Promise<unknown>

const noteOf =
  (key: KeptKind): NoteVisit =>
  (entityId, options) =>
    addFootprintOf({ params: { key }, body: { entityId } }, options)

/** One function for each, so that a visit is noted once. */
const NOTES = {
  store: noteOf('store'),
  live: noteOf('live'),
  content: noteOf('content'),
}

/**
 * Notes that somebody looked at a thing, once for each time it is shown; nothing of a visitor. To be called
 * in an observer.
 *
 * @param kind what it is, or the call of a room that has its own.
 * @param id empty until the thing is there.
 */
export function useVisit(kind: keyof typeof NOTES | NoteVisit, id: string): void {
  const { session, queries } = useServices()
  const { userId } = session
  const note = typeof kind === 'function' ? kind : NOTES[kind]
  useEffect(() => {
    if (userId === '' || id === '') return
    // What a visit leaves is a help: without it nothing is missing on the page.
    note(id, { quiet: true }).then(
      () => afterVisit(queries),
      () => undefined,
    )
  }, [userId, note, id, queries])
}
