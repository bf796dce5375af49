import * as v from 'valibot'
import { l10n } from '../../api/shapes'

export const valueSchema = v.optional(
  v.object({
    placeholder: v.optional(l10n),
    /** Words others search for; the locale's own when absent. */
    hotWords: v.optional(v.array(l10n)),
  }),
  {},
)

export const configSchema = v.object({
  itemUrl: v.optional(v.string(), '/views/index?url=/product/show&id={id}'),
  pageSize: v.optional(v.number()),
})

export type SearchPanelValue = v.InferOutput<typeof valueSchema>
export type SearchPanelConfig = v.InferOutput<typeof configSchema>
