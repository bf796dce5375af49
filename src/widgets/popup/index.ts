import * as v from 'valibot'
import { defineWidget } from '../../engine/contract'
import { Popup } from './popup'
import { configSchema } from './schema'

/** `popup`: what a definition's `pop` lays over the page. Slot: `content`. */
export const popup = defineWidget(
  {
    type: 'popup',
    version: 1,
    tier: 'base',
    value: v.optional(v.unknown()),
    config: configSchema,
    height: 0,
    examples: { full: { config: { frequency: 'always' } } },
  },
  Popup,
)
