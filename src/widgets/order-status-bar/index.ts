import { defineWidget } from '../../engine/contract'
import { OrderStatusBar } from './order-status-bar'
import { configSchema, valueSchema } from './schema'

export const orderStatusBar = defineWidget(
  {
    type: 'orderStatusBar',
    version: 1,
    tier: 'base',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: 124,
    examples: {
      full: { config: {} },
      named: {
        value: [
          { key: 'duePayment', name: { en: 'To pay', 'zh-Hans': '待付款' }, icon: 'banknote' },
          { key: 'refund', name: 'Money back, replacement and other requests' },
        ],
        config: { title: { en: 'Orders', 'zh-Hans': '订单' } },
      },
    },
  },
  OrderStatusBar,
)
