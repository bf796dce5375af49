import * as v from 'valibot'
import { cents, id, seconds } from '../shapes'

/** Order status (decisions.md, 11). */
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
