import { createRegistry } from '../engine/contract'
import { accountWidgets } from './account'
import { baseWidgets } from './base'
import { commerceWidgets } from './commerce'

/** Every widget there is, once: for the gallery and for tests over all of them. */
export const all = createRegistry(
  ...new Set([...baseWidgets, ...commerceWidgets, ...accountWidgets]),
)
