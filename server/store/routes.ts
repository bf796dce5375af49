import type { Handler } from '../handler'
import { listStoresHandler } from './list-stores'

export const handlers: readonly Handler[] = [listStoresHandler]
