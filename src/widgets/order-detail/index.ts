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
    examples: {
      unpaid: { query: { id: '700001' }, config: {} },
      paid: { query: { id: '700003' }, config: {} },
      sent: { query: { id: '700005' }, config: {} },
      done: { query: { id: '700008' }, config: {} },
      closed: { query: { id: '700012' }, config: {} },
      missing: { config: {} },
    },
  },
  OrderDetailWidget,
)
