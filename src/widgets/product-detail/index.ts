import { defineWidget } from '../../engine/contract'
import { ProductDetailWidget } from './product-detail'
import { configSchema, valueSchema } from './schema'

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
