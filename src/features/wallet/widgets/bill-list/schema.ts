import * as v from 'valibot'

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

/** A ledger line as the generic calls answer it. */
export const billSchema = v.object({
  id: v.string(),
  accountId: v.string(),
  kind: v.string(),
  title: v.string(),
  /** Signed cents. */
  amount: v.pipe(v.number(), v.integer()),
  createdAt: v.number(),
})
export type Bill = v.InferOutput<typeof billSchema>
