import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { figures } from '../../../report'
import { getMyView, getViewCard } from '../../contract'
import { ViewFigures, ViewPreview } from './previews'

export const viewFiguresValue = v.optional(figures, [])
export type ViewFiguresValue = v.InferOutput<typeof viewFiguresValue>

export const viewFiguresConfig = v.object({
  title: v.optional(l10n),
  /** `view/{key}/card` or `view/{key}/me`. */
  key: v.optional(v.string(), ''),
})
export type ViewFiguresConfig = v.InferOutput<typeof viewFiguresConfig>

const example: ViewFiguresValue = [
  { key: 'products', name: 'Beers', value: 42, format: 'number' },
  { key: 'stores', name: 'Stores', value: 8, format: 'number' },
  { key: 'income', name: 'Income', value: 1_284_600, format: 'money' },
]

const shared = {
  version: 1,
  tier: 'commerce',
  value: viewFiguresValue,
  config: viewFiguresConfig,
  isEmpty: (value: ViewFiguresValue) => value.length === 0,
  // Four of them may take two rows.
  height: 119,
  openEnd: true,
} as const

/** `viewCard`: the public figures of a part of the shop (`view/{key}/card`). */
export const viewCard = defineWidget(
  {
    ...shared,
    type: 'viewCard',
    load: ({ config, signal }) =>
      getViewCard({ params: { key: config.key } }, { quiet: true, signal }),
    examples: {
      full: { value: example, config: { title: { en: 'The shop', 'zh-Hans': '酒馆' } } },
      one: { value: example.slice(0, 1), config: {} },
    },
  },
  ViewFigures,
)

/** `viewMe`: the reader's own figures (`view/{key}/me`). */
export const viewMe = defineWidget(
  {
    ...shared,
    type: 'viewMe',
    needsLogin: true,
    load: ({ config, signal }) =>
      getMyView({ params: { key: config.key } }, { quiet: true, signal }),
    examples: { full: { value: example, config: {} } },
  },
  ViewFigures,
)

/** A definition as the server has it, unread; null when there is none. */
export const viewPreviewValue = v.optional(v.unknown())

export const viewPreviewConfig = v.object({
  /** Which page, unless the address names one as `key`. */
  key: v.optional(v.string(), ''),
})
export type ViewPreviewConfig = v.InferOutput<typeof viewPreviewConfig>

/** `viewPreview`: a page before it is published (`paas/view/{key}/preview`). */
export const viewPreview = defineWidget(
  {
    type: 'viewPreview',
    version: 1,
    tier: 'commerce',
    value: viewPreviewValue,
    config: viewPreviewConfig,
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
