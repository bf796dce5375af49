import type { UseShareEntry } from './page-card'

/** A browser has a menu of its own, with the address of the page. */
export const useShareEntry: UseShareEntry = () => {}
