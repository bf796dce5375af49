import type { LoadContext } from '../../engine/data/queries'
import { getOrderCounts } from './contract-counts'

/** How many orders are in each state; apart from the others, because the main package draws it. */
export const orderCounts = {
  key: ['orderCounts'],
  load: ({ signal }: LoadContext) => getOrderCounts(undefined, { quiet: true, signal }),
} as const
