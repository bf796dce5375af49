export { chosenAddress, forgetAddressChoice, onAddressChoice, regionText } from './choice'
export { type Address, getRegions } from './contract'
export { firstAddresses } from './queries'
