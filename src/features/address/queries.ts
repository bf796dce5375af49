import type { QueryClient } from '@tanstack/query-core'
import { type LoadContext, markStale } from '../../engine/data/queries'
import { pageAddresses } from './contract'

/** The user's addresses, page by page. */
export const addressPages = {
  key: ['addresses'],
  load: (pageIndex: number, { signal }: LoadContext) =>
    pageAddresses({ body: { pageIndex } }, { quiet: true, signal }),
} as const

/** The first page of them: the default one, or the first, is where an order goes. */
export const firstAddresses = {
  key: ['addresses', 'first'],
  load: ({ signal }: LoadContext) => pageAddresses({ body: {} }, { quiet: true, signal }),
} as const

export const stale = {
  /** An address was added, changed, deleted or made the default one. */
  afterChange: (queries: QueryClient) => markStale(queries, ['addresses']),
}
