import { defineWidget } from '../../engine/contract'
import { configSchema, valueSchema } from './schema'
import { Web } from './web'

/** `web`: a web page inside the app, of the hosts its definition lists. */
export const web = defineWidget(
  {
    type: 'web',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    height: 600,
    examples: {
      none: { config: {} },
      refused: { value: { url: 'https://elsewhere.example/offer' }, config: {} },
    },
  },
  Web,
)
