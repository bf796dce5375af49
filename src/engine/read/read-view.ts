import * as v from 'valibot'
import { isObject } from '../../shared/json'
import type { Meta, Security, Source } from '../contract'

const securitySchema = v.object({
  isOpen: v.optional(v.boolean()),
  isLogin: v.optional(v.boolean()),
  isAdmin: v.optional(v.boolean()),
  getApi: v.optional(v.string()),
})

/** No path of the server, so that the gate says no without asking; nothing for nothing. */
const unreadablePath = (getApi: unknown) => (getApi ? '?' : undefined)

/** The gates of a page. A flag of another type closes the gate it names: damage must not open a page. */
export function readSecurity(security: unknown): Security {
  // An empty list is how some servers write an empty object.
  const none = !security || (Array.isArray(security) && security.length === 0)
  if (!isObject(security)) return none ? {} : { isLogin: true }
  const parsed = v.safeParse(securitySchema, security)
  if (parsed.success) return parsed.output
  return {
    isLogin: Boolean(security.isLogin),
    isAdmin: Boolean(security.isAdmin),
    getApi: typeof security.getApi === 'string' ? security.getApi : unreadablePath(security.getApi),
  }
}

/** What the definition says about itself; nothing when that is damaged. */
export function readMeta(data: unknown): Partial<Meta> {
  return isObject(data) && isObject(data.$meta) ? (data.$meta as unknown as Meta) : {}
}

/** `data.$sources`: the sources that widgets bind by name. */
export function readSources(data: unknown): Readonly<Record<string, Source>> {
  if (!isObject(data) || !isObject(data.$sources)) return {}
  const named = Object.entries(data.$sources).filter(
    ([, source]) => isObject(source) && typeof source.from === 'string',
  )
  return Object.fromEntries(named) as unknown as Record<string, Source>
}
