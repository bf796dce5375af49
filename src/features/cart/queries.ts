import type { QueryClient } from '@tanstack/query-core'
import { type LoadContext, markStale } from '../../engine/data/queries'
import { listCart } from './contract'

/** What lies in the caller's cart. */
export const cartLines = {
  key: ['cart'],
  load: ({ signal }: LoadContext) => listCart(undefined, { quiet: true, signal }),
} as const

export const stale = {
  /** Something was put into the cart, or bought out of it. */
  afterChange: (queries: QueryClient) => markStale(queries, ['cart']),
}
