import { showProduct } from '../../../src/api/product/show-product'
import { handle } from '../../handler'
import { findProduct, stockOf, toCard } from './product-row'

export const showProductHandler = handle(showProduct, async ({ query }, context) => {
  const row = await findProduct(context, query.id)
  return toCard(row, await stockOf(context, row.id), context.locale)
})
