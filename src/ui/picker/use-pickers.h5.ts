import { useEffect, useState } from 'react'
import type * as pickers from './picker'

export type Pickers = typeof pickers

/** The pickers, loaded when the first one is wanted: most forms are read before they are filled in. */
export function usePickers(wanted: boolean, onFail: (error: unknown) => void): Pickers | undefined {
  const [loaded, setLoaded] = useState<Pickers>()
  // The caller closes its row when it fails, and asks anew with the next tap.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (wanted && !loaded) import('./picker').then(setLoaded, onFail)
  }, [wanted])
  return loaded
}
