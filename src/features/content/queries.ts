import type { QueryClient } from '@tanstack/react-query'
import { type ListPage, type LoadContext, markStale } from '../../engine/data/queries'

interface Asked<T> {
  readonly name: string
  /** What it is narrowed to. */
  readonly kind: string
  readonly pageSize: number
  readonly load: (page: {
    readonly pageIndex: number
    readonly pageSize: number
    readonly kind: string
    readonly signal: LoadContext['signal']
  }) => Promise<ListPage<T>>
}

/** A feed, page by page: messages, favourites, what was seen, material. */
export const feedPages = <T>({ name, kind, pageSize, load }: Asked<T>) =>
  ({
    key: ['feed', name, kind, pageSize],
    load: (pageIndex: number, { signal }: LoadContext) =>
      load({ pageIndex, pageSize, kind, signal }),
  }) as const

export const stale = {
  /** Things were taken out of a feed. Hearts on other pages change with them. */
  afterRemoval: (queries: QueryClient) => markStale(queries, ['feed', 'product']),
}
