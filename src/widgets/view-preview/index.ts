import { defineWidget } from '../../engine/contract'
import { configSchema, valueSchema } from './schema'
import { ViewPreview } from './view-preview'

/** `viewPreview`: a page before it is published (`paas/view/{key}/preview`). */
export const viewPreview = defineWidget(
  {
    type: 'viewPreview',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: 640,
    examples: {
      page: {
        value: {
          name: { en: 'A draft', 'zh-Hans': '草稿' },
          url: '/zero/draft',
          widgets: [{ config: { type: 'title', level: 2 }, value: { title: 'A first line' } }],
        },
        config: { key: 'zero/draft' },
      },
      none: { config: {} },
    },
  },
  ViewPreview,
)
