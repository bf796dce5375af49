import { defineWidget } from '../../engine/contract'
import { OrderListWidget } from './order-list'
import { configSchema, valueSchema } from './schema'

/** `/order/list`: the user's orders in tabs by state. */
export const orderList = defineWidget(
  {
    type: 'orderList',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 640,
    examples: {
      full: {
        value: [
          { status: null, name: { en: 'All', 'zh-Hans': '全部' } },
          { status: 1, name: { en: 'To pay', 'zh-Hans': '待付款' } },
          { status: 2, name: { en: 'To ship', 'zh-Hans': '待发货' } },
          { status: 3, name: { en: 'To receive', 'zh-Hans': '待收货' } },
        ],
        config: {},
      },
      bare: { config: {} },
    },
  },
  OrderListWidget,
)
