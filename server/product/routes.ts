import { getProductSkus, showProduct } from '../../src/features/product/contract'
import { type Handler, handle } from '../handler'
import { facetCalls } from './facets'
import { favoriteProductHandler, isFavoriteProductHandler } from './favorites'
import { getProductDetailHandler, memberPercentOf, memberPriceOf } from './get-product-detail'
import { getProductStoreHandler, moreProductCalls } from './more'
import { pageProductsHandler } from './page-products'
import { findProduct, stockOf, toCard, toSku } from './product-row'
import { reviewCalls } from './reviews'

export const getProductSkusHandler = handle(getProductSkus, async ({ query }, context) => {
  const product = await findProduct(context, query.id)
  const percent = await memberPercentOf(context, product)
  const rows = await context.db
    .selectFrom('skus')
    .selectAll()
    .where('productId', '=', product.id)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...toSku(row, context.locale),
    ...memberPriceOf(row.price, percent),
  }))
})

const showProductHandler = handle(showProduct, async ({ query }, context) => {
  const row = await findProduct(context, query.id)
  return toCard(row, await stockOf(context, row.id), context.locale)
})

export const handlers: readonly Handler[] = [
  pageProductsHandler,
  getProductDetailHandler,
  getProductSkusHandler,
  getProductStoreHandler,
  showProductHandler,
  favoriteProductHandler,
  isFavoriteProductHandler,
  ...moreProductCalls,
  ...reviewCalls,
  ...facetCalls,
]
