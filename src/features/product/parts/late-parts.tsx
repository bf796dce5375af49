/** A mini-program has them in its package. */
export { BuySheet as LateBuySheet, VariantSheet as LateVariantSheet } from './buy-sheet'
export { Shelf as LateShelf } from './shelf'
