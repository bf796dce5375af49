import { favoriteProduct } from '../../../src/api/product/favorite-product'
import { isFavoriteProduct } from '../../../src/api/product/is-favorite-product'
import { handle } from '../../handler'
import { findProduct } from './product-row'

export const favoriteProductHandler = handle(favoriteProduct, async ({ query }, context) => {
  const { id } = await findProduct(context, query.id)
  await context.db
    .insertInto('product_favorites')
    .values({ userId: context.user?.id ?? '', productId: id, createdAt: context.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
})

export const isFavoriteProductHandler = handle(isFavoriteProduct, async ({ query }, context) => {
  const row = await context.db
    .selectFrom('product_favorites')
    .select('productId')
    .where('userId', '=', context.user?.id ?? '')
    .where('productId', '=', query.id)
    .executeTakeFirst()
  return row !== undefined
})
