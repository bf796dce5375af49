import type { Handler } from '../../handler'
import { getClassTreeHandler } from './get-class-tree'
import { getRelationsHandler } from './get-relations'

export const handlers: readonly Handler[] = [getClassTreeHandler, getRelationsHandler]
