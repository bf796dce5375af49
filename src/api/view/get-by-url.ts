import * as v from 'valibot'
import { endpoint } from '../endpoint'

/** GET paas/viewEngine/getByUrl: one view definition by url, engineId or x; null when there is none. */
export const getViewByUrl = endpoint({
  method: 'GET',
  path: 'paas/viewEngine/getByUrl',
  query: v.object({
    url: v.optional(v.string()),
    engineId: v.optional(v.string()),
    x: v.optional(v.string()),
  }),
  // The engine reads definitions itself, widget by widget: one bad widget must not fail the call.
  data: v.unknown(),
  auth: 'optional',
  unsigned: true,
})
