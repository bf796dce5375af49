import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { actionSlots, boundSource } from '../../../../engine/read/read-node'
import { PAGE_SIZE } from '../../../../shared/constants'
import { CONTROLS, FIELDS, roomOf } from '../../parts/card-room'
import { ProductShelf } from '../../parts/shelf'

const PRODUCT_URL = '/views/index?url=/product/show&id={id}'

export const configSchema = v.object({
  /** What stands above the list, and `add`: the `+` of a card opens its variants in place. */
  controls: v.fallback(v.optional(v.array(v.picklist(CONTROLS)), [...CONTROLS]), [...CONTROLS]),
  /** Until somebody chooses the other one. */
  layout: v.fallback(v.optional(v.picklist(['2col', '3col', '1small']), '2col'), '2col'),
  fields: v.fallback(v.optional(v.array(v.string()), [...FIELDS]), [...FIELDS]),
  pageSize: v.fallback(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), PAGE_SIZE),
    PAGE_SIZE,
  ),
  itemUrl: v.fallback(v.optional(v.string(), PRODUCT_URL), PRODUCT_URL),
  bind: boundSource,
  on: actionSlots,
})
type Config = v.InferOutput<typeof configSchema>

const bind = { from: 'api', call: 'product/page', query: {} } as const

/** `productShelf`: products of a query with what finds the right one among them. */
export const productShelf = defineWidget(
  {
    type: 'productShelf',
    version: 1,
    tier: 'commerce',
    value: v.optional(v.unknown()),
    config: configSchema,
    ownData: true,
    height: ({ layout, pageSize }: Config) => roomOf(layout, pageSize),
    examples: {
      full: { config: { bind } },
      rows: { config: { bind, layout: '1small', controls: ['sort', 'add'] } },
      bare: { config: { bind, controls: [] } },
    },
  },
  ProductShelf,
)
