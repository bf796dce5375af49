import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { ProductDetailWidget } from './product-detail'
import { ProductOffers } from './product-offers'

/** The product comes from the page's `id`; nothing is sent with the node. */
export const valueSchema = v.optional(v.unknown())

export const configSchema = v.object({
  gallery: v.fallback(v.optional(v.boolean(), true), true),
  attributes: v.fallback(v.optional(v.boolean(), true), true),
  description: v.fallback(v.optional(v.boolean(), true), true),
  buyUrl: v.fallback(v.optional(v.string(), '/shop/order/buy'), '/shop/order/buy'),
  serviceUrl: v.fallback(v.optional(v.string(), '/custService/service'), '/custService/service'),
  cartUrl: v.fallback(
    v.optional(v.string(), '/views/index?url=/cart/index'),
    '/views/index?url=/cart/index',
  ),
  storeUrl: v.fallback(
    v.optional(v.string(), '/views/index?url=/store/show&id={id}'),
    '/views/index?url=/store/show&id={id}',
  ),
  reviewsUrl: v.fallback(
    v.optional(v.string(), '/views/index?url=/product/reviews&id={id}'),
    '/views/index?url=/product/reviews&id={id}',
  ),
  /** Without it the page's own `id`. */
  productId: v.optional(v.string()),
})
export type ProductDetailConfig = v.InferOutput<typeof configSchema>

/**
 * `/product/show`: gallery, variants, description, buy. Slots: `offers` below the variants, `more` below all
 * of it, above the room that the bar keeps free.
 */
export const productDetail = defineWidget(
  {
    type: 'productDetail',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: 780,
    examples: {
      full: { config: { productId: '2005' } },
      bare: {
        config: { productId: '2005', gallery: false, attributes: false, description: false },
      },
      missing: { config: {} },
    },
  },
  ProductDetailWidget,
)

const promise = v.object({
  icon: v.optional(v.string(), 'shield-check'),
  title: l10n,
  text: v.optional(l10n, ''),
})
/** What the shop promises of delivery and returns. */
export const offersSchema = v.object({ promises: v.optional(v.array(promise), []) })
export type OffersValue = v.InferOutput<typeof offersSchema>

export const offersConfig = v.object({
  coupons: v.fallback(v.optional(v.boolean(), true), true),
  /** Without it the page's own `id`. */
  productId: v.optional(v.string()),
})
export type OffersConfig = v.InferOutput<typeof offersConfig>

/** Coupons that fit a product, claimed in place, and what the shop promises. */
export const productOffers = defineWidget(
  {
    type: 'productOffers',
    version: 1,
    tier: 'commerce',
    value: v.optional(offersSchema, {}),
    config: offersConfig,
    ownData: true,
    height: 200,
    // Half as wide there, so that its rows take two lines.
    wider: 134,
    examples: {
      full: {
        value: {
          promises: [
            {
              icon: 'truck',
              title: { en: 'Cold all the way', 'zh-Hans': '全程冷链' },
              text: { en: 'Sent the day you order.', 'zh-Hans': '当日从冷库发出。' },
            },
            { title: { en: 'Returns within 7 days', 'zh-Hans': '七天可退' } },
          ],
        },
        config: { productId: '2005' },
      },
      bare: { config: { coupons: false } },
    },
  },
  ProductOffers,
)
