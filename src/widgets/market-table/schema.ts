import * as v from 'valibot'
import { getReport } from '../../api/report/get-report'
import { l10n } from '../../api/shapes'

export const valueSchema = getReport.contract.data

export const sortSchema = v.object({
  field: v.string(),
  /** Client spec §5: `Desc` or `Asc`. */
  type: v.fallback(v.picklist(['Desc', 'Asc']), 'Desc'),
})
export type Sort = v.InferOutput<typeof sortSchema>

export const configSchema = v.object({
  title: v.optional(l10n),
  /** A tap on a column's name sorts by it. */
  sortable: v.optional(v.boolean(), true),
  sort: v.optional(sortSchema),
})

export type MarketTableValue = v.InferOutput<typeof valueSchema>
export type MarketTableConfig = v.InferOutput<typeof configSchema>
