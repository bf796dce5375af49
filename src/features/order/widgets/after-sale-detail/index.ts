import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { AfterSaleDetailWidget } from './after-sale-detail'

/** Which one comes from the page's `id`. */
export const valueSchema = v.optional(v.unknown())

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

export const configSchema = v.object({
  orderUrl: withDefault('/views/index?url=/order/show&id={orderId}'),
  serviceUrl: withDefault('/custService/service'),
  listUrl: withDefault('/views/index?url=/after-sale/list'),
})
export type AfterSaleDetailConfig = v.InferOutput<typeof configSchema>

/** `/after-sale/show`: one after-sale, who did what, and what can be done next. */
export const afterSaleDetail = defineWidget(
  {
    type: 'afterSaleDetail',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 640,
    examples: { one: { query: { id: '1' }, config: {} }, missing: { config: {} } },
  },
  AfterSaleDetailWidget,
)
