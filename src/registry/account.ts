import { type AnyWidget, createRegistry } from '../engine/contract'
import { loginForm } from '../widgets/login-form'
import { searchPanel } from '../widgets/search-panel'
import { settingsPanel } from '../widgets/settings-panel'
import { baseWidgets } from './base'

export const accountWidgets: readonly AnyWidget[] = [loginForm, searchPanel, settingsPanel]

/** Pages about the account: login, settings, search. Imported by subpackages only. */
export const account = createRegistry(...baseWidgets, ...accountWidgets)
