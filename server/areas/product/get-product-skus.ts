import { getProductSkus } from '../../../src/api/product/get-product-skus'
import { handle } from '../../handler'
import { findProduct, toSku } from './product-row'

export const getProductSkusHandler = handle(getProductSkus, async ({ query }, context) => {
  const { id } = await findProduct(context, query.id)
  const rows = await context.db
    .selectFrom('skus')
    .selectAll()
    .where('productId', '=', id)
    .orderBy('id')
    .execute()
  return rows.map((row) => toSku(row, context.locale))
})
