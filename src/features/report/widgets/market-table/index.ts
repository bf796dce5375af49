import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { getReport } from '../../contract'
import { MarketTable } from './market-table'

export const valueSchema = getReport.contract.data

export const sortSchema = v.object({
  field: v.string(),
  /** Client spec §5: `Desc` or `Asc`. */
  type: v.fallback(v.picklist(['Desc', 'Asc']), 'Desc'),
})
export type Sort = v.InferOutput<typeof sortSchema>

export const configSchema = v.object({
  title: v.optional(l10n),
  /** Of what the prices are, and how a return is counted. */
  note: v.optional(l10n),
  /** A tap on a column's name sorts by it. */
  sortable: v.optional(v.boolean(), true),
  sort: v.optional(sortSchema),
  /** Where a row leads; nowhere unless named. */
  itemUrl: v.optional(v.string(), ''),
})

export type MarketTableValue = v.InferOutput<typeof valueSchema>
export type MarketTableConfig = v.InferOutput<typeof configSchema>

const columns = [
  { key: 'brandNo', name: 'Brand' },
  { key: 'price', name: 'Price', format: 'money' },
  { key: 'cumIncome', name: 'Income', format: 'money' },
  { key: 'cumReturn', name: 'Return', format: 'percent' },
]

export const marketTable = defineWidget(
  {
    type: 'marketTable',
    version: 1,
    tier: 'base',
    value: valueSchema,
    config: configSchema,
    load: ({ signal }) =>
      getReport({ params: { type: 'market' }, body: {} }, { quiet: true, signal }),
    isEmpty: ({ rows }) => rows.length === 0,
    empty: { title: 'report.market.empty', note: 'report.market.emptyNote' },
    height: 420,
    examples: {
      full: {
        value: {
          columns,
          rows: [
            { brandNo: 'HF-001', price: 12_800, cumIncome: 1_268_030, cumReturn: 12.35 },
            { brandNo: 'TW-014', price: 9_950, cumIncome: 860_000, cumReturn: -3.2 },
            { brandNo: 'CB-207', price: 20_000, cumIncome: 0, cumReturn: 0 },
            { brandNo: 'NE-118', price: 15_640, cumIncome: 2_410_755, cumReturn: 8.04 },
          ],
          asOf: 1_790_000_000,
        },
        config: {
          title: { en: 'Market', 'zh-Hans': '行情' },
          note: { en: 'Prices of one device', 'zh-Hans': '单台价格' },
          sort: { field: 'cumReturn', type: 'Desc' },
        },
      },
      large: {
        value: {
          columns,
          rows: [
            {
              brandNo: 'BARREL-AGED-2026',
              price: 123_456_789,
              cumIncome: -987_654_321,
              cumReturn: null,
            },
          ],
        },
        config: { sortable: false },
      },
      empty: { value: { columns, rows: [] }, config: {} },
    },
  },
  MarketTable,
)
