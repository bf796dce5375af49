import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { id } from '../shapes'

/** GET relation/ProductClassRelation/tree: two levels of product categories. */
export const getClassTree = endpoint({
  method: 'GET',
  path: 'relation/ProductClassRelation/tree',
  data: v.array(
    v.object({
      id,
      name: v.string(),
      icon: v.string(),
      children: v.array(v.object({ id, name: v.string(), icon: v.string() })),
    }),
  ),
})
