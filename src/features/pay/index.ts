export { needSetPayPassword } from './contract-password'
export { UnfinishedPayments } from './parts/unfinished-payments'
