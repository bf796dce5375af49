import type { Generated } from 'kysely'
import type { L10nJson } from '../database/l10n'

export interface CategoryTable {
  id: string
  /** Empty for the first level. */
  parentId: string
  name: L10nJson
  icon: string
  position: number
}

/** Prices are cents, `abv` percent. */
export interface ProductTable {
  id: string
  storeId: string
  classId: string
  name: L10nJson
  style: L10nJson
  intro: L10nJson
  /** Safe HTML. */
  description: L10nJson
  image: string
  /** JSON: paths. */
  images: string
  abv: number
  ibu: number
  srm: number
  /** JSON: `{ name: L10nText, values: L10nText[] }[]`. */
  options: string
  /** JSON: `{ name: L10nText, value: L10nText }[]`, in place of a beer's figures. */
  attributes: Generated<string>
  /** Comma before, between and behind, so that one `like` finds a whole tag: `,new,hot,`. */
  tags: string
  /** 1 is the retail price, 2 the members' price of limited beers. */
  priceStyleId: string
  /** The cheapest SKU, which a quick add takes. */
  skuId: string
  price: number
  marketPrice: number | null
  sold: number
  position: number
  /** 0 when the shop does not sell it now. */
  onShelf: Generated<number>
  /** When it first stood on the shelf, seconds; 0 while it never did. */
  shelvedAt: Generated<number>
  /** All words of both languages in lower case. */
  search: string
}

export interface SkuTable {
  id: string
  productId: string
  name: L10nJson
  /** JSON: one L10nText for each option of the product. */
  optionValues: string
  price: number
  marketPrice: number | null
  stock: number
  image: string
}

/** An entry of a grid (client spec §3: name, id, icon, status). */
export interface RelationTable {
  id: string
  /** Which grid: `home`. */
  type: string
  name: L10nJson
  icon: string
  /** 1 is shown. */
  status: number
  url: string
  position: number
}

export interface NoticeTable {
  id: string
  text: L10nJson
  url: string
  level: string
  createdAt: number
  /** Whom it is for; empty for everybody. */
  userId: Generated<string>
  /** A `MessageKind`. */
  kind: Generated<string>
}

/** That somebody has read a message. */
export interface NoticeReadTable {
  userId: string
  noticeId: string
}

export interface ProductTables {
  categories: CategoryTable
  products: ProductTable
  skus: SkuTable
  relations: RelationTable
  notices: NoticeTable
  notice_reads: NoticeReadTable
}
