import * as v from 'valibot'
import { l10n } from '../../api/shapes'

export const valueSchema = v.array(
  v.object({ key: v.pipe(v.string(), v.minLength(1)), title: l10n }),
)
export type TabsValue = v.InferOutput<typeof valueSchema>

export const configSchema = v.object({
  /** Where the page's state keeps the open tab: conditions read it as `page.<name>`. */
  name: v.fallback(v.optional(v.string(), 'tab'), 'tab'),
})
export type TabsConfig = v.InferOutput<typeof configSchema>
