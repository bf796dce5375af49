import * as v from 'valibot'
import { l10n } from '../../api/shapes'
import { actionSlots } from '../../engine/node-schemas'

export const valueSchema = v.object({
  title: v.optional(l10n, ''),
  /** Paragraphs, one a line. */
  text: l10n,
  /** The sentence beside the tick. */
  agree: v.optional(l10n, ''),
  /** The whole paper. */
  url: v.optional(v.string(), ''),
})
export type StatementValue = v.InferOutput<typeof valueSchema>

const NAME = /^[a-z]\w{0,30}$/i

export const configSchema = v.object({
  /** Name in the page's state that conditions read: `page.agreed`. */
  path: v.fallback(v.optional(v.pipe(v.string(), v.regex(NAME)), 'agreed'), 'agreed'),
  /** The button, shown when `on.submit` is set. */
  submitText: v.optional(l10n, ''),
  on: actionSlots,
})
export type StatementConfig = v.InferOutput<typeof configSchema>
