import { createRegistry } from '../engine/contract'
import { baseWidgets } from './base'

export const all = createRegistry(...baseWidgets)
