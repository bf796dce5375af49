import { defineWidget } from '../../engine/contract'
import { RankingList } from './ranking-list'
import { configSchema, valueSchema } from './schema'

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
    height: 640,
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
