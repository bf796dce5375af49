import { defineWidget } from '../../engine/contract'
import { OrderConfirmWidget } from './order-confirm'
import { configSchema, valueSchema } from './schema'

/** `/shop/order/buy`: address, goods, note, amount, place the order. */
export const orderConfirm = defineWidget(
  {
    type: 'orderConfirm',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 640,
    examples: {
      full: { query: { productId: '2005', skuId: '20051', count: '2' }, config: {} },
      missing: { config: {} },
    },
  },
  OrderConfirmWidget,
)
