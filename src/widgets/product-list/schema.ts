import * as v from 'valibot'
import { type ProductCard, productCard } from '../../api/product/shapes'
import { l10n } from '../../api/shapes'
import { actionSlots, boundSource } from '../../engine/node-schemas'
import { PAGE_SIZE } from '../../shared/constants'

export const FIELDS = ['style', 'abv', 'tags', 'price', 'marketPrice', 'sold', 'add'] as const
export type Field = (typeof FIELDS)[number]

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

export const LAYOUTS = ['1big', '1small', '2col', '3col', 'swipe'] as const
export type Layout = (typeof LAYOUTS)[number]

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
