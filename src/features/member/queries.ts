import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { type LoadContext, markStale } from '../../engine/data/queries'
import { listRecords } from '../record'

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
          sorts: [{ field: 'openedAt', type: 'Asc' }],
          limit: 50,
        },
      },
      { quiet: true, signal },
    )
    const parsed = v.parse(v.array(row), rows)
    return Object.fromEntries(parsed.map(({ packageId, openedAt }) => [packageId, openedAt ?? 0]))
  },
} as const

export const stale = {
  /** A package or grade was ordered. What is opened, and what it opens, is asked anew after the payment. */
  afterOrder: (queries: QueryClient) => markStale(queries, ['orders', 'orderCounts']),
  /** Something is no longer sold at the price that is shown. */
  afterRefusedPrice: (queries: QueryClient) =>
    markStale(queries, ['gradePurchase', 'packagePurchase', 'gradeList', 'packageList']),
}
