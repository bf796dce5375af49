import type { Source } from '../../../../engine/contract'
import { resolveQuery, type Scope } from '../../../../engine/data/resolve'

/** The filters of product/page a definition may set (commerce spec §7). */
const FILTERS = ['keyWord', 'classIds', 'priceStyleId', 'storeId', 'tags'] as const
export type ProductQuery = { readonly [F in (typeof FILTERS)[number]]?: string }

/** What a binding asks product/page for: its refs resolved, what is empty or unknown left out. */
export function productQuery(bind: Source | undefined, scope: Scope): ProductQuery {
  if (bind?.from !== 'api') return {}
  const resolved = resolveQuery(bind.query, scope)
  const query: { -readonly [F in keyof ProductQuery]: ProductQuery[F] } = {}
  for (const filter of FILTERS) {
    const value = resolved[filter]
    if (value !== undefined && value !== '') query[filter] = String(value)
  }
  return query
}
