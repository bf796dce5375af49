import * as v from 'valibot'
import { cents, id } from '../shapes'

/** A product as lists show it. Prices are cents; `image` is a path on the main host. */
export const productCard = v.object({
  id,
  name: v.string(),
  image: v.string(),
  style: v.string(),
  /** Alcohol by volume in percent, one decimal. */
  abv: v.number(),
  price: cents,
  marketPrice: v.optional(cents),
  sold: v.number(),
  stock: v.number(),
  tags: v.array(v.string()),
  classId: id,
  storeId: id,
  /** The SKU a quick add puts into the cart. */
  skuId: id,
})
export type ProductCard = v.InferOutput<typeof productCard>

export const sku = v.object({
  id,
  productId: id,
  name: v.string(),
  /** One value per option of the product, in its order: ['330 ml', '6 cans']. */
  values: v.array(v.string()),
  price: cents,
  marketPrice: v.optional(cents),
  stock: v.number(),
  image: v.string(),
})
export type Sku = v.InferOutput<typeof sku>

export const productDetail = v.object({
  ...productCard.entries,
  images: v.array(v.string()),
  intro: v.string(),
  /** Bitterness (IBU), colour (SRM), original gravity and so on, ready to read. */
  attributes: v.array(v.object({ name: v.string(), value: v.string() })),
  options: v.array(v.object({ name: v.string(), values: v.array(v.string()) })),
  store: v.object({ id, name: v.string() }),
  /** HTML; sanitised before it is drawn. */
  description: v.string(),
})
export type ProductDetail = v.InferOutput<typeof productDetail>
