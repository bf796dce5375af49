import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { guarded, missing } from '../entity/guarded'
import { id } from '../shapes'

/** POST product/productShow/footprint: the caller looked at the product (open shape; decisions.md, 10). */
export const addFootprint = guarded(
  endpoint({
    method: 'POST',
    path: 'product/productShow/footprint',
    body: v.object({ id }),
    data: v.null(),
    auth: 'user',
  }),
  ({ body }) => missing({ id: body.id }),
)
