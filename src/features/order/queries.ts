import type { QueryClient } from '@tanstack/query-core'
import { type LoadContext, markStale } from '../../engine/data/queries'
import { cartStale } from '../cart'
import { getOrderCounts, showOrder } from './contract'

/** One order. */
export const orderBy = (id: string) =>
  ({
    key: ['order', id],
    load: ({ signal }: LoadContext) => showOrder({ query: { id } }, { quiet: true, signal }),
  }) as const

/** How many orders are in each state. */
export const orderCounts = {
  key: ['orderCounts'],
  load: ({ signal }: LoadContext) => getOrderCounts(undefined, { quiet: true, signal }),
} as const

export const stale = {
  /** An order was placed: it is in the lists, its goods are in no cart and in no stock. */
  async afterOrder(queries: QueryClient, { isFromCart }: { readonly isFromCart: boolean }) {
    const own = markStale(queries, ['orders', 'orderCounts', 'product'])
    await Promise.all(isFromCart ? [own, cartStale.afterChange(queries)] : [own])
  },
}
