export {
  addToCart,
  evaluateMore,
  evaluateProduct,
  pageReviews,
  type Review,
} from './contract'
export { type ProductCard, pageProducts } from './contract-list'
export { LateVariantSheet } from './parts/late-sheets'
export { Shelf } from './parts/shelf'
export { productCardBy } from './queries'
