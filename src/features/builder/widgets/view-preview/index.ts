import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { ViewPreview } from './view-preview'

/** A definition as the server has it, unread; null when there is none. */
export const valueSchema = v.optional(v.unknown())

export const configSchema = v.object({
  /** Which page, unless the address names one as `key`. */
  key: v.optional(v.string(), ''),
})
export type Config = v.InferOutput<typeof configSchema>

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
