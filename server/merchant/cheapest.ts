import type { Context } from '../handler'

/** The cheapest variant is what a list shows and a quick add takes. */
export async function pointAtCheapest({ db }: Context, productId: string): Promise<void> {
  const cheapest = await db
    .selectFrom('skus')
    .select(['id', 'price'])
    .where('productId', '=', productId)
    .orderBy('price')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('products')
    .set({ skuId: cheapest.id, price: cheapest.price })
    .where('id', '=', productId)
    .execute()
}
