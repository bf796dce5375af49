import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { NicknameForm } from './nickname-form'

/** Nothing is sent with the node: the widget shows who is logged in. */
export const valueSchema = v.optional(v.unknown())

export const configSchema = v.object({})

export const nicknameForm = defineWidget(
  {
    type: 'nicknameForm',
    version: 1,
    tier: 'account',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    needsLogin: true,
    height: 240,
    examples: { full: { config: {} } },
  },
  NicknameForm,
)
