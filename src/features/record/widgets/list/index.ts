import * as v from 'valibot'
import { defineWidget, type ListQuery } from '../../../../engine/contract'
import { actionSlots } from '../../../../engine/read/read-node'
import { l10n } from '../../../../http/shapes'
import { isObject } from '../../../../shared/json'
import { entityPagingQuery } from '../../contract'
import { List } from './list'

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

const both = (en: string, zh: string) => ({ en, 'zh-Hans': zh })

const beers = [
  'Plum Rain',
  'Cellar Door',
  'A beer with a name that needs two lines on a phone',
].map((name, at) => ({
  id: String(at + 1),
  name,
  style: ['Sour', 'Imperial stout', 'Hazy IPA'][at] ?? '',
  image: `/pictures/category/${['sour', 'dark', 'hoppy'][at] ?? ''}.svg`,
  abv: 4.2 + at * 3,
  price: 1_800 + at * 950,
  kinds: at === 1 ? ['cask', 'new'] : ['new'],
}))

/** `list`: records of a light app or of an entity, searched, sorted, changed and deleted. */
export const list = defineWidget(
  {
    type: 'list',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: 640,
    examples: {
      full: {
        value: beers,
        config: {
          title: both('On tap', '在售'),
          search: true,
          item: {
            title: 'name',
            sub: 'style',
            image: 'image',
            tags: [
              { path: 'abv', format: 'number', after: '% vol' },
              { path: 'kinds', names: { new: both('New', '新品'), cask: both('Cask', '过桶') } },
            ],
            right: { path: 'price', format: 'money' },
          },
          sorts: [
            { name: both('Name', '名称'), field: 'name', type: 'Asc' },
            { name: both('Price', '价格'), field: 'price', type: 'Desc' },
          ],
        },
      },
      plain: { value: beers, config: {} },
      empty: {
        value: [],
        config: { empty: { title: both('No notes yet', '还没有笔记') } },
      },
    },
  },
  List,
)
