import type { QueryClient } from '@tanstack/query-core'
import { type LoadContext, markStale } from '../../engine/data/queries'
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

export const stale = {
  /** One list has one less, and another one more. */
  afterDecision: (queries: QueryClient) => markStale(queries, ['identities']),
}
