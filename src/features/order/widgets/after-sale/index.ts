import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { AfterSaleDetailWidget } from './after-sale-detail'
import { AfterSaleFormWidget } from './after-sale-form'
import { AfterSaleListWidget } from './after-sale-list'

/** What they are about comes from the page's address; nothing is sent with the nodes. */
export const valueSchema = v.optional(v.unknown())

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

const SHOW = '/views/index?url=/after-sale/show&id={id}'
const ORDERS = '/views/index?url=/order/list'

/** What the three have in common: pages of the shop for whoever is logged in. */
const common = {
  version: 1,
  tier: 'commerce',
  value: valueSchema,
  ownData: true,
  needsLogin: true,
} as const

export const detailConfigSchema = v.object({
  orderUrl: withDefault('/views/index?url=/order/show&id={orderId}'),
  serviceUrl: withDefault('/custService/service'),
  listUrl: withDefault('/views/index?url=/after-sale/list'),
})
export type AfterSaleDetailConfig = v.InferOutput<typeof detailConfigSchema>

/** `/after-sale/show`: the one of the page's `id`: who did what, and what can be done next. */
export const afterSaleDetail = defineWidget(
  {
    ...common,
    type: 'afterSaleDetail',
    config: detailConfigSchema,
    height: 640,
    examples: { one: { query: { id: '740001' }, config: {} }, missing: { config: {} } },
  },
  AfterSaleDetailWidget,
)

export const formConfigSchema = v.object({
  /** Where to, once it is asked for. */
  doneUrl: withDefault(SHOW),
  orderUrl: withDefault(ORDERS),
})
export type AfterSaleFormConfig = v.InferOutput<typeof formConfigSchema>

/** `/after-sale/apply`: asks for something of an order (`id`) about one of its lines (`position`). */
export const afterSaleForm = defineWidget(
  {
    ...common,
    type: 'afterSaleForm',
    config: formConfigSchema,
    height: 640,
    examples: {
      line: { query: { id: '700003', position: '0' }, config: {} },
      missing: { config: {} },
    },
  },
  AfterSaleFormWidget,
)

export const listConfigSchema = v.object({
  pageSize: v.fallback(v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(50)), 15), 15),
  itemUrl: withDefault(SHOW),
  orderUrl: withDefault(ORDERS),
})
export type AfterSaleListConfig = v.InferOutput<typeof listConfigSchema>

/** `/after-sale/list`: what was asked for, of the order of the page's `id` or of all, and how far it is. */
export const afterSaleList = defineWidget(
  {
    ...common,
    type: 'afterSaleList',
    config: listConfigSchema,
    height: 560,
    examples: { all: { config: {} }, ofOrder: { query: { id: '700011' }, config: {} } },
  },
  AfterSaleListWidget,
)
