import type { Handler } from '../../handler'
import { favoriteProductHandler, isFavoriteProductHandler } from './favorites'
import { getProductDetailHandler } from './get-product-detail'
import { getProductSkusHandler } from './get-product-skus'
import { moreProductCalls } from './more'
import { pageProductsHandler } from './page-products'
import { showProductHandler } from './show-product'

export const handlers: readonly Handler[] = [
  pageProductsHandler,
  getProductDetailHandler,
  getProductSkusHandler,
  showProductHandler,
  favoriteProductHandler,
  isFavoriteProductHandler,
  ...moreProductCalls,
]
