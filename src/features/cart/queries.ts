import type { QueryClient } from '@tanstack/query-core'
import { type LoadContext, markStale } from '../../engine/data/queries'
import { type CartLine, listCart } from './contract'

/** What lies in the caller's cart. */
export const cartLines = {
  key: ['cart'],
  load: ({ signal }: LoadContext) => listCart(undefined, { quiet: true, signal }),
} as const

/** How many pieces these come to, as a badge has it. */
export const piecesOf = (lines: readonly Pick<CartLine, 'count'>[]): number =>
  lines.reduce((sum, { count }) => sum + count, 0)

/** Notes a count the server has taken: the cart need not be asked for again. */
export function noteCount(queries: QueryClient, id: string, count: number): void {
  queries.setQueriesData<readonly CartLine[]>(
    { predicate: ({ queryKey }) => queryKey.includes('cart') },
    (lines) => lines?.map((line) => (line.id === id ? { ...line, count } : line)),
  )
}

export const stale = {
  /** Something was put into the cart, or bought out of it. */
  afterChange: (queries: QueryClient) => markStale(queries, ['cart']),
}
