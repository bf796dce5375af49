import { useEffect, useState } from 'react'
import type * as pickers from '../../../../ui/picker/picker'

export type Pickers = typeof pickers

let loaded: Pickers | undefined

/** The pickers, loaded when the first one is wanted: most forms are read before they are filled in. */
export function usePickers(wanted: boolean, onFail: (error: unknown) => void): Pickers | undefined {
  const [, redraw] = useState(false)
  // The caller closes its row when it fails, and asks anew with the next tap.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (!wanted || loaded) return
    import('../../../../ui/picker/picker').then((pickers) => {
      loaded = pickers
      redraw(true)
    }, onFail)
  }, [wanted])
  return loaded
}
