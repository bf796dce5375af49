import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { actionSlots } from '../../../../engine/read/read-node'
import { l10n } from '../../../../http/shapes'
import { getReport } from '../../contract'
import { StatCards, Statement } from './reports'

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

export const statCardsValue = v.optional(v.union([own, fromReport]), { items: [] })

export const statCardsConfig = v.object({
  title: v.optional(l10n),
  columns: v.fallback(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(4)), 2),
    2,
  ),
})

export type StatCardsValue = v.InferOutput<typeof statCardsValue>
export type StatCardsConfig = v.InferOutput<typeof statCardsConfig>

const both = (en: string, zh: string) => ({ en, 'zh-Hans': zh })

/** Figures side by side: how they changed, as of when, and the lines behind each. */
export const statCards = defineWidget(
  {
    type: 'statCards',
    version: 1,
    tier: 'commerce',
    value: statCardsValue,
    config: statCardsConfig,
    isEmpty: ({ items }) => items.length === 0,
    // Rows of two are two as a rule, longer ones stand alone.
    height: ({ title, columns }) => (title ? 64 : 38) + 92 * (columns === 2 ? 2 : 1),
    examples: {
      full: {
        value: {
          items: [
            {
              key: 'income',
              name: both('Income, 7 days', '近 7 天收益'),
              value: 128_460,
              format: 'money',
              delta: 8_320,
              url: '/views/auto/bill?key=bill&type=income&period=days7',
            },
            {
              key: 'spent',
              name: both('Spent this month', '本月消费'),
              value: 45_000,
              format: 'money',
              delta: -12_000,
            },
            {
              key: 'devices',
              name: both('Devices', '设备'),
              value: 12,
              format: 'number',
              delta: 0,
            },
            {
              key: 'rate',
              name: both('Rate', '收益率'),
              value: 12.3,
              format: 'percent',
              delta: 1.4,
            },
          ],
          asOf: 1_790_000_000,
        },
        config: { title: both('This month', '本月') },
      },
      four: {
        value: {
          items: ['1', '2', '3', '4'].map((key) => ({ key, name: `Figure ${key}`, value: 1234 })),
        },
        config: { columns: 4 },
      },
      missing: {
        value: { items: [{ key: 'a', name: 'Nothing known', value: null, format: 'money' }] },
        config: {},
      },
    },
  },
  StatCards,
)

export const statementValue = v.object({
  title: v.optional(l10n, ''),
  /** Paragraphs, one a line. */
  text: l10n,
  /** The sentence beside the tick. */
  agree: v.optional(l10n, ''),
  /** The whole paper. */
  url: v.optional(v.string(), ''),
})
export type StatementValue = v.InferOutput<typeof statementValue>

const NAME = /^[a-z]\w{0,30}$/i

export const statementConfig = v.object({
  /** Name in the page's state that conditions read: `page.agreed`. */
  path: v.fallback(v.optional(v.pipe(v.string(), v.regex(NAME)), 'agreed'), 'agreed'),
  /** The button, shown when `on.submit` is set. */
  submitText: v.optional(l10n, ''),
  on: actionSlots,
})
export type StatementConfig = v.InferOutput<typeof statementConfig>

/** `statement`: a text to agree to. */
export const statement = defineWidget(
  {
    type: 'statement',
    version: 1,
    tier: 'commerce',
    value: statementValue,
    config: statementConfig,
    height: 200,
    examples: {
      full: {
        value: {
          title: { en: 'Before you order', 'zh-Hans': '下单须知' },
          text: {
            en: 'Beer is for adults.\nKegs are lent for 30 days.',
            'zh-Hans': '啤酒仅限成年人购买。\n酒桶借用期为 30 天。',
          },
          url: '/company/about',
        },
        config: { on: { submit: { do: 'back' } } },
      },
      bare: { value: { text: 'Beer is for adults.' }, config: {} },
    },
  },
  Statement,
)
