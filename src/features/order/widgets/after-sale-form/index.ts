import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { AfterSaleFormWidget } from './after-sale-form'

/** What it is about comes from the page's `id` (of the order) and `position` (of the line). */
export const valueSchema = v.optional(v.unknown())

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

export const configSchema = v.object({
  /** Where to, once it is asked for. */
  doneUrl: withDefault('/views/index?url=/after-sale/show&id={id}'),
  orderUrl: withDefault('/views/index?url=/order/list'),
})
export type AfterSaleFormConfig = v.InferOutput<typeof configSchema>

/** `/after-sale/apply`: asks for a refund, a return or an exchange of one line of an order. */
export const afterSaleForm = defineWidget(
  {
    type: 'afterSaleForm',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 640,
    examples: {
      line: { query: { id: '700008', position: '0' }, config: {} },
      missing: { config: {} },
    },
  },
  AfterSaleFormWidget,
)
