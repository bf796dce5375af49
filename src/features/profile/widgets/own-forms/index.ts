import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { AccountClosing } from './account-closing'
import { AvatarForm } from './avatar-form'
import { MobileForm, NicknameForm, SexForm } from './fields'
import { PasswordForm } from './password-form'

/* One folder for what people change about themselves: each form is one field or two and a button. */

const shared = {
  version: 1,
  tier: 'account',
  /** Nothing is sent with the node: the widgets show who is logged in. */
  value: v.optional(v.unknown()),
  ownData: true,
} as const

const own = { ...shared, config: v.object({}), needsLogin: true } as const

export const avatarForm = defineWidget(
  { ...own, type: 'avatarForm', height: 420, examples: { full: { config: {} } } },
  AvatarForm,
)

export const nicknameForm = defineWidget(
  { ...own, type: 'nicknameForm', height: 240, examples: { full: { config: {} } } },
  NicknameForm,
)

export const sexForm = defineWidget(
  { ...own, type: 'sexForm', height: 300, examples: { full: { config: {} } } },
  SexForm,
)

export const mobileForm = defineWidget(
  { ...own, type: 'mobileForm', height: 360, examples: { full: { config: {} } } },
  MobileForm,
)

export const accountClosing = defineWidget(
  { ...own, type: 'accountClosing', height: 560, examples: { full: { config: {} } } },
  AccountClosing,
)

const passwordConfig = v.object({
  /** `change` wants the present password, `find` a code sent to the number. */
  way: v.fallback(v.optional(v.picklist(['change', 'find']), 'change'), 'change'),
  findUrl: v.optional(v.string(), '/auto/edit?url=/user/password/find'),
  loginUrl: v.optional(v.string(), '/user/login'),
})
export type PasswordFormConfig = v.InferOutput<typeof passwordConfig>

/** Logging in is asked by the definition: who forgot the password cannot. */
export const passwordForm = defineWidget(
  {
    ...shared,
    type: 'passwordForm',
    config: passwordConfig,
    height: 420,
    examples: { full: { config: {} }, find: { config: { way: 'find' } } },
  },
  PasswordForm,
)
