import type { QueryClient } from '@tanstack/query-core'
import { useEffect } from 'react'
import { markStale } from '../../engine/data/queries'
import { useServices } from '../../engine/services'
import type { CallOptions } from '../../http/endpoint'
import type { KeptKind } from './contract'
import { addFootprintOf } from './contract-footprints'

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
    note(id, { background: true }).then(
      () => afterVisit(queries),
      () => undefined,
    )
  }, [userId, note, id, queries])
}
