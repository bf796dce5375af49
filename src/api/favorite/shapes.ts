import * as v from 'valibot'
import { cents, id, seconds } from '../shapes'

/** Kinds of things people keep and visit: the `{key}` of `favorite/{key}/*`. */
export const KEPT_KINDS = ['product', 'store', 'live'] as const
export type KeptKind = (typeof KEPT_KINDS)[number]

/** Something kept or visited, as a list shows it. */
export const keptItem = v.object({
  type: v.picklist(KEPT_KINDS),
  entityId: id,
  name: v.string(),
  image: v.string(),
  /** Where it opens. */
  url: v.string(),
  price: v.optional(cents),
  /** When it was kept, or visited last. */
  createdAt: seconds,
})
export type KeptItem = v.InferOutput<typeof keptItem>
