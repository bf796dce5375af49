import * as v from 'valibot'
import type { Source } from '../../../engine/contract'
import { l10n } from '../../../http/shapes'
import { isObject } from '../../../shared/json'
import { getReport } from '../contract'

/** A report as the server answers it (client spec §3: columns and rows). Absent: the widget asks for one. */
export const valueSchema = v.nullish(getReport.contract.data)

export const CHART_KINDS = ['line', 'bar', 'pie'] as const
export type ChartKind = (typeof CHART_KINDS)[number]

const period = v.object({ key: v.string(), name: l10n })

export const configSchema = v.object({
  title: v.optional(l10n),
  kind: v.fallback(v.optional(v.picklist(CHART_KINDS), 'line'), 'line'),
  /** `paas/autoReport/{report}`; a `bind` from a report says the same. */
  report: v.optional(v.string(), ''),
  /** `paas/report/singleList?key={single}`: named figures instead of a table. */
  single: v.optional(v.string(), ''),
  /** The column along the axis; the first that is no number unless named. */
  x: v.optional(v.string(), ''),
  /** The columns that are drawn; every number unless named. */
  y: v.optional(v.array(v.string()), []),
  /** Choices of the report's keyword. */
  periods: v.optional(v.array(period), []),
  /** The one to begin with; the first unless named. */
  period: v.optional(v.string()),
  bind: v.optional(v.custom<Source>(isObject)),
})

export type ChartReport = NonNullable<v.InferOutput<typeof valueSchema>>
export type ReportChartValue = v.InferOutput<typeof valueSchema>
export type ReportChartConfig = v.InferOutput<typeof configSchema>
