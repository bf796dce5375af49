import { keptKey } from '../../stores/kept-store'
import type { Address } from './contract-choose'

export type { Address } from './contract-choose'
export { firstAddresses, regionsTo, regionText } from './queries'

/**
 * The one address picked on `/user/address?pick=1` for the page below it. An order that is opened anew
 * starts from the default address again.
 */
export const CHOSEN_ADDRESS = keptKey<Address>('user')
