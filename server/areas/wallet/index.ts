import type { Handler } from '../../handler'
import { listAccountsHandler } from './list-accounts'
import { saveAccountHandler } from './save-account'
import { getTransferPriceHandler, transferHandler } from './transfer'

export const handlers: readonly Handler[] = [
  listAccountsHandler,
  saveAccountHandler,
  transferHandler,
  getTransferPriceHandler,
]
