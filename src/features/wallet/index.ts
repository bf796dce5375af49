export { accounts as walletAccounts } from './queries'
