import type { QueryClient } from '@tanstack/react-query'
import { type LoadContext, markStale, SELDOM } from '../../engine/data/queries'
import type { Subject } from '../../engine/data/subjects'
import { getCounties } from './contract'

/** The districts of a city. */
export const countiesOf = (cityId: string) =>
  ({
    key: ['counties', cityId],
    load: ({ signal }: LoadContext) => getCounties({ query: { cityId } }, { quiet: true, signal }),
    enabled: cityId !== '',
    staleTime: SELDOM,
  }) as const

/** Stores, goods and what is about them: calls carry the place, and the server may answer by it. */
const OF_A_PLACE: readonly Subject[] = [
  'storeList',
  'people/store/location',
  'relation/home',
  'product',
  'products',
  'product/page',
  'search',
  'lives',
]

export const stale = {
  /** Another place was chosen: what was fetched for the one before may differ here. */
  afterChoice: (queries: QueryClient) => markStale(queries, OF_A_PLACE),
}
