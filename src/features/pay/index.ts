export { needSetPayPassword } from './contract'
export { UnfinishedPayments } from './parts/unfinished-payments'
