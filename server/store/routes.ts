import type { Handler } from '../handler'
import { listStoresHandler } from './list-stores'
import { showStoreHandler } from './show-store'

export const handlers: readonly Handler[] = [listStoresHandler, showStoreHandler]
