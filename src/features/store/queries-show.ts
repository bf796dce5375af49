import type { LoadContext } from '../../engine/data/queries'
import { showStore } from './contract-show'

/** A store as its page shows it. */
export type Shown = Awaited<ReturnType<typeof showStore>>

/** One store. */
export const storeBy = (id: string) =>
  ({
    key: ['store', id],
    load: ({ signal }: LoadContext) => showStore({ query: { id } }, { quiet: true, signal }),
    enabled: id !== '',
  }) as const
