export type { Address } from './contract'
export { CHOSEN_ADDRESS, firstAddresses, regionsTo, regionText } from './queries'
