import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { id } from '../shapes'

/** GET api/relation/GetFatherClass: relation classes for a grid (client spec §3: name, id, icon, status). */
export const getRelations = endpoint({
  method: 'GET',
  path: 'api/relation/GetFatherClass',
  query: v.object({ type: v.string() }),
  data: v.array(
    v.object({
      id,
      name: v.string(),
      icon: v.string(),
      status: v.number(),
      url: v.optional(v.string(), ''),
    }),
  ),
  auth: 'optional',
})
