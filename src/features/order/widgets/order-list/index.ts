import * as v from 'valibot'
import { defineWidget, type WidgetNode } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { isObject } from '../../../../shared/json'
import { OrderListWidget } from './order-list'

const tab = v.object({
  /** Null shows every order. */
  status: v.nullish(v.number(), null),
  name: v.optional(l10n),
})
export type OrderTab = v.InferOutput<typeof tab>

/** Tabs. Without any, all orders and the states people look for (point 11). */
export const valueSchema = v.fallback(v.optional(v.array(tab), []), [])

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

export const configSchema = v.object({
  statusParam: withDefault('status'),
  pageSize: v.fallback(v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(50)), 15), 15),
  itemUrl: withDefault('/views/index?url=/order/show&id={id}'),
  payUrl: withDefault('/asset/pay/index?id={payId}'),
  cartUrl: withDefault('/views/index?url=/cart/index'),
  reviewUrl: withDefault('/views/index?url=/order/review&id={id}'),
  on: v.optional(v.custom<NonNullable<WidgetNode['config']['on']>>(isObject)),
})
export type OrderListConfig = v.InferOutput<typeof configSchema>

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
