import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { id, pageOf, pagingQuery, requestId, seconds } from '../../http/shapes'

const reviewText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))

const uploads = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^\/files\/\d{1,20}\.\w{1,5}$/))),
  v.maxLength(9),
)

/**
 * POST product/productShow/evaluate: an opinion on a product the caller has received, one for each order
 * (open shape; point 10).
 */
export const evaluateProduct = endpoint({
  method: 'POST',
  path: 'product/productShow/evaluate',
  body: v.object({
    productId: id,
    orderId: id,
    stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
    content: reviewText,
    /** Of the caller's uploads, nine at most. */
    pictures: v.optional(uploads, []),
    isAnonymous: v.optional(v.boolean(), false),
    requestId: v.optional(requestId),
  }),
  data: v.object({ id, stars: v.number(), content: v.string(), createdAt: seconds }),
  auth: 'user',
})

/** POST product/productShow/evaluateMore: words added to a review of the caller's, once; ours (decision 0028). */
export const evaluateMore = endpoint({
  method: 'POST',
  path: 'product/productShow/evaluateMore',
  body: v.object({ id, content: reviewText, requestId: v.optional(requestId) }),
  data: v.object({ id, addition: v.string(), addedAt: seconds }),
  auth: 'user',
})

/** What somebody says of a product. */
export const review = v.object({
  id,
  productId: id,
  stars: v.number(),
  content: v.string(),
  pictures: v.array(v.string()),
  /** Which variant it was. */
  skuName: v.string(),
  /** Stars in place of the middle when they did not want to be named. */
  nickName: v.string(),
  avatar: v.string(),
  createdAt: seconds,
  addition: v.string(),
  addedAt: v.nullable(seconds),
  /** What the shop says to it. */
  reply: v.string(),
  isMine: v.boolean(),
  /** Of the caller's own: what it is about, and which order brought it. */
  productName: v.optional(v.string(), ''),
  image: v.optional(v.string(), ''),
  orderId: v.optional(v.string(), ''),
})

export type Review = v.InferOutput<typeof review>

/**
 * POST product/productShow/evaluates: what people say of a product, the newest first. `stars` narrows to as
 * many, `hasPictures` to those that show some; `counts` tells how many there are of each. With `mine` it is
 * what the caller has said of all products, or of those of one order (decision 0032). Ours (decision 0028).
 */
export const pageReviews = endpoint({
  method: 'POST',
  path: 'product/productShow/evaluates',
  body: v.object({
    ...pagingQuery.entries,
    productId: v.optional(v.string(), ''),
    stars: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
    hasPictures: v.optional(v.boolean(), false),
    mine: v.optional(v.boolean(), false),
    orderId: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
  }),
  data: v.object({
    ...pageOf(review).entries,
    counts: v.object({
      all: v.number(),
      pictures: v.number(),
      /** Of one star, two stars … five. */
      stars: v.array(v.number()),
      /** With one decimal; 0 without a review. */
      average: v.number(),
    }),
  }),
  auth: 'optional',
  read: true,
})
