export {
  addToCart,
  evaluateMore,
  evaluateProduct,
  pageReviews,
  type Review,
} from './contract'
export { type ProductCard, pageProducts } from './contract-list'
export { Shelf } from './parts/shelf'
export { SkuSheet, useChoice } from './parts/sku-sheet'
export { productBy, productCardBy } from './queries'
