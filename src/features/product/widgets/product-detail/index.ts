import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { ProductDetailWidget } from './product-detail'

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
    v.optional(v.string(), '/views/index?url=/product/list&storeId={id}'),
    '/views/index?url=/product/list&storeId={id}',
  ),
  /** Without it the page's own `id`. */
  productId: v.optional(v.string()),
})
export type ProductDetailConfig = v.InferOutput<typeof configSchema>

/** `/product/show`: gallery, variants, description, buy. */
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
