import { getMyView } from '../../api/engine/get-my-view'
import { getViewCard } from '../../api/engine/get-view-card'
import { defineWidget } from '../../engine/contract'
import { configSchema, type Value, valueSchema } from './schema'
import { ViewFigures } from './view-figures'

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
