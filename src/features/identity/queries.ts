import type { QueryClient } from '@tanstack/query-core'
import { isAdmin } from '../../engine/calls'
import { type LoadContext, markStale, SELDOM } from '../../engine/data/queries'
import { checkIdentity, pageIdentities } from './contract'

const PAGE_SIZE = 15

/** Who the user is, and how the proof of it stands. */
export const ownIdentity = {
  key: ['identity'],
  load: ({ signal }: LoadContext) => checkIdentity(undefined, { quiet: true, signal }),
} as const

/** What was handed in and stands so (`IdentityStatus`), for an administrator. */
export const identityPages = (status: number) => ({
  key: ['identities', status],
  load: (pageIndex: number, { signal }: LoadContext) =>
    pageIdentities({ body: { pageIndex, pageSize: PAGE_SIZE, status } }, { quiet: true, signal }),
})

/** Whether the user is an administrator, who is shown the way to what was handed in. */
export const administrator = {
  key: ['administrator'],
  load: ({ signal }: LoadContext) => isAdmin(undefined, { quiet: true, signal }),
  staleTime: SELDOM,
} as const

export const stale = {
  /** One list has one less, and another one more. */
  afterDecision: (queries: QueryClient) => markStale(queries, ['identities']),
}
