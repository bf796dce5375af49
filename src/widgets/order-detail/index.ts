import { defineWidget } from '../../engine/contract'
import { OrderDetailWidget } from './order-detail'
import { configSchema, valueSchema } from './schema'

/** `/order/show`: one order, its state and the next step. */
export const orderDetail = defineWidget(
  {
    type: 'orderDetail',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 720,
    examples: { full: { config: {} } },
  },
  OrderDetailWidget,
)
