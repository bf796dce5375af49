export { UnfinishedPayments } from './parts/unfinished-payments'
export { lacksPayPassword } from './queries'
