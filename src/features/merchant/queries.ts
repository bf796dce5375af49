import type { QueryClient } from '@tanstack/query-core'
import { type LoadContext, markStale } from '../../engine/data/queries'
import { getClassKeyValues, getClassTree } from '../record'
import {
  getDeskFigures,
  listSimpleMerchants,
  pageCustomers,
  pageShopAfterSales,
  pageShopOrders,
  pageShopProducts,
  pageShopReviews,
  showShopOrder,
  showShopProduct,
} from './contract'
import { getShopIncome, pageApplications, pageSettlements, showMerchant } from './contract-house'

type Answer<Call extends (...input: never[]) => Promise<unknown>> = Awaited<ReturnType<Call>>
export type Row<
  Call extends (...input: never[]) => Promise<{ readonly result: readonly unknown[] }>,
> = Answer<Call>['result'][number]

export type Shop = Answer<typeof listSimpleMerchants>[number]
export type ShopFigures = Answer<typeof getDeskFigures>
export type ShopOrder = Answer<typeof showShopOrder>
export type ShopSale = Row<typeof pageShopAfterSales>
export type ShopReview = Row<typeof pageShopReviews>

/** Pieces of a line that are still to be sent. */
export const leftOf = (line: ShopOrder['lines'][number]): number =>
  Math.max(0, line.count - line.shipped - line.refunded - line.claimed)

/** Which rows a list asks for. */
export interface Wanted {
  readonly merchantId: string
  readonly status?: number | undefined
  /** Empty for all. */
  readonly keyword?: string
}

const PAGE_SIZE = 15
/** The most a page has: what is packed in one go. */
const MOST_TO_PICK = 50

/** Turns a paging call into a list of the desk that grows. */
export const pagesOf =
  <T>(name: string, call: (body: Body, options: Quiet) => Promise<T>) =>
  ({ merchantId, status, keyword = '' }: Wanted) => ({
    key: ['desk', name, merchantId, status, keyword],
    load: (pageIndex: number, { signal }: LoadContext) =>
      call(
        {
          body: {
            pageIndex,
            pageSize: PAGE_SIZE,
            merchantId,
            status,
            ...(keyword !== '' && { keyword }),
          },
        },
        { quiet: true, signal },
      ),
  })

interface Body {
  readonly body: {
    readonly pageIndex: number
    readonly pageSize: number
    readonly merchantId: string
    readonly status?: number | undefined
    readonly keyword?: string
  }
}
interface Quiet {
  readonly quiet: true
  readonly signal: AbortSignal
}

export const shopOrderPages = pagesOf('orders', pageShopOrders)
export const shopSalePages = pagesOf('sales', pageShopAfterSales)
export const shopProductPages = pagesOf('products', pageShopProducts)
export const shopReviewPages = pagesOf('reviews', pageShopReviews)
export const customerPages = pagesOf('customers', pageCustomers)

/** The shops the user may work on. */
export const ownShops = {
  key: ['desk', 'shops'],
  load: ({ signal }: LoadContext) => listSimpleMerchants(undefined, { quiet: true, signal }),
} as const

/** One shop with its picture, its stores and how its papers stand. */
export const shopBy = (id: string) =>
  ({
    key: ['desk', 'shop', id],
    load: ({ signal }: LoadContext) => showMerchant({ query: { id } }, { quiet: true, signal }),
  }) as const

/** Today, and what waits. */
export const deskFigures = (merchantId: string) =>
  ({
    key: ['desk', 'figures', merchantId],
    load: ({ signal }: LoadContext) =>
      getDeskFigures({ query: { merchantId } }, { quiet: true, signal }),
  }) as const

/** How many orders there are in each status, by its number. */
export const shopOrderCounts = (merchantId: string) =>
  ({
    key: ['desk', 'orderCounts', merchantId],
    load: async ({ signal }: LoadContext) => {
      const body = { pageSize: 1, merchantId }
      return (await pageShopOrders({ body }, { quiet: true, signal })).counts
    },
  }) as const

/** The orders to be packed: one, or all of a shop that wait to be shipped. */
export const toPick = (merchantId: string, id: string) =>
  ({
    key: ['desk', 'toPick', merchantId, id],
    load: async ({ signal }: LoadContext): Promise<readonly ShopOrder[]> => {
      const quiet = { quiet: true, signal } as const
      if (id !== '') return [await showShopOrder({ query: { id } }, quiet)]
      const body = { pageSize: MOST_TO_PICK, merchantId, status: 2 }
      return (await pageShopOrders({ body }, quiet)).result
    },
  }) as const

/** One order as its shop sees it. @param id of the order. */
export const shopOrderBy = (id: string) =>
  ({
    key: ['desk', 'order', id],
    load: ({ signal }: LoadContext) => showShopOrder({ query: { id } }, { quiet: true, signal }),
  }) as const

/** One product as its shop edits it. @param id of the product. */
export const shopProductBy = (id: string) =>
  ({
    key: ['desk', 'product', id],
    load: ({ signal }: LoadContext) => showShopProduct({ query: { id } }, { quiet: true, signal }),
  }) as const

export const stale = {
  /** The shop has done something: its lists and figures are others, and what its buyers see. */
  afterWork: (queries: QueryClient) =>
    markStale(queries, ['desk', 'order', 'orders', 'product', 'products', 'product/page']),
  /** A shop was opened, changed or turned down. */
  afterDecision: (queries: QueryClient) => markStale(queries, ['desk', 'feed', 'storeList']),
}

// What a shop earns, and who opens one: beside the rest, which its orders load too.

export type Application = Row<typeof pageApplications>

export const applicationPages = pagesOf('applications', pageApplications)
export const settlementPages = pagesOf('settlements', pageSettlements)

/** Day by day. @param days today and those before it, 92 at most. */
export const incomeOf = (merchantId: string, days: number) =>
  ({
    key: ['desk', 'income', merchantId, days],
    load: ({ signal }: LoadContext) =>
      getShopIncome({ query: { merchantId, days } }, { quiet: true, signal }),
  }) as const

// Where products belong: beside the other queries, which pages without products load too.

/** Where products belong, as a tree. */
export const classes = {
  key: ['classTree'],
  load: ({ signal }: LoadContext) => getClassTree(undefined, { quiet: true, signal }),
} as const

/** The names of all classes by their ids. */
export const classNames = {
  key: ['classNames'],
  load: async ({ signal }: LoadContext): Promise<ReadonlyMap<string, string>> => {
    const pairs = await getClassKeyValues(undefined, { quiet: true, signal })
    return new Map(pairs.map(({ key, value }) => [String(key), value]))
  },
} as const
