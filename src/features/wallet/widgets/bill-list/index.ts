import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { BillList } from './bill-list'

/** The lines come from the server, page by page; nothing is sent with the node. */
export const valueSchema = v.optional(v.unknown())

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

export const configSchema = v.object({
  pageSize: v.fallback(v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(50)), 15), 15),
  itemUrl: withDefault('/views/auto/bill?key=bill&id={id}'),
  /** A query parameter that makes the page one line's: the list then leaves it to `detail`. */
  hideWith: withDefault(''),
  /** The type of lines to begin with (`src/features/wallet/rules/bills.ts`), unless the address names one. */
  kinds: withDefault(''),
})
export type BillListConfig = v.InferOutput<typeof configSchema>

/** Lines of the wallet by day, with the totals they add up to. */
export const billList = defineWidget(
  {
    type: 'billList',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 640,
    examples: { full: { config: {} } },
  },
  BillList,
)
