import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { MobileForm } from './mobile-form'

/** Nothing is sent with the node: the widget shows who is logged in. */
export const valueSchema = v.optional(v.unknown())

export const configSchema = v.object({})

export const mobileForm = defineWidget(
  {
    type: 'mobileForm',
    version: 1,
    tier: 'account',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 360,
    examples: { full: { config: {} } },
  },
  MobileForm,
)
