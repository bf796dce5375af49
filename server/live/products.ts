import type { LiveProduct } from '../../src/features/live/contract-shapes'
import type { Context } from '../handler'
import { stockOf, toCard } from '../product/product-row'

/** What the author of a stream shows for sale, in the author's order. */
export async function productsOf(liveId: string, context: Context): Promise<LiveProduct[]> {
  const rows = await context.db
    .selectFrom('live_products')
    .innerJoin('products', 'products.id', 'live_products.productId')
    .selectAll('products')
    .where('live_products.liveId', '=', liveId)
    .orderBy('live_products.position')
    .execute()
  return Promise.all(
    rows.map(async (row) => {
      const { id, name, image, price, stock } = toCard(
        row,
        await stockOf(context, row.id),
        context.locale,
      )
      return { id, name, image, price, stock }
    }),
  )
}
