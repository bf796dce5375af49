import type { QueryClient } from '@tanstack/query-core'
import { type LoadContext, markStale } from '../../engine/data/queries'
import { pageCoupons } from './contract'
import { fitCoupons } from './contract-shop'

/** What became of coupons that are one's own. */
export const OWN_STATES = ['usable', 'used', 'expired'] as const
export type OwnState = (typeof OWN_STATES)[number]

/** Coupons to claim, or the user's own in one state, page by page. */
export const couponPages = (mine: boolean, pageSize: number, state?: OwnState) =>
  ({
    key: ['coupons', mine, pageSize, state],
    load: (pageIndex: number, { signal }: LoadContext) => {
      const own = state ? { state } : {}
      return pageCoupons({ body: { pageIndex, pageSize, mine, ...own } }, { quiet: true, signal })
    },
  }) as const

/** What the user's coupons do for these products, and which could be claimed for them. */
export const couponsFor = (products: Parameters<typeof fitCoupons>[0]['body']['products']) =>
  ({
    key: ['coupons', 'fit', products],
    load: ({ signal }: LoadContext) => fitCoupons({ body: { products } }, { quiet: true, signal }),
    enabled: products.length > 0,
  }) as const

/** What a store gives away, and what is good in every store. */
export const couponsOf = (storeId: string) =>
  ({
    key: ['coupons', 'store', storeId],
    load: ({ signal }: LoadContext) =>
      pageCoupons({ body: { pageIndex: 1, pageSize: 10, storeId } }, { quiet: true, signal }),
  }) as const

export const stale = {
  /** One was claimed: the list it stands in keeps its order while it is looked at. */
  afterClaim: (queries: QueryClient) => markStale(queries, ['coupons'], { later: true }),
}
