import type { Handler } from '../../handler'
import { listAccountsHandler } from './list-accounts'

export const handlers: readonly Handler[] = [listAccountsHandler]
