import type { QueryClient } from '@tanstack/query-core'
import type * as v from 'valibot'
import { type LoadContext, markStale } from '../../engine/data/queries'
import { productStale } from '../product'
import {
  getBuyInfo,
  getBuyPrice,
  type Invoice,
  pageOrders,
  showOrder,
  type storeWish,
} from './contract'

/** One order. */
export const orderBy = (id: string) =>
  ({
    key: ['order', id],
    load: ({ signal }: LoadContext) => showOrder({ query: { id } }, { quiet: true, signal }),
  }) as const

/** Orders of one status, or all, page by page; the latest first. @param keyword of number and names. */
export const orderPages = (status: number | undefined, pageSize: number, keyword = '') =>
  ({
    key: ['orders', status, pageSize, keyword],
    load: (pageIndex: number, { signal }: LoadContext) => {
      const words = keyword === '' ? {} : { keyword }
      return pageOrders(
        { body: { pageIndex, pageSize, status, ...words } },
        { quiet: true, signal },
      )
    },
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

/** How goods get to a buyer (contract of `order/orderBuy/buy`). */
export const Way = { Courier: 1, PickUp: 2 } as const

/** What a buyer chooses beside the goods. */
export interface PurchaseWish {
  readonly stores: readonly v.InferInput<typeof storeWish>[]
  /** To be spent on it: each takes a cent off. */
  readonly points: number
  readonly invoice?: Invoice | undefined
}

/** What a purchase costs with all that is chosen, store by store. */
export const buyPriceOf = ({ products }: Purchase, { stores, points }: PurchaseWish) =>
  ({
    key: ['buy-price', products, stores, points],
    load: ({ signal }: LoadContext) =>
      getBuyPrice(
        { body: { products: [...products], way: Way.Courier, stores: [...stores], points } },
        { quiet: true, signal },
      ),
  }) as const

export const stale = {
  /** An order was placed: it is in the lists, its goods are in no cart and in no stock. */
  async afterOrder(queries: QueryClient, { isFromCart }: { readonly isFromCart: boolean }) {
    const own = markStale(queries, ['orders', 'orderCounts', 'product'])
    await Promise.all(isFromCart ? [own, productStale.afterCart(queries)] : [own])
  },
}
