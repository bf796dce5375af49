import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { PasswordForm } from './password-form'

/** Nothing is sent with the node. */
export const valueSchema = v.optional(v.unknown())

export const configSchema = v.object({
  /** `change` wants the present password, `find` a code sent to the number. */
  way: v.fallback(v.optional(v.picklist(['change', 'find']), 'change'), 'change'),
  findUrl: v.optional(v.string(), '/auto/edit?url=/user/password/find'),
  loginUrl: v.optional(v.string(), '/user/login'),
})
export type PasswordFormConfig = v.InferOutput<typeof configSchema>

/** Logging in is asked by the definition: who forgot the password cannot. */
export const passwordForm = defineWidget(
  {
    type: 'passwordForm',
    version: 1,
    tier: 'account',
    value: valueSchema,
    config: configSchema,
    ownData: true,
    height: 420,
    examples: { full: { config: {} }, find: { config: { way: 'find' } } },
  },
  PasswordForm,
)
