import type { LoadContext } from '../../engine/data/queries'
import { getShopIncome, pageApplications, pageSettlements } from './contract-house'
import { pagesOf, type Row } from './queries'

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
