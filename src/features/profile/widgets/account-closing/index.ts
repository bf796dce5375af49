import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { AccountClosing } from './account-closing'

/** Nothing is sent with the node: the widget shows who is logged in. */
export const valueSchema = v.optional(v.unknown())

export const configSchema = v.object({})

export const accountClosing = defineWidget(
  {
    type: 'accountClosing',
    version: 1,
    tier: 'account',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 560,
    examples: { full: { config: {} } },
  },
  AccountClosing,
)
