import type { QueryClient } from '@tanstack/query-core'
import type { CartLine } from '../product'

/** Notes a count the server has taken: the cart need not be asked for again. */
export function noteCount(queries: QueryClient, id: string, count: number): void {
  queries.setQueriesData<readonly CartLine[]>(
    { predicate: ({ queryKey }) => queryKey.includes('cart') },
    (lines) => lines?.map((line) => (line.id === id ? { ...line, count } : line)),
  )
}
