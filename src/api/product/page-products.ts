import * as v from 'valibot'
import { endpoint } from '../endpoint'
import { pageOf } from '../shapes'
import { productCard } from './shapes'

/** GET product/page: the seven filters of commerce spec §7; `classIds` and `tags` are comma-separated. */
export const pageProducts = endpoint({
  method: 'GET',
  path: 'product/page',
  query: v.object({
    keyWord: v.optional(v.string()),
    pageIndex: v.optional(v.number()),
    pageSize: v.optional(v.number()),
    classIds: v.optional(v.string()),
    priceStyleId: v.optional(v.string()),
    storeId: v.optional(v.string()),
    tags: v.optional(v.string()),
  }),
  data: pageOf(productCard),
  auth: 'optional',
})
