import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'

/** GET reflect/entity: the fields of a kind of record, and what each holds (open shape; decisions.md, 10). */
export const reflectEntity = guarded(
  endpoint({
    method: 'GET',
    path: 'reflect/entity',
    query: v.object({ type: v.string() }),
    data: v.array(v.object({ field: v.string(), kind: v.string() })),
    auth: 'optional',
  }),
  ({ query }) => missing({ type: query.type }),
)
