export { evaluateMore, evaluateProduct, pageReviews, type Review } from './contract'
export { type ProductCard, pageProducts } from './contract-list'
