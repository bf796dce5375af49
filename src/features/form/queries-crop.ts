import type { LoadContext } from '../../engine/data/queries'
import { showCut } from './contract-crop'

/** What of a picture an address shows; asked anew each time it is framed. */
export const cutBy = (url: string) =>
  ({
    key: ['picture-cut', url],
    staleTime: 0,
    load: ({ signal }: LoadContext) => showCut({ query: { url } }, { quiet: true, signal }),
  }) as const
