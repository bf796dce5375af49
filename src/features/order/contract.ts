import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { cents, id, pageOf, pagingQuery, requestId, seconds } from '../../http/shapes'
import { INPUT_MAX_LENGTH } from '../../shared/constants'

/** What is bought: SKU and count (commerce spec §3, 'Order buy input'). */
export const orderProducts = v.pipe(
  v.array(
    v.object({
      productId: id,
      skuId: id,
      count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
    }),
  ),
  v.minLength(1),
)

/**
 * POST order/orderBuy/buy: places the order. `way` is the delivery way (1 courier, 2 pick up);
 * `requestId` makes a repeated call answer with the order of the first, and belongs to one body.
 */
export const buy = endpoint({
  method: 'POST',
  path: 'order/orderBuy/buy',
  body: v.object({
    products: orderProducts,
    way: v.number(),
    isFromCart: v.boolean(),
    addressId: v.string(),
    note: v.optional(v.pipe(v.string(), v.maxLength(INPUT_MAX_LENGTH)), ''),
    /** What the buyer was shown, freight included: at any other price the order is refused with 409. */
    amount: cents,
    requestId,
  }),
  data: v.object({ orderId: id, payId: id, amount: cents }),
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

export const orderLine = v.object({
  productId: id,
  skuId: id,
  name: v.string(),
  skuName: v.string(),
  image: v.string(),
  price: cents,
  count: v.number(),
})
export type OrderLine = v.InferOutput<typeof orderLine>

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
    freight: cents,
    amount: cents,
  }),
  auth: 'user',
  read: true,
})

/** POST orderBuy/getPrice: what an order would cost, by way of delivery. */
export const getBuyPrice = endpoint({
  method: 'POST',
  path: 'orderBuy/getPrice',
  body: v.object({ products: orderProducts, way: v.number() }),
  data: v.object({ goodsAmount: cents, freight: cents, amount: cents }),
  auth: 'user',
  read: true,
})

/** POST order/order/page: the user's orders, newest first, filtered by a status number. */
export const pageOrders = endpoint({
  method: 'POST',
  path: 'order/order/page',
  body: pagingQuery,
  data: pageOf(order),
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
