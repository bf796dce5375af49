export { type ProductCard, pageProducts } from './contract-list'
