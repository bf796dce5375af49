import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { cents, id, pageOf } from '../../http/shapes'

/** A product as lists show it. Prices are cents; `image` is a path on the main host. */
export const productCard = v.object({
  id,
  name: v.string(),
  image: v.string(),
  style: v.string(),
  /** Alcohol by volume in percent, one decimal. */
  abv: v.number(),
  price: cents,
  marketPrice: v.optional(cents),
  sold: v.number(),
  stock: v.number(),
  tags: v.array(v.string()),
  classId: id,
  storeId: id,
  /** The SKU a quick add puts into the cart. */
  skuId: id,
})

export type ProductCard = v.InferOutput<typeof productCard>

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
    /** `sold`, `priceAsc`, `priceDesc` or `new`; the shop's own order unless said. Ours, as all below. */
    sort: v.optional(v.string()),
    styles: v.optional(v.string()),
    minPrice: v.optional(v.number()),
    maxPrice: v.optional(v.number()),
    inStock: v.optional(v.boolean()),
    /** All but this one. */
    exceptId: v.optional(v.string()),
  }),
  data: pageOf(productCard),
  auth: 'optional',
})
