import type { QueryClient } from '@tanstack/query-core'
import type * as v from 'valibot'
import { type LoadContext, markStale } from '../../engine/data/queries'
import { pageReviews, productStale } from '../product'
import {
  getBuyInfo,
  getBuyPrice,
  type Invoice,
  pageOrders,
  showOrder,
  type storeWish,
} from './contract'
import { getAfterSaleOffer, pageAfterSales, showAfterSale, traceParcel } from './contract-after'

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

/** The way of one parcel. */
export const parcelTrace = (id: string) =>
  ({
    key: ['parcel', id],
    load: ({ signal }: LoadContext) => traceParcel({ query: { id } }, { quiet: true, signal }),
  }) as const

/** What can be asked for on one line of an order. */
export const afterSaleOffer = (orderId: string, position: string) =>
  ({
    key: ['after-sale-offer', orderId, position],
    load: ({ signal }: LoadContext) =>
      getAfterSaleOffer({ query: { orderId, position } }, { quiet: true, signal }),
  }) as const

/** One after-sale. */
export const afterSaleBy = (id: string) =>
  ({
    key: ['after-sale', id],
    load: ({ signal }: LoadContext) => showAfterSale({ query: { id } }, { quiet: true, signal }),
  }) as const

/** After-sales, of one order or of all, page by page; the latest first. */
export const afterSalePages = (orderId: string | undefined, pageSize: number) =>
  ({
    key: ['after-sales', orderId, pageSize],
    load: (pageIndex: number, { signal }: LoadContext) =>
      pageAfterSales({ body: { pageIndex, pageSize, orderId } }, { quiet: true, signal }),
  }) as const

/** What the user has said of an order, or of all of them, page by page; the latest first. */
export const ownReviewPages = (orderId: string, pageSize: number) =>
  ({
    key: ['reviews', 'mine', orderId, pageSize],
    load: (pageIndex: number, { signal }: LoadContext) =>
      pageReviews({ body: { mine: true, orderId, pageIndex, pageSize } }, { quiet: true, signal }),
  }) as const

export const afterStale = {
  /** An order went a step further: it lies in another list, and money may have come back. */
  afterStep: (queries: QueryClient) =>
    markStale(queries, ['order', 'orders', 'orderCounts', 'wallet', 'bills', 'coupons', 'product']),
  /** An after-sale went a step further; its order shows it too. */
  afterClaim: (queries: QueryClient) =>
    markStale(queries, [
      'after-sale',
      'after-sales',
      'after-sale-offer',
      'parcel',
      'order',
      'orders',
      'orderCounts',
      'wallet',
      'bills',
    ]),
  /** A product was reviewed, or more was said of it. */
  afterReview: (queries: QueryClient) =>
    markStale(queries, ['order', 'orders', 'product', 'reviews']),
  /** The lines of an order lie in the cart again. */
  afterAgain: (queries: QueryClient) => productStale.afterCart(queries),
}
