import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { getReport } from '../../contract'
import { RankingList } from './ranking-list'

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

const NAMES = [
  'Mona',
  '莫言',
  'Bartholomew Featherstonehaugh',
  'Ines',
  'Ola',
  '陈晓',
  'Kofi',
  'Yuki',
]
const columns = [
  { key: 'rank', name: 'Rank', format: 'number' },
  { key: 'name', name: 'Name' },
  { key: 'value', name: 'Income', format: 'money' },
]
const rows = NAMES.map((name, at) => ({
  rank: at + 1,
  name,
  value: Math.round(9_876_543 / (at + 1)),
  avatar: `/pictures/avatar/${at}.svg`,
  delta: [0, 2, -1, 5, 0, -12, 1, 3][at] ?? 0,
  userId: `u${at}`,
}))
const periods = [
  { key: 'week', name: { en: 'Week', 'zh-Hans': '周榜' } },
  { key: 'month', name: { en: 'Month', 'zh-Hans': '月榜' } },
  { key: 'all', name: { en: 'All time', 'zh-Hans': '总榜' } },
]

export const rankingList = defineWidget(
  {
    type: 'rankingList',
    version: 1,
    tier: 'base',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: ({ limit }) => 240 + 56 * limit,
    examples: {
      full: {
        value: { columns, rows, asOf: 1_790_000_000 },
        config: { title: { en: 'Top earners', 'zh-Hans': '收益榜' }, periods },
      },
      two: { value: { columns, rows: rows.slice(0, 2) }, config: {} },
      empty: { value: { columns, rows: [] }, config: { periods } },
    },
  },
  RankingList,
)
