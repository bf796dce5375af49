import * as v from 'valibot'
import { keyValue } from '../dictionary/shapes'
import { endpoint } from '../endpoint'

/** GET table/search: kinds of records the generic calls know, by a part of their name (open shape; decisions.md, 10). */
export const searchTables = endpoint({
  method: 'GET',
  path: 'table/search',
  query: v.object({ keyword: v.optional(v.string(), '') }),
  data: v.array(keyValue),
  auth: 'optional',
})
