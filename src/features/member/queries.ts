import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { type LoadContext, markStale, useQuery } from '../../engine/data/queries'
import { useServices } from '../../engine/services'
import { listRecords } from '../record'

import { getOwnGrade, pageVouchers } from './contract'

const row = v.object({ packageId: v.string(), openedAt: v.nullable(v.number()) })

/** When the user last opened each package, seconds by its id. */
export const openedPackages = {
  key: ['packages', 'opened'],
  async load({ signal }: LoadContext): Promise<Readonly<Record<string, number>>> {
    const rows = await listRecords(
      {
        params: { type: 'packageOrder' },
        body: {
          queries: [{ field: 'openedAt', operator: 'greater', value: 0 }],
          // Who has opened more than that is told of those of late.
          sorts: [{ field: 'openedAt', type: 'Desc' }],
          limit: 50,
        },
      },
      { quiet: true, signal },
    )
    const parsed = v.parse(v.array(row), rows)
    // Of one that was opened twice the last time counts.
    return Object.fromEntries(
      parsed.reverse().map(({ packageId, openedAt }) => [packageId, openedAt ?? 0]),
    )
  },
} as const

/**
 * When the user last opened each package, seconds. Empty for visitors, and when it cannot be had: the
 * packages are for sale all the same.
 */
export function useOpened(): ReadonlyMap<string, number> {
  const { session } = useServices()
  const opened = useQuery({ ...openedPackages, enabled: session.isLoggedIn })
  return new Map(Object.entries(opened.value ?? {}))
}

/** Where the user stands among the grades. */
export const ownGrade = {
  key: ['grade', 'me'],
  load: ({ signal }: LoadContext) => getOwnGrade(undefined, { quiet: true, signal }),
} as const

/** The user's vouchers in one state, page by page, with the packages they came in. */
export const voucherPages = (status: number, pageSize: number) =>
  ({
    key: ['vouchers', status, pageSize],
    load: (pageIndex: number, { signal }: LoadContext) =>
      pageVouchers({ body: { status, pageIndex, pageSize } }, { quiet: true, signal }),
  }) as const

export const stale = {
  /** A package or grade was ordered: what asks for its buyers' orders is asked for anew. What is opened, and what it opens, is asked anew after the payment. */
  afterOrder: (queries: QueryClient) => markStale(queries, ['orders', 'orderCounts', 'grade']),
  /** Something was handed out for a voucher. */
  afterUse: (queries: QueryClient) => markStale(queries, ['vouchers']),
  /** A package was paid back: its vouchers are worth nothing, its grade is gone, and the money is there. */
  afterRefund: (queries: QueryClient) =>
    markStale(queries, ['vouchers', 'packages', 'wallet', 'bills', 'grade']),
  /** A birthday was told, or its coupon was taken. */
  afterBirthday: (queries: QueryClient) => markStale(queries, ['grade', 'coupons']),
  /** Something is no longer sold at the price that is shown. */
  afterRefusedPrice: (queries: QueryClient) =>
    markStale(queries, ['gradePurchase', 'packagePurchase', 'gradeList', 'packageList']),
}
