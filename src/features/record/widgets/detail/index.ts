import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { record } from '../../contract'
import { Detail } from './detail'

/** Only examples carry a record: the page's address names the one to show. */
export const valueSchema = v.nullish(record)

/**
 * How a field is read: `money` is cents, or points where the record's `currency` is `points`, `gain` the
 * same with its sign, `time` seconds on the device's
 * clock, `bookTime` on that of the books, `mask` hides the middle (client spec §5), `enum` looks into
 * `options`, `relation` into the choices of another entity.
 */
export const FORMATS = [
  'text',
  'mask',
  'money',
  'gain',
  'time',
  'bookTime',
  'enum',
  'relation',
] as const
export type Format = (typeof FORMATS)[number]

const row = v.object({
  label: l10n,
  path: v.string(),
  format: v.fallback(v.optional(v.picklist(FORMATS), 'text'), 'text'),
  options: v.optional(v.record(v.string(), l10n), {}),
  /** The entity whose choices give the name of an id. */
  relation: v.optional(v.string(), ''),
  copy: v.optional(v.boolean(), false),
})
export type DetailRow = v.InferOutput<typeof row>

const link = v.object({
  /** Shown where this field has this value. */
  path: v.string(),
  equals: v.string(),
  label: l10n,
  /** Filled from the record: `/order/show?id={refId}`. */
  url: v.string(),
})
export type DetailLink = v.InferOutput<typeof link>

export const configSchema = v.object({
  entity: v.optional(v.string(), ''),
  idParam: v.fallback(v.optional(v.string(), 'id'), 'id'),
  /** What stands large above the rows, by path. */
  head: v.optional(
    v.object({ title: v.optional(v.string(), ''), amount: v.optional(v.string(), '') }),
  ),
  rows: v.optional(v.array(row), []),
  links: v.optional(v.array(link), []),
})
export type DetailConfig = v.InferOutput<typeof configSchema>
export type DetailValue = v.InferOutput<typeof valueSchema>

const both = (en: string, zh: string) => ({ en, 'zh-Hans': zh })

const rows = [
  {
    label: both('Type', '类型'),
    path: 'kind',
    format: 'enum' as const,
    options: { order: both('Payment', '消费') },
  },
  { label: both('Time', '时间'), path: 'createdAt', format: 'bookTime' as const },
  { label: both('Balance after', '交易后余额'), path: 'balance', format: 'money' as const },
  { label: both('Paid by', '付款人'), path: 'mobile', format: 'mask' as const },
  { label: both('Number', '流水号'), path: 'id', copy: true },
]

/** One record: what matters large, its fields below, and what it belongs to. */
export const detail = defineWidget(
  {
    type: 'detail',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: 420,
    examples: {
      full: {
        value: {
          id: '1001010042',
          kind: 'order',
          title: 'Plum Rain and 2 more',
          amount: -12_800,
          balance: 286_450,
          mobile: '13800138000',
          createdAt: 1_790_000_000,
          refKind: 'order',
          refId: '700001',
        },
        config: {
          head: { title: 'title', amount: 'amount' },
          rows,
          links: [
            {
              path: 'refKind',
              equals: 'order',
              label: both('The order', '查看订单'),
              url: '/views/index?url=/order/show&id={refId}',
            },
          ],
        },
      },
      bare: { value: { id: '1', createdAt: 1_790_000_000 }, config: { rows } },
    },
  },
  Detail,
)
