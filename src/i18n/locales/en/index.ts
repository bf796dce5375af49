import { core } from './core'
import { main } from './main'

export const en = { ...main, ...core }
