export { chosenAddress, forgetAddressChoice, onAddressChoice, regionText } from './choice'
export type { Address } from './contract'
export { firstAddresses, regionsTo } from './queries'
