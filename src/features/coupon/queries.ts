import type { QueryClient } from '@tanstack/query-core'
import { type LoadContext, markStale } from '../../engine/data/queries'
import { pageCoupons } from './contract'

/** Coupons to claim, or the user's own, page by page. */
export const couponPages = (mine: boolean, pageSize: number) =>
  ({
    key: ['coupons', mine, pageSize],
    load: (pageIndex: number, { signal }: LoadContext) =>
      pageCoupons({ body: { pageIndex, pageSize, mine } }, { quiet: true, signal }),
  }) as const

export const stale = {
  /** One was claimed: the list it stands in keeps its order while it is looked at. */
  afterClaim: (queries: QueryClient) => markStale(queries, ['coupons'], { later: true }),
}
