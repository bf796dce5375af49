import * as v from 'valibot'
import { actionSlots } from '../../../../engine/read/read-node'
import { l10n } from '../../../../http/shapes'
import { RELATION_STATUS_SHOWN, RELATIONS_GRID_MAX } from '../../../../shared/constants'

const entry = v.object({
  id: v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  name: l10n,
  icon: v.optional(v.string(), 'grid'),
  url: v.optional(v.string(), ''),
  status: v.optional(v.number(), RELATION_STATUS_SHOWN),
  /** A count, or a word such as `new`. */
  badge: v.optional(v.union([v.number(), l10n])),
})
export type Entry = v.InferOutput<typeof entry>

/** What is switched off is left out here, so that "empty" means nothing to show. */
export const valueSchema = v.optional(
  v.pipe(
    v.array(entry),
    v.transform((entries) => entries.filter(({ status }) => status === RELATION_STATUS_SHOWN)),
  ),
  [],
)
export type Value = v.InferOutput<typeof valueSchema>

const whole = (from: number, to: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to))

export const configSchema = v.object({
  title: v.optional(l10n),
  columns: v.fallback(v.optional(whole(3, 5), 5), 5),
  rows: v.fallback(v.optional(whole(1, 4), 2), 2),
  swipe: v.fallback(v.optional(v.boolean(), false), false),
  /** Never more than 10 (client spec §9). */
  max: v.fallback(v.optional(whole(1, RELATIONS_GRID_MAX), RELATIONS_GRID_MAX), RELATIONS_GRID_MAX),
  on: actionSlots,
})
export type Config = v.InferOutput<typeof configSchema>

/** The entries that are drawn: the first of those switched on, never more than the grid has room for. */
export function shownEntries(
  value: readonly Entry[],
  { columns, rows, swipe, max }: Config,
): readonly Entry[] {
  return value.slice(0, swipe ? max : Math.min(max, columns * rows))
}
