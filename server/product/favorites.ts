import { favoriteProduct, isFavoriteProduct } from '../../src/features/product/contract'
import { handle } from '../handler'
import { findProduct } from './product-row'

export const favoriteProductHandler = handle(favoriteProduct, async ({ query }, context) => {
  const { id: entityId, price } = await findProduct(context, query.id)
  const userId = context.user?.id ?? ''
  await context.db
    .insertInto('favorites')
    .values({ userId, type: 'product', entityId, price, createdAt: context.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
})

export const isFavoriteProductHandler = handle(isFavoriteProduct, async ({ query }, context) => {
  const row = await context.db
    .selectFrom('favorites')
    .select('entityId')
    .where('userId', '=', context.user?.id ?? '')
    .where('type', '=', 'product')
    .where('entityId', '=', query.id)
    .executeTakeFirst()
  return row !== undefined
})
