import type { QueryClient } from '@tanstack/query-core'
import { type LoadContext, markStale } from '../../engine/data/queries'
import { pageReviews, productStale } from '../product'
import { getAfterSaleOffer, pageAfterSales, showAfterSale, traceParcel } from './contract-after'

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
