import * as v from 'valibot'
import { defineWidget, type Source } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { isObject } from '../../../../shared/json'
import { getReport } from '../../contract'
import { ReportChart } from '../../parts/report-chart'

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

const both = (en: string, zh: string) => ({ en, 'zh-Hans': zh })

const days = Array.from({ length: 30 }, (_, at) => ({
  day: `2026-11-${at < 9 ? '0' : ''}${at + 1}`,
  balance: 180_000 + Math.round(40_000 * Math.sin(at / 4)) + at * 3_000,
  devices: 1_800 + ((at * 517) % 1_400),
  referrals: at % 3 === 0 ? 640 : 0,
}))
const dayColumn = { key: 'day', name: 'Day', format: 'day' }

/** A report as lines, bars or a ring; its figures as a table at a tap. */
export const reportChart = defineWidget(
  {
    type: 'reportChart',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: ({ periods }) => (periods.length > 1 ? 448 : 404),
    wider: 52,
    examples: {
      line: {
        value: {
          columns: [dayColumn, { key: 'balance', name: 'Balance', format: 'money' }],
          rows: days,
          asOf: 1_790_000_000,
        },
        config: { kind: 'line', title: both('Balance', '余额变化') },
      },
      bar: {
        value: {
          columns: [
            dayColumn,
            { key: 'devices', name: 'Devices', format: 'money' },
            { key: 'referrals', name: 'Referrals', format: 'money' },
          ],
          rows: days,
          asOf: 1_790_000_000,
        },
        config: { kind: 'bar', title: both('Income', '收益') },
      },
      pie: {
        value: {
          columns: [
            { key: 'name', name: 'Type' },
            { key: 'amount', name: 'Out', format: 'money' },
          ],
          rows: [
            { name: 'Payments', amount: 45_210 },
            { name: 'Withdrawals', amount: 30_000 },
            { name: 'Transfers', amount: 8_800 },
          ],
        },
        config: { kind: 'pie', title: both('Where it went', '支出构成') },
      },
      losses: {
        value: {
          columns: [
            { key: 'name', name: 'Name' },
            { key: 'value', name: 'Value', format: 'number' },
          ],
          rows: [
            { name: 'a', value: 12 },
            { name: 'b', value: -7 },
            { name: 'c', value: null },
          ],
        },
        config: { kind: 'bar' },
      },
      empty: {
        value: { columns: [dayColumn], rows: [] },
        config: { title: both('Balance', '余额') },
      },
    },
  },
  ReportChart,
)
