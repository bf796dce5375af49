import * as v from 'valibot'
import { endpoint, guarded, missing } from '../../http/endpoint'
import { cents, id, requestId } from '../../http/shapes'
import { productCard } from './contract-list'

const facet = v.object({ value: v.string(), name: v.string(), count: v.number() })

/** POST product/productShow/footprint: the caller looked at the product (open shape; point 10). */
export const addFootprint = guarded(
  endpoint({
    method: 'POST',
    path: 'product/productShow/footprint',
    body: v.object({ id, requestId: v.optional(requestId) }),
    data: v.null(),
    auth: 'user',
  }),
  ({ body }) => missing({ id: body.id }),
)

/**
 * POST product/productShow/addCart: puts SKUs into the caller’s cart; answers how many pieces are in it
 * (open shape; point 10). It adds to what lies there: once for a `requestId`, ours (decision 0038), and in the
 * place of another variant, `placeOf`, ours too (decision 0122).
 */
export const addToCart = endpoint({
  method: 'POST',
  path: 'product/productShow/addCart',
  body: v.object({
    productId: id,
    skuId: id,
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
    requestId: v.optional(requestId),
    placeOf: v.optional(id),
  }),
  data: v.number(),
  auth: 'user',
})

const facets = v.object({
  styles: v.array(facet),
  tags: v.array(facet),
  stores: v.array(facet),
  classes: v.array(facet),
  minPrice: cents,
  maxPrice: cents,
})
export type Facets = v.InferOutput<typeof facets>

/** GET product/facets: what a list can be narrowed by, with how many each finds; ours (decision 0028). */
export const getFacets = endpoint({
  method: 'GET',
  path: 'product/facets',
  query: v.object({
    keyWord: v.optional(v.string()),
    classIds: v.optional(v.string()),
    storeId: v.optional(v.string()),
  }),
  data: facets,
  auth: 'optional',
})

/** POST product/productShow/notify: tells the caller when a sold-out variant is there again; ours (decision 0028). */
export const notifyStock = endpoint({
  method: 'POST',
  path: 'product/productShow/notify',
  body: v.object({ skuId: v.pipe(v.string(), v.minLength(1), v.maxLength(20)) }),
  /** False when it is there: nothing is to be waited for. */
  data: v.boolean(),
  auth: 'user',
})

/**
 * GET product/productShow/favorite: makes the product a favourite and answers true. A GET is retried, so
 * it never takes one away: that is what `favorite/{key}/cancel` is for.
 */
export const favoriteProduct = endpoint({
  method: 'GET',
  path: 'product/productShow/favorite',
  query: v.object({ id: v.string(), requestId: v.optional(requestId) }),
  data: v.boolean(),
  auth: 'user',
})

export const sku = v.object({
  id,
  productId: id,
  name: v.string(),
  /** One value per option of the product, in its order: ['330 ml', '6 cans']. */
  values: v.array(v.string()),
  price: cents,
  /** What the caller's grade pays for it; absent when it pays the same, or the server does not say. */
  memberPrice: v.optional(cents),
  marketPrice: v.optional(cents),
  stock: v.number(),
  image: v.string(),
})
export type Sku = v.InferOutput<typeof sku>

export const productDetail = v.object({
  ...productCard.entries,
  images: v.array(v.string()),
  intro: v.string(),
  /** Bitterness (IBU), colour (SRM), original gravity and so on, ready to read. */
  attributes: v.array(v.object({ name: v.string(), value: v.string() })),
  options: v.array(v.object({ name: v.string(), values: v.array(v.string()) })),
  store: v.object({ id, name: v.string() }),
  /** What the caller's grade pays for the cheapest variant; absent when it pays the same. */
  memberPrice: v.optional(cents),
  /** Stars with one decimal, 0 without a review; and how many there are. */
  rating: v.optional(v.number(), 0),
  reviewCount: v.optional(v.number(), 0),
  /** HTML; sanitised before it is drawn. */
  description: v.string(),
})
export type ProductDetail = v.InferOutput<typeof productDetail>

/** GET product/productShow/detail. */
export const getProductDetail = endpoint({
  method: 'GET',
  path: 'product/productShow/detail',
  query: v.object({ id: v.string() }),
  data: productDetail,
  auth: 'optional',
})

/** GET product/productShow/skus: every variant with its own price and stock. */
export const getProductSkus = endpoint({
  method: 'GET',
  path: 'product/productShow/skus',
  query: v.object({ id: v.string() }),
  data: v.array(sku),
  auth: 'optional',
})

/** GET product/productShow/store: where a product comes from (open shape; point 10). */
export const getProductStore = endpoint({
  method: 'GET',
  path: 'product/productShow/store',
  query: v.object({ id }),
  data: v.object({ id, name: v.string(), image: v.string(), phone: v.string() }),
  auth: 'optional',
})

/** GET product/productShow/isFavorite: false for anonymous callers. */
export const isFavoriteProduct = endpoint({
  method: 'GET',
  path: 'product/productShow/isFavorite',
  query: v.object({ id: v.string() }),
  data: v.boolean(),
  auth: 'optional',
})

/** GET product/productShow/show: one product as lists show it. */
export const showProduct = endpoint({
  method: 'GET',
  path: 'product/productShow/show',
  query: v.object({ id: v.string() }),
  data: productCard,
  auth: 'optional',
})

/** What lies in the caller’s cart: one variant of a product, with its price and stock of this moment. */
export const cartLine = v.object({
  /** The SKU: it lies in a cart once. */
  id,
  productId: id,
  skuId: id,
  name: v.string(),
  skuName: v.string(),
  image: v.string(),
  price: cents,
  /** 0 is sold out; less than `count` cannot be bought like this. */
  stock: v.number(),
  count: v.number(),
  /** Whose it is, as the cart is grouped; empty on a server that does not say. */
  storeId: v.optional(id, ''),
  storeName: v.optional(v.string(), ''),
  /** False when the shop does not sell it any more. */
  isSold: v.optional(v.boolean(), true),
  /** True when the shop has taken this variant away; it is told as it was, without stock (decision 0125). */
  isVariantGone: v.optional(v.boolean(), false),
})

export type CartLine = v.InferOutput<typeof cartLine>

/** POST cart/list: everything in the caller’s cart, the newest first (decision 0012). */
export const listCart = endpoint({
  method: 'POST',
  path: 'cart/list',
  data: v.array(cartLine),
  auth: 'user',
  read: true,
})
