export { listAccounts } from './contract-accounts'
