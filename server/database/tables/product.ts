import type { L10nJson } from '../l10n'

/** What the order area reads of a product; the product area adds its own columns. */
export interface ProductTable {
  id: string
  storeId: string
  classId: string
  name: L10nJson
  image: string
  sold: number
}

export interface SkuTable {
  id: string
  productId: string
  name: L10nJson
  price: number
  stock: number
  image: string
}

export interface ProductTables {
  products: ProductTable
  skus: SkuTable
}
