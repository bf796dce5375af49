export { CHOSEN_ADDRESS, regionText } from './choice'
export type { Address } from './contract-choose'
export { firstAddresses, regionsTo } from './queries'
