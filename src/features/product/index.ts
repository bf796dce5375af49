export {
  addToCart,
  evaluateMore,
  evaluateProduct,
  pageReviews,
  type Review,
  showProduct,
} from './contract'
export { type ProductCard, pageProducts } from './contract-list'
export { Shelf } from './parts/shelf'
export { SkuSheet, useChoice } from './parts/sku-sheet'
export { productBy } from './queries'
