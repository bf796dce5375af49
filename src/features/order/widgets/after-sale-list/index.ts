import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { AfterSaleListWidget } from './after-sale-list'

/** Which order it is about comes from the page's `id`; without it all after-sales are listed. */
export const valueSchema = v.optional(v.unknown())

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

export const configSchema = v.object({
  pageSize: v.fallback(v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(50)), 15), 15),
  itemUrl: withDefault('/views/index?url=/after-sale/show&id={id}'),
  orderUrl: withDefault('/views/index?url=/order/list'),
})
export type AfterSaleListConfig = v.InferOutput<typeof configSchema>

/** `/after-sale/list`: what the user has asked for, and how far it is. */
export const afterSaleList = defineWidget(
  {
    type: 'afterSaleList',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 560,
    examples: { all: { config: {} }, ofOrder: { query: { id: '700001' }, config: {} } },
  },
  AfterSaleListWidget,
)
