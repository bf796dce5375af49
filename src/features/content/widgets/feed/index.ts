import * as v from 'valibot'
import { defineWidget, type WidgetNode } from '../../../../engine/contract'
import { isObject } from '../../../../shared/json'
import { Feed } from './feed'

const FEEDS = ['favorite', 'footprint', 'message', 'material'] as const
export type FeedName = (typeof FEEDS)[number]

/** What is shown comes from the feed's own call; nothing is sent with the node. */
export const valueSchema = v.optional(v.unknown())

export const configSchema = v.object({
  /** Whose call fills it. */
  feed: v.picklist(FEEDS),
  /** Rows under their day, or cards with a large picture. */
  layout: v.fallback(v.optional(v.picklist(['compact', 'card']), 'compact'), 'compact'),
  pageSize: v.fallback(v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(50)), 15), 15),
  on: v.optional(v.custom<NonNullable<WidgetNode['config']['on']>>(isObject)),
})
export type FeedConfig = v.InferOutput<typeof configSchema>

/** Favourites, footprints, messages or materials: rows by day or cards, page by page. */
export const feed = defineWidget(
  {
    type: 'feed',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: 640,
    examples: {
      favorite: { config: { feed: 'favorite' } },
      footprint: { config: { feed: 'footprint' } },
      message: { config: { feed: 'message' } },
      material: { config: { feed: 'material', layout: 'card' } },
    },
  },
  Feed,
)
