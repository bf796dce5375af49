import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { OrderStatusBar } from './order-status-bar'

/** The four states the user centre shows (client spec §3). */
const KEYS = ['duePayment', 'waitingToShip', 'waitingToReceive', 'refund'] as const
/** What lies in the cart is counted beside them, where a definition asks for it. */
const COUNTED = [...KEYS, 'cart'] as const
export type StatusKey = (typeof COUNTED)[number]

const item = v.object({
  key: v.picklist(COUNTED),
  name: v.optional(l10n),
  icon: v.optional(v.string()),
  url: v.optional(v.string()),
})
export type StatusItem = v.InferOutput<typeof item>

const all = KEYS.map((key) => ({ key }))

export const valueSchema = v.optional(v.array(item), all)

export const configSchema = v.object({
  title: v.optional(l10n),
  allUrl: v.optional(v.string(), '/views/index?url=/order/list'),
})

export type OrderStatusBarConfig = v.InferOutput<typeof configSchema>

export const orderStatusBar = defineWidget(
  {
    type: 'orderStatusBar',
    version: 1,
    tier: 'base',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: 122,
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
