import type { Source } from '../../engine/contract'
import type { LoadContext } from '../../engine/data/queries'
import { resolveQuery, type Scope } from '../../engine/data/resolve'
import { getClassTree } from '../record'
import { pageProducts } from './contract-list'

/** What a list of products is narrowed and sorted by. */
export type ProductQuery = Omit<
  NonNullable<Parameters<typeof pageProducts>[0]>['query'],
  'pageIndex' | 'pageSize'
>

/** The filters of product/page a definition may set (commerce spec §7, and one of ours). */
const FILTERS = ['keyWord', 'classIds', 'priceStyleId', 'storeId', 'tags', 'exceptId'] as const

/** What a binding asks product/page for: its refs resolved, what is empty or unknown left out. */
export function productQuery(
  bind: Source | undefined,
  scope: Scope,
): { readonly [F in (typeof FILTERS)[number]]?: string } {
  if (bind?.from !== 'api') return {}
  const resolved = resolveQuery(bind.query, scope)
  const query: { [F in (typeof FILTERS)[number]]?: string } = {}
  for (const filter of FILTERS) {
    const value = resolved[filter]
    if (value !== undefined && value !== '') query[filter] = String(value)
  }
  return query
}

/** Products page by page; apart from the others, because the main package draws them. */
export const productPages = (query: ProductQuery, pageSize: number) =>
  ({
    key: ['products', query, pageSize],
    whole: true,
    load: (pageIndex: number, { signal }: LoadContext) =>
      pageProducts({ query: { ...query, pageIndex, pageSize } }, { quiet: true, signal }),
  }) as const

/** The categories of products, as a tree. */
export const productClasses = {
  key: ['classTree'],
  load: ({ signal }: Pick<LoadContext, 'signal'>) =>
    getClassTree(undefined, { quiet: true, signal }),
} as const
