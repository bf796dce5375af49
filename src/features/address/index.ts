export type { Address } from './contract-choose'
export { CHOSEN_ADDRESS, firstAddresses, regionsTo, regionText } from './queries'
