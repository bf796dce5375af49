export { chosenAddress, forgetAddressChoice, onAddressChoice, regionText } from './choice'
export { type Address, getRegions, pageAddresses } from './contract'
