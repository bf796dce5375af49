import { defineWidget } from '../../engine/contract'
import { Feed } from './feed'
import { configSchema, valueSchema } from './schema'

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
