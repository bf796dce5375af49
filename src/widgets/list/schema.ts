import * as v from 'valibot'
import { entityPagingQuery } from '../../api/entity/shapes'
import { l10n } from '../../api/shapes'
import type { ListQuery } from '../../engine/contract'
import { actionSlots } from '../../engine/node-schemas'
import { isObject } from '../../shared/json'

/** Records of its own; absent, they come from what `bind` names. */
export const valueSchema = v.optional(
  v.array(v.record(v.string(), v.unknown())) as unknown as v.GenericSchema<readonly ListRecord[]>,
)
export type ListRecord = Readonly<Record<string, unknown>>

/** Where a text of a row comes from, and how it is written. */
const field = v.pipe(
  v.union([
    v.string(),
    v.object({
      path: v.string(),
      /** `money` is cents, `date` and `time` are seconds; `number` and `percent` as in reports. */
      format: v.optional(v.string()),
      /** What values are called: `{ bank: { en: 'Bank card' } }`. */
      names: v.optional(v.record(v.string(), l10n)),
      before: v.optional(l10n),
      after: v.optional(l10n),
    }),
  ]),
  v.transform((one) => (typeof one === 'string' ? { path: one } : one)),
)
export type Field = v.InferOutput<typeof field>

const template = v.object({
  title: field,
  sub: v.optional(field),
  /** Path of a picture. */
  image: v.optional(v.string()),
  tags: v.optional(v.array(field), []),
  right: v.optional(field),
})
export type Template = v.InferOutput<typeof template>

const source = v.union([
  v.object({ from: v.literal('light'), table: v.string() }),
  v.object({
    from: v.literal('list'),
    type: v.string(),
    query: v.optional(v.custom<ListQuery>(isObject)),
  }),
])
export type ListSource = v.InferOutput<typeof source>

const sort = v.object({
  name: l10n,
  /** Without one: the order the server keeps. */
  field: v.optional(v.string(), ''),
  type: v.optional(v.picklist(['Desc', 'Asc']), 'Desc'),
})
export type ListSort = v.InferOutput<typeof sort>

/** What a record is edited by. */
const input = v.object({
  field: v.string(),
  name: l10n,
  kind: v.fallback(v.optional(v.picklist(['text', 'textarea', 'number']), 'text'), 'text'),
  required: v.optional(v.boolean(), false),
  maxLength: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(2000)), 140),
})
export type Input = v.InferOutput<typeof input>

const PAGE_SIZE = entityPagingQuery.entries.pageSize.default
const pageSize = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50))

export const configSchema = v.object({
  title: v.optional(l10n),
  bind: v.optional(source),
  /** `{module}/{type}/page`: the server's part that keeps the entity. */
  module: v.optional(v.string(), 'common'),
  item: v.optional(template, { title: 'name' }),
  search: v.optional(v.boolean(), false),
  /** In the empty search field. */
  searchHint: v.optional(l10n),
  /** Orders to choose from; the first is that of the beginning. */
  sorts: v.optional(v.array(sort), []),
  pageSize: v.fallback(v.optional(pageSize, PAGE_SIZE), PAGE_SIZE),
  /** What can be done with a row: by a swipe, a long press, or its button. */
  actions: v.optional(v.array(v.picklist(['edit', 'delete'])), []),
  add: v.optional(v.boolean(), false),
  inputs: v.optional(v.array(input), []),
  /** A page that edits a record in place of the sheet: `/auto/edit?url=cellar&id={id}`. */
  editUrl: v.optional(v.string(), ''),
  itemUrl: v.optional(v.string(), ''),
  empty: v.optional(v.object({ title: l10n, note: v.optional(l10n) })),
  on: actionSlots,
})
export type ListConfig = v.InferOutput<typeof configSchema>
