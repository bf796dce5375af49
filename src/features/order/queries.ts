import type { QueryClient } from '@tanstack/query-core'
import { type LoadContext, markStale } from '../../engine/data/queries'
import { cartStale } from '../cart'
import { getBuyInfo, pageOrders, showOrder } from './contract'

/** One order. */
export const orderBy = (id: string) =>
  ({
    key: ['order', id],
    load: ({ signal }: LoadContext) => showOrder({ query: { id } }, { quiet: true, signal }),
  }) as const

/** Orders of one status, or all, page by page; the latest first. */
export const orderPages = (status: number | undefined, pageSize: number) =>
  ({
    key: ['orders', status, pageSize],
    load: (pageIndex: number, { signal }: LoadContext) =>
      pageOrders({ body: { pageIndex, pageSize, status } }, { quiet: true, signal }),
  }) as const

/** What is to be bought. */
export interface Purchase {
  readonly products: readonly {
    readonly productId: string
    readonly skuId: string
    readonly count: number
  }[]
  readonly isFromCart: boolean
}

/** What a purchase costs now, and what is in stock of it. */
export const buyInfoOf = ({ products, isFromCart }: Purchase) =>
  ({
    key: ['buy-info', products, isFromCart],
    load: ({ signal }: LoadContext) =>
      getBuyInfo({ body: { products: [...products], isFromCart } }, { quiet: true, signal }),
  }) as const

export const stale = {
  /** An order was placed: it is in the lists, its goods are in no cart and in no stock. */
  async afterOrder(queries: QueryClient, { isFromCart }: { readonly isFromCart: boolean }) {
    const own = markStale(queries, ['orders', 'orderCounts', 'product'])
    await Promise.all(isFromCart ? [own, cartStale.afterChange(queries)] : [own])
  },
}
