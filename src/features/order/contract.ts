import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { cents, id, pageOf, pagingQuery, requestId, seconds } from '../../http/shapes'
import { INPUT_MAX_LENGTH } from '../../shared/constants'
import { couponFit, orderProducts } from '../coupon/contract-fit'

const note = v.pipe(v.string(), v.maxLength(INPUT_MAX_LENGTH))

/** What one store's order differs in from the rest (decision 0028). */
export const storeWish = v.object({
  storeId: id,
  /** 1 courier, 2 pick up; the purchase's own unless said. */
  way: v.optional(v.number()),
  /** A coupon of the caller's that is taken off; empty for none. */
  couponId: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
  note: v.optional(note, ''),
  /** Who comes for it and when; the caller's own name and number unless said. */
  pickup: v.optional(
    v.object({
      name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(30)),
      mobile: v.pipe(v.string(), v.regex(/^1[3-9]\d{9}$/)),
      time: v.pipe(v.string(), v.maxLength(40)),
    }),
  ),
})

/** What an invoice is made out to. A company has a tax number of 15 to 20 letters and digits. */
export const invoice = v.object({
  kind: v.picklist(['person', 'company']),
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60)),
  taxNumber: v.optional(v.pipe(v.string(), v.regex(/^([0-9A-Z]{15,20})?$/)), ''),
  email: v.optional(v.pipe(v.string(), v.maxLength(80), v.regex(/^([^\s@]+@[^\s@]+)?$/)), ''),
})

export type Invoice = v.InferOutput<typeof invoice>

const purchase = {
  /** One for each store that differs; a store that is not named has no coupon and no note. */
  stores: v.optional(v.pipe(v.array(storeWish), v.maxLength(20)), []),
  /** Points to be spent on it: each takes a cent off. */
  points: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9)), 0),
}

/**
 * POST order/orderBuy/buy: places the order, one for each store, and one payment for all of them. `way` is
 * the delivery way (1 courier, 2 pick up); `requestId` makes a repeated call answer with the orders of the
 * first, and belongs to one body.
 */
export const buy = endpoint({
  method: 'POST',
  path: 'order/orderBuy/buy',
  body: v.object({
    products: orderProducts,
    way: v.number(),
    isFromCart: v.boolean(),
    addressId: v.string(),
    note: v.optional(note, ''),
    ...purchase,
    invoice: v.optional(invoice),
    /** What the buyer was shown, freight included: at any other price the order is refused with 409. */
    amount: cents,
    requestId,
  }),
  data: v.object({
    /** The first of them. */
    orderId: id,
    payId: id,
    amount: cents,
    orderIds: v.optional(v.array(id), []),
  }),
  auth: 'user',
})

/** Order status (point 11). */
export const OrderStatus = {
  DuePayment: 1,
  WaitingToShip: 2,
  WaitingToReceive: 3,
  Done: 4,
  Refund: 5,
  Closed: 6,
} as const
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus]
export const orderStatus = v.picklist(Object.values(OrderStatus))

const none = v.optional(cents, 0)
const moment = v.optional(v.nullable(seconds), null)

export const orderLine = v.object({
  productId: id,
  skuId: id,
  name: v.string(),
  skuName: v.string(),
  image: v.string(),
  price: cents,
  count: v.number(),
  /** Its place in the order, by which after-sale and parcels name it. */
  position: v.optional(v.number(), 0),
  /** What all pieces came to, discounts taken off. */
  paid: none,
  /** Pieces that are on their way or there, that went back, and that an open after-sale is about. */
  shipped: v.optional(v.number(), 0),
  refunded: v.optional(v.number(), 0),
  claimed: v.optional(v.number(), 0),
  reviewed: v.optional(v.boolean(), false),
})
export type OrderLine = v.InferOutput<typeof orderLine>

/** A parcel and what is in it. */
export const parcel = v.object({
  id,
  carrier: v.string(),
  number: v.string(),
  createdAt: seconds,
  lines: v.array(v.object({ position: v.number(), count: v.number() })),
})
export type Parcel = v.InferOutput<typeof parcel>

export const order = v.object({
  id,
  /** The number people read out to support. */
  serial: v.string(),
  status: orderStatus,
  payId: id,
  storeName: v.string(),
  lines: v.array(orderLine),
  goodsAmount: cents,
  freight: cents,
  amount: cents,
  address: v.object({
    name: v.string(),
    mobile: v.string(),
    region: v.string(),
    detail: v.string(),
  }),
  note: v.string(),
  createdAt: seconds,
  paidAt: v.nullable(seconds),
  /** When an unpaid order closes by itself. */
  expiresAt: seconds,
  storeId: v.optional(id, ''),
  /** 1 courier, 2 pick up. */
  way: v.optional(v.number(), 1),
  memberDiscount: none,
  couponDiscount: none,
  /** What points took off, and how many they were. */
  pointsDiscount: none,
  points: v.optional(v.number(), 0),
  /** What has gone back to the buyer. */
  refundedAmount: none,
  /** Points the order has brought, once it is received. */
  earned: v.optional(v.number(), 0),
  /** Where and by whom it is picked up; the code is shown at the counter, once it is paid. */
  pickup: v.optional(
    v.nullable(
      v.object({
        code: v.string(),
        store: v.string(),
        address: v.string(),
        hours: v.string(),
        name: v.string(),
        mobile: v.string(),
        time: v.string(),
      }),
    ),
    null,
  ),
  invoice: v.optional(v.nullable(invoice), null),
  parcels: v.optional(v.array(parcel), []),
  shippedAt: moment,
  receivedAt: moment,
  /** When a shipped order counts as received, without a word of the buyer. */
  receivesAt: moment,
  closedAt: moment,
  closeReason: v.optional(v.string(), ''),
  /** `shop` when it was the shop that closed it; ours (decision 0058). */
  closedBy: v.optional(v.string(), ''),
  urgedAt: moment,
  /** The `AfterSaleState` of an open after-sale, the buyer's turn first; ours, absent without one. */
  afterSaleState: v.optional(v.number()),
  /** What the caller may do now: `pay`, `cancel`, `address`, `urge`, `receive`, `afterSale`, `review` … */
  actions: v.optional(v.array(v.string()), []),
})
export type Order = v.InferOutput<typeof order>

/** POST order/orderBuy/info: prices and availability before an order is placed. */
export const getBuyInfo = endpoint({
  method: 'POST',
  path: 'order/orderBuy/info',
  body: v.object({ products: orderProducts, isFromCart: v.optional(v.boolean(), false) }),
  data: v.object({
    storeName: v.string(),
    lines: v.array(orderLine),
    goodsAmount: cents,
    memberDiscount: v.optional(cents, 0),
    freight: cents,
    amount: cents,
  }),
  auth: 'user',
  read: true,
})

const sums = {
  goodsAmount: cents,
  freight: cents,
  amount: cents,
  memberDiscount: none,
  couponDiscount: none,
  pointsDiscount: none,
}

/** What the order of one store would come to. */
export const storeQuote = v.object({
  storeId: id,
  storeName: v.string(),
  address: v.string(),
  hours: v.string(),
  way: v.number(),
  lines: v.array(orderLine),
  ...sums,
  couponId: v.string(),
  /** The coupon that takes most off; empty when none fits. */
  bestCouponId: v.string(),
  coupons: v.array(couponFit),
})
export type StoreQuote = v.InferOutput<typeof storeQuote>

/**
 * POST orderBuy/getPrice: what a purchase would cost, store by store, with the coupons that fit and the
 * points that can be spent. `order/orderBuy/buy` takes the same wish and this `amount`.
 */
export const getBuyPrice = endpoint({
  method: 'POST',
  path: 'orderBuy/getPrice',
  body: v.object({ products: orderProducts, way: v.number(), ...purchase }),
  data: v.object({
    ...sums,
    stores: v.optional(v.array(storeQuote), []),
    /** Points that were asked for and are taken, that could be spent on this, and that the caller has. */
    points: v.optional(v.number(), 0),
    pointsMost: v.optional(v.number(), 0),
    pointsHeld: v.optional(v.number(), 0),
  }),
  auth: 'user',
  read: true,
})

/**
 * POST order/order/page: the user's orders, newest first, filtered by a status number and by a keyword in
 * the number or the name of any line. `counts` says how many there are in each status, by its number.
 */
export const pageOrders = endpoint({
  method: 'POST',
  path: 'order/order/page',
  body: pagingQuery,
  data: v.object({
    ...pageOf(order).entries,
    counts: v.optional(v.record(v.string(), v.number()), {}),
  }),
  auth: 'user',
  read: true,
})

/** GET api/ordershow/show. */
export const showOrder = endpoint({
  method: 'GET',
  path: 'api/ordershow/show',
  query: v.object({ id: v.string() }),
  data: order,
  auth: 'user',
})
