import type { LoadContext } from '../../engine/data/queries'
import { getFacets, getProductDetail, getProductSkus } from './contract'
import { pageProducts } from './contract-list'
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
    async load({ signal }: LoadContext) {
      const [product, skus] = await Promise.all([
        getProductDetail({ query: { id } }, { quiet: true, signal }),
        getProductSkus({ query: { id } }, { quiet: true, signal }),
      ])
      return { product, skus }
    },
    enabled: id !== '',
  }) as const
