export {
  addToCart,
  evaluateMore,
  evaluateProduct,
  pageReviews,
  type Review,
} from './contract'
export { type ProductCard, pageProducts } from './contract-list'
export { LateShelf, LateVariantSheet } from './parts/late-parts'
export { productCardBy } from './queries'
