import * as v from 'valibot'
import { getReport } from '../../api/report/get-report'
import { l10n } from '../../api/shapes'

const item = v.object({
  key: v.string(),
  name: l10n,
  /** Cents when the format is `money`; null shows a dash. */
  value: v.nullable(v.union([v.number(), v.string()])),
  format: v.optional(v.string()),
  /** Against the period before, in the same format unless another is named. */
  delta: v.nullish(v.number()),
  deltaFormat: v.optional(v.string()),
  /** What it is compared with: `vs last month`. */
  note: v.optional(l10n, ''),
  /** The lines the figure is the sum of. */
  url: v.optional(v.string(), ''),
})
export type StatItem = v.InferOutput<typeof item>

const own = v.object({ items: v.array(item), asOf: v.optional(v.number()) })

/** A row of a report is a card: `name` and `value`, and what else an item has. */
const fromReport = v.pipe(
  getReport.contract.data,
  v.transform(({ rows, asOf }) => ({
    items: rows.map((row, at) => ({
      key: String(row.key ?? at),
      name: String(row.name ?? ''),
      value: row.value ?? null,
      format: typeof row.format === 'string' ? row.format : undefined,
      delta: typeof row.delta === 'number' ? row.delta : undefined,
      deltaFormat: typeof row.deltaFormat === 'string' ? row.deltaFormat : undefined,
      note: String(row.note ?? ''),
      url: String(row.url ?? ''),
    })),
    asOf,
  })),
)

export const valueSchema = v.optional(v.union([own, fromReport]), { items: [] })

export const configSchema = v.object({
  title: v.optional(l10n),
  columns: v.fallback(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(4)), 2),
    2,
  ),
})

export type StatCardsValue = v.InferOutput<typeof valueSchema>
export type StatCardsConfig = v.InferOutput<typeof configSchema>
