import type { Address } from './contract-choose'

/*
 * The one address picked on `/user/address?pick=1` for the page below it. It lives no longer than the
 * app: an order that is opened anew starts from the default address again.
 */

let chosen: Address | undefined
const listeners = new Set<() => void>()

function set(address: Address | undefined): void {
  chosen = address
  for (const listener of listeners) listener()
}

/** Keeps what was picked and tells the page that asked. */
export const chooseAddress = (address: Address): void => set(address)

/** Forgets the pick: when the page that asked opens, and when the address is deleted. */
export const forgetAddressChoice = (): void => set(undefined)

/** What was picked since the page that asks was opened. */
export const chosenAddress = (): Address | undefined => chosen

/** Calls back on each change; for useSyncExternalStore. */
export function onAddressChoice(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

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
