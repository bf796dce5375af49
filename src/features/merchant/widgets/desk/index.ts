import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import { SellerApplications } from './applications'
import { SellerBuyers } from './buyers'
import { SellerCodes } from './codes'
import { SellerCoupons } from './coupons'
import { SellerFigures } from './figures'
import { SellerOrders, SellerPicking } from './orders'
import { SellerProduct } from './product-form'
import { SellerProducts } from './products'
import { SellerSales } from './sales'

/** The shop is the one that was chosen on the desk; what it has, the server knows. */
export const valueSchema = v.optional(v.unknown())

const urls = {
  /** Other addresses than the client's own, by the page: `orders`, `income`, `essential` … */
  urls: v.fallback(v.optional(v.record(v.string(), v.string()), {}), {}),
}

/** What is shown; the first unless the definition says. */
const show = <const N extends readonly [string, ...string[]]>(...names: N) =>
  v.object({ ...urls, show: v.fallback(v.optional(v.picklist(names), names[0]), names[0]) })

export const figuresConfig = show('today', 'income', 'papers')
export type FiguresConfig = v.InferOutput<typeof figuresConfig>
export const ordersConfig = show('list', 'order')
export type OrdersConfig = v.InferOutput<typeof ordersConfig>
export const buyersConfig = show('reviews', 'customers')
export type BuyersConfig = v.InferOutput<typeof buyersConfig>
export const deskConfig = v.object(urls)
export type DeskConfig = v.InferOutput<typeof deskConfig>

/** What all widgets of the desk have in common: they are for who is logged in, and load by themselves. */
const common = {
  version: 1,
  tier: 'commerce',
  value: valueSchema,
  ownData: true,
  needsLogin: true,
  height: 640,
} as const

/** `/merchant/index`: today and what waits; its income, and how its papers stand. */
export const sellerFigures = defineWidget(
  {
    ...common,
    type: 'sellerFigures',
    height: ({ show }: FiguresConfig) => (show === 'papers' ? 218 : 835),
    config: figuresConfig,
    examples: {
      today: { config: {} },
      income: { config: { show: 'income' } },
      papers: { config: { show: 'papers' } },
    },
  },
  SellerFigures,
)

/** `/merchant/orders`, `/merchant/order`: the orders of a shop, and one of them. */
export const sellerOrders = defineWidget(
  {
    ...common,
    type: 'sellerOrders',
    config: ordersConfig,
    examples: {
      list: { config: {} },
      order: { query: { id: '700043' }, config: { show: 'order' } },
    },
  },
  SellerOrders,
)

/** `/merchant/picking`: what is to be packed, to be printed. */
export const sellerPicking = defineWidget(
  { ...common, type: 'sellerPicking', config: deskConfig, examples: { bare: { config: {} } } },
  SellerPicking,
)

/** `/merchant/codes`: what is handed out for a pick-up's or a voucher's code. */
export const sellerCodes = defineWidget(
  { ...common, type: 'sellerCodes', config: deskConfig, examples: { bare: { config: {} } } },
  SellerCodes,
)

/** `/merchant/after-sales`: what buyers want back. */
export const sellerSales = defineWidget(
  { ...common, type: 'sellerSales', config: deskConfig, examples: { bare: { config: {} } } },
  SellerSales,
)

/** `/merchant/reviews`, `/merchant/customers`: what buyers say, and who they are. */
export const sellerBuyers = defineWidget(
  {
    ...common,
    type: 'sellerBuyers',
    config: buyersConfig,
    examples: { reviews: { config: {} }, customers: { config: { show: 'customers' } } },
  },
  SellerBuyers,
)

/** `/merchant/applications`: who wants to open a shop; for an administrator. */
export const sellerApplications = defineWidget(
  {
    ...common,
    type: 'sellerApplications',
    config: deskConfig,
    examples: { bare: { config: {} } },
  },
  SellerApplications,
)

/** `/merchant/products`: what the shop sells. */
export const sellerProducts = defineWidget(
  { ...common, type: 'sellerProducts', config: deskConfig, examples: { bare: { config: {} } } },
  SellerProducts,
)

/** `/merchant/coupons`: what it gives off. */
export const sellerCoupons = defineWidget(
  { ...common, type: 'sellerCoupons', config: deskConfig, examples: { bare: { config: {} } } },
  SellerCoupons,
)

/** `/merchant/product`: a new product, or the one of the page's `id`. */
export const sellerProduct = defineWidget(
  {
    ...common,
    type: 'sellerProduct',
    config: deskConfig,
    examples: { fresh: { config: {} }, known: { query: { id: '2001' }, config: {} } },
  },
  SellerProduct,
)
