import { type AnyWidget, createRegistry } from '../engine/contract'
import { about, appUpdate } from '../features/app/widgets/about'
import { settingsPanel } from '../features/app/widgets/settings-panel'
import { chatList } from '../features/chat/widgets/chat'
import { feed } from '../features/content/widgets/feed'
import { framing, loadCropSheet } from '../features/form'
import { form } from '../features/form/widgets/form'
import { identity } from '../features/identity/widgets/identity'
import { bindMobile, loginForm, registerForm } from '../features/login/widgets/login-form'
import { payPasswordForm } from '../features/pay/widgets/pay-password-form'
import {
  accountClosing,
  avatarForm,
  mobileForm,
  nicknameForm,
  passwordForm,
  sexForm,
} from '../features/profile/widgets/own-forms'
import { searchPanel } from '../features/search/widgets/search-panel'
import { baseWidgets } from './base'
import { addCoreTexts } from './texts/add-core'

addCoreTexts()
framing.load = loadCropSheet

export const accountWidgets: readonly AnyWidget[] = [
  about,
  accountClosing,
  appUpdate,
  avatarForm,
  chatList,
  feed,
  form,
  identity,
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
