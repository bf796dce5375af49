import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { OwnReviewsWidget } from './own-reviews'
import { ReviewFormWidget } from './review-form'
import { ReviewHeadWidget } from './review-head'

/** What they are about comes from the page's address; nothing is sent with the nodes. */
export const valueSchema = v.optional(v.unknown())

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

const ORDERS = '/views/index?url=/order/list'

export const formConfigSchema = v.object({
  productUrl: withDefault('/views/index?url=/product/show&id={productId}'),
  orderUrl: withDefault(ORDERS),
})
export type ReviewFormConfig = v.InferOutput<typeof formConfigSchema>

/** `/order/review`: what the buyer says of the products of an order (`id`), and what they have said. */
export const reviewForm = defineWidget(
  {
    type: 'reviewForm',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: formConfigSchema,
    ownData: true,
    needsLogin: true,
    height: 720,
    examples: { order: { query: { id: '700008' }, config: {} }, missing: { config: {} } },
  },
  ReviewFormWidget,
)

/** Heads `/order/review`: the products of that order (`id`), and how many wait for words. */
export const reviewHead = defineWidget(
  {
    type: 'reviewHead',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: v.object({}),
    ownData: true,
    needsLogin: true,
    heads: true,
    height: 208,
    examples: { order: { query: { id: '700008' }, config: {} } },
  },
  ReviewHeadWidget,
)

export const listConfigSchema = v.object({
  pageSize: v.fallback(v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(50)), 15), 15),
  productUrl: withDefault('/views/index?url=/product/show&id={productId}'),
  orderUrl: withDefault('/views/index?url=/order/list&status=4'),
})
export type OwnReviewsConfig = v.InferOutput<typeof listConfigSchema>

/** `/order/reviews`: all the user has said of products, with the way to add to it. */
export const ownReviews = defineWidget(
  {
    type: 'ownReviews',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: listConfigSchema,
    ownData: true,
    needsLogin: true,
    height: 560,
    examples: { all: { config: {} } },
  },
  OwnReviewsWidget,
)
