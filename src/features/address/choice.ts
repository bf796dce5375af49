import { keptKey } from '../../stores/kept-store'
import type { Address } from './contract-choose'

/**
 * The one address picked on `/user/address?pick=1` for the page below it. An order that is opened anew
 * starts from the default address again.
 */
export const CHOSEN_ADDRESS = keptKey<Address>('user')

interface Place {
  readonly province: string
  readonly city: string
  readonly area: string
}

/** Province, city and area as one text; a city that is its own province is named once. */
export function regionText({ province, city, area }: Place): string {
  return [province, city, area]
    .filter((part, at, all) => part !== '' && part !== all[at - 1])
    .join(' ')
}
