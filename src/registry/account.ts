import { type AnyWidget, createRegistry } from '../engine/contract'
import { about } from '../features/app/widgets/about'
import { appUpdate } from '../features/app/widgets/app-update'
import { settingsPanel } from '../features/app/widgets/settings-panel'
import { feed } from '../features/content/widgets/feed'
import { form } from '../features/form/widgets/form'
import { bindMobile, loginForm, registerForm } from '../features/login/widgets/login-form'
import { payPasswordForm } from '../features/pay/widgets/pay-password-form'
import { accountClosing } from '../features/profile/widgets/account-closing'
import { avatarForm } from '../features/profile/widgets/avatar-form'
import { mobileForm } from '../features/profile/widgets/mobile-form'
import { nicknameForm } from '../features/profile/widgets/nickname-form'
import { passwordForm } from '../features/profile/widgets/password-form'
import { sexForm } from '../features/profile/widgets/sex-form'
import { searchPanel } from '../features/search/widgets/search-panel'
import { baseWidgets } from './base'
import { addCoreTexts } from './texts/add-core'

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
