import * as v from 'valibot'
import { l10n } from '../../api/shapes'

const item = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  /** An icon of ours, or a picture (`/pictures/…`). */
  icon: v.optional(v.string(), ''),
  title: l10n,
  sub: v.optional(l10n),
  url: v.optional(v.string(), ''),
  /** A number counts, a text says. */
  badge: v.optional(v.union([v.number(), l10n])),
  arrow: v.optional(v.boolean(), true),
})
export type MenuItem = v.InferOutput<typeof item>

export const valueSchema = v.optional(v.array(item), [])

export const configSchema = v.object({
  /** Heads the group. */
  title: v.optional(l10n),
  /** Without the second lines. */
  dense: v.optional(v.boolean(), false),
  on: v.optional(v.unknown()),
})

export type MenuListConfig = v.InferOutput<typeof configSchema>
