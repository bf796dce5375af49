export { listAccounts } from './contract'
