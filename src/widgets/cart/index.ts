import { defineWidget } from '../../engine/contract'
import { Cart } from './cart'
import { configSchema, valueSchema } from './schema'

/** `/cart/index`: what is chosen to be bought, with its counts, its total and the way to the order. */
export const cart = defineWidget(
  {
    type: 'cart',
    version: 1,
    tier: 'commerce',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 640,
    examples: {
      full: { config: {} },
      readOnly: { config: { editable: false } },
    },
  },
  Cart,
)
