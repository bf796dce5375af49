import type { LoadContext } from '../../engine/data/queries'
import { getClassKeyValues, getClassTree } from '../record'
import { getShopIncome, pageApplications, pageSettlements } from './contract-house'
import { pagesOf, type Row } from './queries'

// What a shop earns, where its products belong, and who opens one: beside the rest, which its orders load too.

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
