import type { QueryClient } from '@tanstack/query-core'
import { type LoadContext, markStale, SELDOM } from '../../engine/data/queries'
import { getRegions, pageAddresses } from './contract-choose'

interface Place {
  readonly province: string
  readonly city: string
  readonly area: string
}

/** Province, city and area as one text; a city that is its own province is named once. */
export function regionText({ province, city, area }: Place): string {
  return [province, city, area]
    .filter((part, at, all) => part !== '' && part !== all[at - 1])
    .join(' ')
}

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

/** Provinces with what is in them, 2 to 4 levels deep. */
export const regionsTo = (level: 2 | 3 | 4) =>
  ({
    key: ['regions', level],
    load: ({ signal }: LoadContext) => getRegions({ query: { level } }, { quiet: true, signal }),
    staleTime: SELDOM,
  }) as const

export const stale = {
  /** An address was added, changed, deleted or made the default one. */
  afterChange: (queries: QueryClient) => markStale(queries, ['addresses']),
}
