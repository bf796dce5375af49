import * as v from 'valibot'
import { record } from '../../api/entity/shapes'
import { l10n } from '../../api/shapes'

/** Only examples carry a record: the page's address names the one to show. */
export const valueSchema = v.nullish(record)

/**
 * How a field is read: `money` is cents, `gain` the same with its sign, `time` seconds on the device's
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
