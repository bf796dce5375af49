import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { cents, id, pageOf, pagingQuery, requestId, seconds } from '../../http/shapes'
import { order } from '../order/contract'
import { afterSale } from '../order/contract-shapes'
import { review } from '../product/contract-reviews'

/*
 * The desk of a shop. The specification names `simpleMerchants` alone; the others are ours (decision 0028). Who
 * owns no shop, or another, is refused; an administrator sees all shops.
 */

const rowId = v.pipe(id, v.minLength(1), v.maxLength(20))
const text = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most))
const both = (most: number) => v.object({ en: text(most), 'zh-Hans': text(most) })
const price = v.pipe(cents, v.minValue(1), v.maxValue(10_000_000))
const stock = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999))
const pieces = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999))
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
const packed = v.object({ position: place, count: pieces })
const carrier = text(20)
const number = v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{6,30}$/))
/** Of one shop of the caller's; of all of them unless said. */
const shop = { merchantId: v.optional(v.pipe(v.string(), v.maxLength(20)), '') }
/** What its owner sent last has not been looked at: an open shop stays open meanwhile. */
const isWaiting = v.optional(v.boolean(), false)
const paging = v.object({ ...pagingQuery.entries, ...shop })

/** GET merchant/merchants/simpleMerchants: the caller’s merchants (client spec §3: id), an administrator’s all. */
export const listSimpleMerchants = endpoint({
  method: 'GET',
  path: 'merchant/merchants/simpleMerchants',
  data: v.array(
    v.object({
      id,
      name: v.string(),
      status: v.number(),
      reason: v.optional(v.string(), ''),
      isWaiting,
    }),
  ),
  auth: 'user',
})

/** GET merchant/desk/figures: today by the server's clock, and what waits. */
export const getDeskFigures = endpoint({
  method: 'GET',
  path: 'merchant/desk/figures',
  query: v.object(shop),
  data: v.object({
    orders: v.number(),
    amount: cents,
    buyers: v.number(),
    refunded: cents,
    toShip: v.number(),
    toPickUp: v.number(),
    afterSales: v.number(),
    reviews: v.number(),
    /** Variants of which fewer than five are left. */
    lowStock: v.number(),
    /** Shops that wait for the caller's word; an administrator's alone. */
    applications: v.optional(v.number()),
  }),
  auth: 'user',
})

/** POST merchant/order/page: the newest first, by status and keyword, with `counts` by status. */
export const pageShopOrders = endpoint({
  method: 'POST',
  path: 'merchant/order/page',
  body: paging,
  data: v.object({ ...pageOf(order).entries, counts: v.record(v.string(), v.number()) }),
  auth: 'user',
  read: true,
})

/** GET merchant/order/show */
export const showShopOrder = endpoint({
  method: 'GET',
  path: 'merchant/order/show',
  query: v.object({ id: rowId }),
  data: order,
  auth: 'user',
})

/** POST merchant/order/ship: a parcel leaves; several of them make an order. Once for a `requestId`. */
export const shipOrder = endpoint({
  method: 'POST',
  path: 'merchant/order/ship',
  body: v.object({
    id: rowId,
    carrier,
    number,
    lines: v.pipe(v.array(packed), v.minLength(1), v.maxLength(100)),
    requestId,
  }),
  data: order,
  auth: 'user',
})

/** What a shop usually closes an order for; the server has the words, and any others are its own. */
export const CLOSE_REASONS = ['soldOut', 'address', 'price', 'asked'] as const

/**
 * POST merchant/order/close: one that is unpaid, or paid with nothing on its way; what was paid goes back to where
 * it came from. `reason`, one of `CLOSE_REASONS` or any words, is told to the buyer. Once for a `requestId`.
 */
export const closeOrder = endpoint({
  method: 'POST',
  path: 'merchant/order/close',
  body: v.object({ id: rowId, reason: text(200), requestId }),
  data: order,
  auth: 'user',
})

/** GET merchant/pickup/find: the order behind eight digits or a scanned code. */
export const findPickup = endpoint({
  method: 'GET',
  path: 'merchant/pickup/find',
  query: v.object({ code: text(40) }),
  data: order,
  auth: 'user',
})

/** POST merchant/pickup/redeem: the buyer has it; once. */
export const redeemPickup = endpoint({
  method: 'POST',
  path: 'merchant/pickup/redeem',
  body: v.object({ code: text(40) }),
  data: order,
  auth: 'user',
})

/** POST merchant/afterSale/page: `status` is an `AfterSaleState`, `keyword` an order's number. */
export const pageShopAfterSales = endpoint({
  method: 'POST',
  path: 'merchant/afterSale/page',
  body: paging,
  data: pageOf(afterSale),
  auth: 'user',
  read: true,
})

/** POST merchant/afterSale/decide: one of its `actions`; a refusal says why, another parcel has a number. */
export const decideAfterSale = endpoint({
  method: 'POST',
  path: 'merchant/afterSale/decide',
  body: v.object({
    id: rowId,
    action: v.picklist(['approve', 'refuse', 'receive', 'resend']),
    message: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
    parcel: v.optional(v.object({ carrier, number })),
  }),
  data: afterSale,
  auth: 'user',
})

const shopSku = v.object({ id, name: both(40), price: cents, stock: v.number() })

export const shopProduct = v.object({
  id,
  storeId: id,
  storeName: v.string(),
  classId: id,
  name: both(80),
  intro: both(200),
  images: v.array(v.string()),
  isOnShelf: v.boolean(),
  price: cents,
  stock: v.number(),
  sold: v.number(),
  skus: v.array(shopSku),
})
export type ShopProduct = v.InferOutput<typeof shopProduct>

/** POST merchant/product/page: `status` 1 on the shelf, 0 off it, 2 there and nearly gone. */
export const pageShopProducts = endpoint({
  method: 'POST',
  path: 'merchant/product/page',
  body: paging,
  data: pageOf(shopProduct),
  auth: 'user',
  read: true,
})

/** GET merchant/product/show: one of them, to be changed. */
export const showShopProduct = endpoint({
  method: 'GET',
  path: 'merchant/product/show',
  query: v.object({ id: rowId }),
  data: shopProduct,
  auth: 'user',
})

/**
 * POST merchant/product/save: a new product, once for a `requestId`, or all of one there is; variants that are
 * left out go.
 */
export const saveShopProduct = endpoint({
  method: 'POST',
  path: 'merchant/product/save',
  body: v.object({
    id: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
    requestId: v.optional(requestId),
    storeId: rowId,
    classId: rowId,
    name: both(80),
    intro: both(200),
    /** Pictures of the catalogue or uploads of the caller's. */
    images: v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^\/(files|pictures)\/[\w./-]{1,80}$/))),
      v.minLength(1),
      v.maxLength(9),
    ),
    skus: v.pipe(
      v.array(
        v.object({
          id: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
          name: both(40),
          price,
          stock,
        }),
      ),
      v.minLength(1),
      v.maxLength(20),
    ),
  }),
  data: shopProduct,
  auth: 'user',
})

/** POST merchant/product/shelf */
export const shelveProduct = endpoint({
  method: 'POST',
  path: 'merchant/product/shelf',
  body: v.object({ id: rowId, isOnShelf: v.boolean() }),
  data: shopProduct,
  auth: 'user',
})

/**
 * POST merchant/product/sku: price and stock of one variant. With `was`, what the seller saw, the one that was
 * not changed stays as it is, and a change of what somebody else has changed meanwhile is refused with 409.
 */
export const priceSku = endpoint({
  method: 'POST',
  path: 'merchant/product/sku',
  body: v.object({ id: rowId, price, stock, was: v.optional(v.object({ price, stock })) }),
  data: shopProduct,
  auth: 'user',
})

/** POST merchant/review/page: `status` 0 for those without an answer, `id` for one. */
export const pageShopReviews = endpoint({
  method: 'POST',
  path: 'merchant/review/page',
  body: v.object({ ...paging.entries, id: v.optional(rowId) }),
  data: pageOf(v.object({ ...review.entries, productName: v.string() })),
  auth: 'user',
  read: true,
})

/**
 * POST merchant/review/reply: what the shop says; saying it again replaces it. With `was`, the answer the seller
 * saw, another one that somebody has given meanwhile is not replaced: 409.
 */
export const replyReview = endpoint({
  method: 'POST',
  path: 'merchant/review/reply',
  body: v.object({ id: rowId, reply: text(300), was: v.optional(v.string()) }),
  data: v.object({ id, reply: v.string() }),
  auth: 'user',
})

/** POST merchant/customer/page: who has bought, the best first. */
export const pageCustomers = endpoint({
  method: 'POST',
  path: 'merchant/customer/page',
  body: paging,
  data: pageOf(
    v.object({
      userId: id,
      nickName: v.string(),
      avatar: v.string(),
      orders: v.number(),
      amount: cents,
      lastAt: seconds,
    }),
  ),
  auth: 'user',
  read: true,
})
