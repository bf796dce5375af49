import * as v from 'valibot'
import { getReport } from '../../api/report/get-report'
import { l10n } from '../../api/shapes'

/** Only examples carry one: the widget asks for the report of the chosen period. */
export const valueSchema = v.nullish(getReport.contract.data)

const period = v.object({ key: v.string(), name: l10n })

export const configSchema = v.object({
  title: v.optional(l10n),
  /** How many stand on the podium: 3, or none. */
  podium: v.optional(v.number(), 3),
  /** Keeps the reader's own line in sight. */
  mePinned: v.optional(v.boolean(), true),
  /** Sent as `keyword` of the report; the first is shown first. */
  periods: v.optional(v.array(period), []),
  limit: v.optional(v.number(), 50),
  bind: v.optional(
    v.fallback(v.object({ type: v.optional(v.string(), 'ranking') }), { type: 'ranking' }),
    { type: 'ranking' },
  ),
})

export type RankingListValue = v.InferOutput<typeof valueSchema>
export type RankingListConfig = v.InferOutput<typeof configSchema>
