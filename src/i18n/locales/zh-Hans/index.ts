import { core } from './core'
import { main } from './main'

export const zhHans = { ...main, ...core }
