import type { LoadContext } from '../../engine/data/queries'
import { listStores, showStore } from './contract'

/**
 * The stores, in the server's order. The widget that shows them asks under its own name; `storeList` is what
 * another place makes stale (place/queries.ts). Nothing here writes.
 */
export const stores = {
  key: ['storeList'],
  load: ({ signal }: Pick<LoadContext, 'signal'>) =>
    listStores({ query: {} }, { quiet: true, signal }),
} as const

/** A store as its page shows it. */
export type Shown = Awaited<ReturnType<typeof showStore>>

/** One store. */
export const storeBy = (id: string) =>
  ({
    key: ['store', id],
    load: ({ signal }: LoadContext) => showStore({ query: { id } }, { quiet: true, signal }),
    enabled: id !== '',
  }) as const
