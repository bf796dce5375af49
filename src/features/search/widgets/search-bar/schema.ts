import * as v from 'valibot'
import { actionSlots } from '../../../../engine/read/read-node'
import { l10n } from '../../../../http/shapes'
import { safeTarget } from '../../../../routing/url'
import { isSearchUrl } from '../../../../shared/url'

/** The search page itself takes a keyword. */
export const SEARCH_URL = '/tool/search?keyword='

export const valueSchema = v.optional(
  v.object({ placeholder: v.optional(l10n), hotWords: v.optional(v.array(l10n), []) }),
  {},
)
export type Value = v.InferOutput<typeof valueSchema>

/** Of this app, and made to have a keyword behind it. */
const takesKeyword = (url: string) => isSearchUrl(url) && safeTarget(url) !== undefined

export const configSchema = v.object({
  /** Where a keyword is put behind. One that breaks the search-url rule is the default. */
  url: v.fallback(
    v.optional(v.pipe(v.string(), v.check(takesKeyword, 'not a search url')), SEARCH_URL),
    SEARCH_URL,
  ),
  kind: v.fallback(v.optional(v.string(), 'product'), 'product'),
  scan: v.fallback(v.optional(v.boolean(), true), true),
  sticky: v.fallback(v.optional(v.boolean(), true), true),
  on: actionSlots,
})
export type Config = v.InferOutput<typeof configSchema>
