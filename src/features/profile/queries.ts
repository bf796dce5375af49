import type { QueryClient } from '@tanstack/react-query'
import { getConfigValue, isAdmin } from '../../engine/calls'
import { type LoadContext, markStale } from '../../engine/data/queries'
import type { Subject } from '../../engine/data/subjects'
import type { UserRecord } from '../../http/shapes'
import type { SessionStore } from '../../stores/session-store'

/*
 * Who the user is, is read from the session alone: there is no query of it that could be another copy.
 */

/** Writes what the server has taken into the session's record; `detail` field by field. */
export function noteUser(
  session: Pick<SessionStore, 'user' | 'refresh'>,
  {
    detail,
    ...change
  }: Partial<Omit<UserRecord, 'detail'>> & {
    readonly detail?: Partial<UserRecord['detail']>
  },
): void {
  const { user } = session
  if (user) session.refresh({ ...user, ...change, detail: { ...user.detail, ...detail } })
}

/** Whether the user may open pages for administrators. Unknown is no: nothing waits for it, or fails with it. */
export const mayAdminister = {
  key: ['is-admin'],
  load: ({ signal }: LoadContext) => isAdmin(undefined, { quiet: true, signal }).catch(() => false),
} as const

/** What the brand has set for its shop; undefined fields, or null, for one that has not. */
export const brand = {
  key: ['brand'],
  load: ({ signal }: LoadContext) =>
    getConfigValue({ query: { type: 'brand' } }, { quiet: true, signal }),
} as const

/** Where the user's own name and picture stand besides. */
const BEARING: readonly Subject[] = ['posters', 'report/ranking']

export const stale = {
  /** Another name or picture; a sex, a number and a password are shown nowhere else. */
  afterFace: (queries: QueryClient) => markStale(queries, BEARING),
  /** The app was behind others: others may have written meanwhile. */
  afterAbsence: (queries: QueryClient) => markStale(queries, ['messages']),
}
