import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { actionSlots, boundSource } from '../../../../engine/read/read-node'
import { l10n } from '../../../../http/shapes'
import { PAGE_SIZE } from '../../../../shared/constants'
import { type ProductCard, productCard } from '../../contract-list'
import { FIELDS, LAYOUTS, roomOf } from '../../parts/card-room'
import { edge, six } from './examples'
import { ProductList } from './product-list'

const cards = v.array(productCard)

/** A hand-picked list, as such or as a page; absent when the list is loaded. */
export const valueSchema = v.optional(
  v.union([
    cards,
    v.pipe(
      v.object({ result: cards }),
      v.transform(({ result }) => result),
    ),
    v.pipe(
      v.unknown(),
      v.transform((): ProductCard[] | undefined => undefined),
    ),
  ]),
)
export type Value = v.InferOutput<typeof valueSchema>

const size = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most))

export const configSchema = v.object({
  title: v.optional(l10n),
  layout: v.fallback(v.optional(v.picklist(LAYOUTS), '2col'), '2col'),
  fields: v.fallback(v.optional(v.array(v.string()), [...FIELDS]), [...FIELDS]),
  pageSize: v.fallback(v.optional(size(50), PAGE_SIZE), PAGE_SIZE),
  infinite: v.fallback(v.optional(v.boolean(), false), false),
  filterBar: v.fallback(v.optional(v.boolean(), false), false),
  limit: v.fallback(v.optional(size(50)), undefined),
  itemUrl: v.fallback(
    v.optional(v.string(), '/views/index?url=/product/show&id={id}'),
    '/views/index?url=/product/show&id={id}',
  ),
  bind: boundSource,
  on: actionSlots,
})
export type Config = v.InferOutput<typeof configSchema>

const heightOf = ({ layout, limit, pageSize }: Config) => roomOf(layout, limit ?? pageSize)

/** `productList`: products of a query, page by page. */
export const productList = defineWidget(
  {
    type: 'productList',
    version: 1,
    tier: 'base',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: heightOf,
    examples: {
      full: { value: six, config: { layout: '2col', limit: 6 } },
      big: { value: six.slice(0, 2), config: { layout: '1big' } },
      small: { value: six.slice(0, 3), config: { layout: '1small' } },
      three: { value: six, config: { layout: '3col' } },
      swipe: {
        value: six,
        config: { layout: 'swipe', title: { en: 'New this week', 'zh-Hans': '本周新品' } },
      },
      edge: { value: edge, config: { layout: '2col' } },
      empty: { value: [], config: {} },
    },
  },
  ProductList,
)
