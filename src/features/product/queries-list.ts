import type { LoadContext } from '../../engine/data/queries'
import { pageProducts } from './contract-list'

/** Of a list of products: what it is narrowed by. */
type Narrowed = Omit<
  NonNullable<Parameters<typeof pageProducts>[0]>['query'],
  'pageIndex' | 'pageSize'
>

/** Products page by page; apart from the others, because the main package draws them. */
export const productPages = (query: Narrowed, pageSize: number) =>
  ({
    key: ['products', query, pageSize],
    load: (pageIndex: number, { signal }: LoadContext) =>
      pageProducts({ query: { ...query, pageIndex, pageSize } }, { quiet: true, signal }),
  }) as const
