import * as v from 'valibot'
import { cents, id, seconds } from '../../http/shapes'

/** What is asked for. */
export const AfterSaleKind = { Refund: 1, Return: 2, Exchange: 3 } as const
export type AfterSaleKind = (typeof AfterSaleKind)[keyof typeof AfterSaleKind]

/** Where an after-sale stands; 6 to 9 are its ends. With `Resent` the new goods are on their way. */
export const AfterSaleState = {
  Requested: 1,
  Approved: 2,
  Refused: 3,
  Returning: 4,
  Received: 5,
  Refunded: 6,
  Exchanged: 7,
  Cancelled: 8,
  Closed: 9,
  Appealed: 10,
  Resent: 11,
} as const
export type AfterSaleState = (typeof AfterSaleState)[keyof typeof AfterSaleState]

export const afterSale = v.object({
  id,
  orderId: id,
  orderSerial: v.string(),
  storeId: id,
  storeName: v.string(),
  /** The line it is about, and how many pieces of it. */
  position: v.number(),
  name: v.string(),
  skuName: v.string(),
  image: v.string(),
  count: v.number(),
  kind: v.picklist(Object.values(AfterSaleKind)),
  state: v.picklist(Object.values(AfterSaleState)),
  reason: v.string(),
  message: v.string(),
  pictures: v.array(v.string()),
  /** What is asked for, 0 for an exchange; what has gone back, in money and in points. */
  amount: cents,
  refunded: cents,
  points: v.number(),
  /** Where the money went: `balance` or the name of a gateway; empty before. */
  channel: v.string(),
  createdAt: seconds,
  /** When something happens by itself: it is approved, taken as received, or closed. */
  deadlineAt: v.nullable(seconds),
  /** Of the buyer's parcel, and of the one that replaces it. */
  returnParcel: v.nullable(v.object({ carrier: v.string(), number: v.string() })),
  exchangeParcel: v.nullable(v.object({ carrier: v.string(), number: v.string() })),
  steps: v.array(
    v.object({
      at: seconds,
      by: v.picklist(['buyer', 'seller', 'operator', 'clock']),
      /** Name of who it was, for people to read. */
      name: v.string(),
      action: v.string(),
      message: v.string(),
    }),
  ),
  /** What the caller may do now: `cancel`, `sendBack`, `receiveNew`, `appeal`; a seller `approve`, `refuse` … */
  actions: v.array(v.string()),
})
export type AfterSale = v.InferOutput<typeof afterSale>
