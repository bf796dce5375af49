import type { QueryClient } from '@tanstack/query-core'
import { useOnce } from '../../engine/actions/use-once'
import { type LoadContext, markStale } from '../../engine/data/queries'
import type { KeepCalls } from '../favorite'
import {
  addToCart,
  type CartLine,
  favoriteProduct,
  getFacets,
  getProductDetail,
  getProductSkus,
  getProductStore,
  isFavoriteProduct,
  listCart,
  showProduct,
} from './contract'
import { pageProducts } from './contract-list'
import { pageReviews } from './contract-reviews'
import type { ProductQuery } from './queries-list'

/** What a list of products can be narrowed by; of what narrows it already, the tags do not count. */
export const facetsOf = ({ keyWord, classIds, storeId }: ProductQuery) =>
  ({
    key: ['products', 'facets', { keyWord, classIds, storeId }],
    load: ({ signal }: LoadContext) =>
      getFacets({ query: { keyWord, classIds, storeId } }, { quiet: true, signal }),
  }) as const

/** How many products such a list would hold. */
export const productCount = (query: ProductQuery) =>
  ({
    key: ['products', 'count', query],
    async load({ signal }: LoadContext) {
      const one = { query: { ...query, pageIndex: 1, pageSize: 1 } }
      return (await pageProducts(one, { quiet: true, signal })).totalCount
    },
  }) as const

/** One product with what it comes in. */
export const productBy = (id: string) =>
  ({
    key: ['product', id],
    async load({ signal, recover }: LoadContext) {
      const [product, skus] = await Promise.all([
        getProductDetail({ query: { id } }, { quiet: true, signal, recover }),
        getProductSkus({ query: { id } }, { quiet: true, signal, recover }),
      ])
      return { product, skus }
    },
    enabled: id !== '',
  }) as const

/** One product as lists show it. */
export const productCardBy = (id: string) =>
  ({
    key: ['product', id, 'card'],
    load: ({ signal }: LoadContext) => showProduct({ query: { id } }, { quiet: true, signal }),
    enabled: id !== '',
  }) as const

/** Where a product comes from, with its number. */
export const productStoreBy = (id: string) =>
  ({
    key: ['product', id, 'store'],
    load: ({ signal }: LoadContext) => getProductStore({ query: { id } }, { quiet: true, signal }),
  }) as const

/** A product is kept by calls of its own (commerce spec §7). */
export const keepProduct: KeepCalls = {
  read: (id, options) => isFavoriteProduct({ query: { id } }, options),
  keep: (id, options) => favoriteProduct({ query: { id } }, options),
}

/** What reviews of a product are narrowed to: all, those with pictures, or those of as many stars. */
export type ReviewFilter = 'all' | 'pictures' | 1 | 2 | 3 | 4 | 5

const askedOf = (filter: ReviewFilter) => {
  if (filter === 'all') return {}
  return filter === 'pictures' ? { hasPictures: true } : { stars: filter }
}

/** How many reviews there are of which kind, with the newest two. */
export const reviewSummary = (productId: string) =>
  ({
    key: ['product', productId, 'reviews'],
    load: ({ signal }: LoadContext) =>
      pageReviews({ body: { productId, pageIndex: 1, pageSize: 2 } }, { quiet: true, signal }),
    enabled: productId !== '',
  }) as const

/** What people say of a product, page by page, the newest first. */
export const reviewPages = (productId: string, filter: ReviewFilter, pageSize: number) =>
  ({
    key: ['product', productId, 'reviews', filter, pageSize],
    load: (pageIndex: number, { signal }: LoadContext) =>
      pageReviews(
        { body: { productId, pageIndex, pageSize, ...askedOf(filter) } },
        { quiet: true, signal },
      ),
    enabled: productId !== '',
  }) as const

export const stale = {
  /** Something was put into the cart, or bought out of it. */
  afterCart: (queries: QueryClient) => markStale(queries, ['cart']),
  /** A variant is there that was thought to be gone. */
  afterReturn: (queries: QueryClient) => markStale(queries, ['product']),
}

/** What lies in the caller's cart. */
export const cartLines = {
  key: ['cart'],
  load: ({ signal }: LoadContext) => listCart(undefined, { quiet: true, signal }),
} as const

/** How many pieces these come to, as a badge has it. */
export const piecesOf = (lines: readonly Pick<CartLine, 'count'>[]): number =>
  lines.reduce((sum, { count }) => sum + count, 0)

interface Pieces {
  readonly productId: string
  readonly skuId: string
  readonly count: number
  /** The variant in whose place they come. */
  readonly placeOf?: string
}

/**
 * Puts pieces into the cart. What got no answer goes by the same name when it is tried again, so that it is
 * added once.
 *
 * @throws what the call rejects with.
 */
export function useAddToCart(): (pieces: Pieces) => Promise<unknown> {
  const once = useOnce()
  return (pieces) =>
    once((requestId) => addToCart({ body: { ...pieces, requestId } }), JSON.stringify(pieces))
}
