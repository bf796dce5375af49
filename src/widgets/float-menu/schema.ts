import * as v from 'valibot'
import { l10n } from '../../api/shapes'
import { actionSlots } from '../../engine/node-schemas'

/** More is a menu, not a button. */
const MOST_TARGETS = 5

const target = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  icon: v.optional(v.string(), 'link'),
  title: l10n,
  url: v.optional(v.string(), ''),
})

export const valueSchema = v.optional(
  v.pipe(
    v.array(target),
    v.transform((targets) => targets.slice(0, MOST_TARGETS)),
  ),
  [],
)
export type FloatMenuValue = v.InferOutput<typeof valueSchema>

export const configSchema = v.object({
  icon: v.optional(v.string(), 'plus'),
  on: actionSlots,
})
export type FloatMenuConfig = v.InferOutput<typeof configSchema>
