import * as v from 'valibot'
import { keyValue } from '../dictionary/shapes'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'

/** GET enum/get: one enum by name; empty when there is none (open shape; decisions.md, 10). */
export const getEnum = guarded(
  endpoint({
    method: 'GET',
    path: 'enum/get',
    query: v.object({ name: v.string() }),
    data: v.array(keyValue),
  }),
  ({ query }) => missing({ key: query.name }),
)
