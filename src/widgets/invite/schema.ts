import * as v from 'valibot'
import { l10n } from '../../api/shapes'

const ICONS = [
  'gift',
  'coins',
  'beer',
  'crown',
  'users',
  'wallet',
  'ticket',
  'trending-up',
] as const

const gain = v.object({
  icon: v.fallback(v.optional(v.picklist(ICONS), 'gift'), 'gift'),
  title: l10n,
  text: v.optional(l10n, ''),
})
export type Gain = v.InferOutput<typeof gain>

/** What an invitation brings, and its rules. Posters, code and figures come from the server. */
export const valueSchema = v.optional(
  v.object({
    gains: v.optional(v.array(gain), []),
    rules: v.optional(v.array(l10n), []),
  }),
)
export type InviteValue = v.InferOutput<typeof valueSchema>

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

export const configSchema = v.object({
  /** Where the figures lead. */
  teamUrl: withDefault('/conduit/teamList'),
  /** Only poster and code: for a page that is held out to somebody. */
  plain: v.fallback(v.optional(v.boolean(), false), false),
  pageSize: v.fallback(v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(50)), 15), 15),
})
export type InviteConfig = v.InferOutput<typeof configSchema>
