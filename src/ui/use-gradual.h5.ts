import { useDeferredValue } from 'react'

/** How many items of a list to draw now: a browser draws all, and those that come later between two frames. */
export const useGradual = (total: number, _of?: string, _first?: number): number =>
  useDeferredValue(total) || total
