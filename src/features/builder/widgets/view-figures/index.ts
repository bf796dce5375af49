import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { l10n } from '../../../../http/shapes'
import { figures } from '../../../report'
import { getMyView, getViewCard } from '../../contract'
import { ViewFigures } from './view-figures'

export const valueSchema = v.optional(figures, [])
export type Value = v.InferOutput<typeof valueSchema>

export const configSchema = v.object({
  title: v.optional(l10n),
  /** `view/{key}/card` or `view/{key}/me`. */
  key: v.optional(v.string(), ''),
})
export type Config = v.InferOutput<typeof configSchema>

const example: Value = [
  { key: 'products', name: 'Beers', value: 42, format: 'number' },
  { key: 'stores', name: 'Stores', value: 8, format: 'number' },
  { key: 'income', name: 'Income', value: 1_284_600, format: 'money' },
]

const shared = {
  version: 1,
  tier: 'commerce',
  value: valueSchema,
  config: configSchema,
  isEmpty: (value: Value) => value.length === 0,
  height: 112,
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
