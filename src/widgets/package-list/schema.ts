import * as v from 'valibot'
import { cents } from '../../api/shapes'

const part = v.object({
  /** A beer of the shop; empty for what the shop does not sell alone. */
  productId: v.optional(v.string(), ''),
  name: v.string(),
  image: v.optional(v.string(), ''),
  price: v.optional(cents, 0),
  count: v.number(),
})
export type Part = v.InferOutput<typeof part>

const offer = v.object({
  id: v.string(),
  name: v.string(),
  intro: v.optional(v.string(), ''),
  price: cents,
  /** What the parts cost one by one; 0 when that is not told. */
  worth: v.optional(cents, 0),
  /** Name of the grade that comes with it. */
  grade: v.optional(v.string(), ''),
  items: v.optional(v.array(part), []),
  perks: v.optional(v.array(v.string()), []),
})
export type Offer = v.InferOutput<typeof offer>

export const valueSchema = v.array(offer)

const withDefault = (text: string) => v.fallback(v.optional(v.string(), text), text)

export const listConfigSchema = v.object({
  itemUrl: withDefault('/scanPay/show?id={id}'),
})
export type PackageListConfig = v.InferOutput<typeof listConfigSchema>

export const detailConfigSchema = v.object({
  /** The parameter of the page's address that names the package. */
  idParam: withDefault('id'),
  buyUrl: withDefault('/scanPay/purchase?packageId={id}'),
  productUrl: withDefault('/scanPay/product?id={productId}'),
  listUrl: withDefault('/scanPay/index'),
})
export type PackageDetailConfig = v.InferOutput<typeof detailConfigSchema>

export const purchaseConfigSchema = v.object({
  idParam: withDefault('packageId'),
  payUrl: withDefault('/asset/pay/index?id={payId}'),
  listUrl: withDefault('/scanPay/index'),
})
export type PackagePurchaseConfig = v.InferOutput<typeof purchaseConfigSchema>
