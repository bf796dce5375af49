import { type AnyWidget, createRegistry } from '../engine/contract'
import { addCoreTexts } from '../i18n/core'
import { about } from '../widgets/about'
import { accountClosing } from '../widgets/account-closing'
import { appUpdate } from '../widgets/app-update'
import { avatarForm } from '../widgets/avatar-form'
import { feed } from '../widgets/feed'
import { form } from '../widgets/form'
import { bindMobile, loginForm, registerForm } from '../widgets/login-form'
import { mobileForm } from '../widgets/mobile-form'
import { nicknameForm } from '../widgets/nickname-form'
import { passwordForm } from '../widgets/password-form'
import { payPasswordForm } from '../widgets/pay-password-form'
import { searchPanel } from '../widgets/search-panel'
import { settingsPanel } from '../widgets/settings-panel'
import { sexForm } from '../widgets/sex-form'
import { baseWidgets } from './base'

addCoreTexts()

export const accountWidgets: readonly AnyWidget[] = [
  about,
  accountClosing,
  appUpdate,
  avatarForm,
  feed,
  form,
  bindMobile,
  loginForm,
  registerForm,
  mobileForm,
  nicknameForm,
  passwordForm,
  payPasswordForm,
  searchPanel,
  settingsPanel,
  sexForm,
]

/** Pages about the account: login, settings, search. Imported by subpackages only. */
export const account = createRegistry(...baseWidgets, ...accountWidgets)
