import type { Handler } from '../../handler'
import { getConfigListHandler, getConfigValueHandler } from './configs'
import { getAllEnumsHandler } from './enums'
import { getClassKeyValuesHandler } from './get-class-key-values'
import { getClassTreeHandler } from './get-class-tree'
import { getRelationsHandler } from './get-relations'

export const handlers: readonly Handler[] = [
  getClassTreeHandler,
  getClassKeyValuesHandler,
  getRelationsHandler,
  getAllEnumsHandler,
  getConfigValueHandler,
  getConfigListHandler,
]
