import type { Handler } from '../../handler'
import { getProductDetailHandler } from './get-product-detail'
import { getProductSkusHandler } from './get-product-skus'
import { pageProductsHandler } from './page-products'

export const handlers: readonly Handler[] = [
  pageProductsHandler,
  getProductDetailHandler,
  getProductSkusHandler,
]
