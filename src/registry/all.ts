import { createRegistry } from '../engine/contract'
import { accountWidgets } from './account'
import { baseWidgets } from './base'
import { commerceWidgets } from './commerce'

/** Every widget there is: for the gallery and for tests over all of them. */
export const all = createRegistry(...baseWidgets, ...commerceWidgets, ...accountWidgets)
