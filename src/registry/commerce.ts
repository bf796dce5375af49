import { createRegistry } from '../engine/contract'
import { baseWidgets } from './base'

export const commerce = createRegistry(...baseWidgets)
