export { listAccounts } from './contract-accounts'
export { accounts as walletAccounts } from './queries'
