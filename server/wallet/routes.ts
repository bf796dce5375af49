import type { Handler } from '../handler'
import { listAccountsHandler } from './list-accounts'
import { addOfflineRechargeHandler, submitOfflineRechargeHandler } from './offline-recharge'
import { addRechargeHandler } from './recharge'
import { saveAccountHandler } from './save-account'
import { getTransferPriceHandler, transferHandler } from './transfer'
import { withdrawalCalls } from './withdrawals'

export const handlers: readonly Handler[] = [
  listAccountsHandler,
  saveAccountHandler,
  addRechargeHandler,
  addOfflineRechargeHandler,
  submitOfflineRechargeHandler,
  transferHandler,
  getTransferPriceHandler,
  ...withdrawalCalls,
]
