import * as v from 'valibot'
import { type CallOptions, endpoint } from '../http/endpoint'

/** A relative path on the main host: no scheme, no host, no way up. */
const RELATIVE = /^[A-Za-z][\w/-]*(\?[\w=&%.-]*)?$/

/**
 * GET of the path a definition names in `security.getApi`; access is granted by strictly `true`
 * (commerce spec §6). A path that is no plain relative path grants nothing.
 */
export async function checkApi(getApi: string, options?: CallOptions): Promise<boolean> {
  const path = getApi.replace(/^\//, '')
  if (!RELATIVE.test(path)) return false
  const call = endpoint({ method: 'GET', path, data: v.unknown(), auth: 'optional' })
  return (await call(undefined, options)) === true
}

/** POST employee/isAdmin: whether the caller may open pages for administrators. */
export const isAdmin = endpoint({
  method: 'POST',
  path: 'employee/isAdmin',
  data: v.boolean(),
  auth: 'user',
  read: true,
})

/** GET basic/autoConfig/getValue: one configuration record; null when there is none of that type. */
export const getConfigValue = endpoint({
  method: 'GET',
  path: 'basic/autoConfig/getValue',
  query: v.object({ type: v.string() }),
  // What a record holds depends on its type: who asks for one parses it.
  data: v.nullable(v.record(v.string(), v.unknown())),
})

/**
 * GET paas/viewEngine/all: every definition of the tenant, for the refresh each ten minutes. With `since`
 * (ours), the revision of an earlier answer: what has changed since then by url, null what is gone.
 */
export const getAllViews = endpoint({
  method: 'GET',
  path: 'paas/viewEngine/all',
  query: v.object({ since: v.optional(v.string()) }),
  data: v.union([
    v.array(v.unknown()),
    v.object({ rev: v.string(), views: v.record(v.string(), v.unknown()) }),
  ]),
  auth: 'optional',
})

/**
 * GET paas/viewEngine/getByUrl: one view definition by url, engineId or x; null when there is none. With
 * `lists` (ours) a server may put what its lists show first beside it, and with `drawn` the page as it will look
 * (docs/view-definitions.md, 'What comes with home').
 */
export const getViewByUrl = endpoint({
  method: 'GET',
  path: 'paas/viewEngine/getByUrl',
  query: v.object({
    url: v.optional(v.string()),
    engineId: v.optional(v.string()),
    x: v.optional(v.string()),
    lists: v.optional(v.string()),
    drawn: v.optional(v.string()),
  }),
  // The engine reads definitions itself, widget by widget: one bad widget must not fail the call.
  data: v.unknown(),
  auth: 'optional',
  unsigned: true,
})
