import type { LoadContext } from '../../engine/data/queries'
import { getProductDetail, getProductSkus } from './contract'

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
