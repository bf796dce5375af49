import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { cents, id, pageOf, pagingQuery, requestId, seconds } from '../../http/shapes'
import { order } from './contract'
import { AfterSaleKind, afterSale } from './contract-shapes'

/*
 * What comes after the payment. The specification names none of these calls: they are ours (decision 0028),
 * and a server without them answers 404.
 */

const rowId = v.pipe(id, v.minLength(1), v.maxLength(20))
const reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))
const message = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), '')
const pieces = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999))
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))
/** Addresses of pictures the caller has uploaded; nine at most. */
export const pictures = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^\/files\/\d{1,20}\.\w{1,5}$/))),
  v.maxLength(9),
)
const carrier = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(20))
const number = v.pipe(v.string(), v.regex(/^[0-9A-Za-z-]{6,30}$/))

/**
 * POST order/order/cancel: closes an unpaid order with all that were to be paid together, or a paid one of
 * which nothing is on its way: what was paid goes back to where it came from. Repeating it changes nothing.
 */
export const cancelOrder = endpoint({
  method: 'POST',
  path: 'order/order/cancel',
  body: v.object({ id: rowId, reason }),
  data: order,
  auth: 'user',
})

/** POST order/order/address: another address of the caller's, as long as nothing is on its way. */
export const changeOrderAddress = endpoint({
  method: 'POST',
  path: 'order/order/address',
  body: v.object({ id: rowId, addressId: rowId }),
  data: order,
  auth: 'user',
})

/** POST order/order/urge: asks the shop to hurry; once in six hours. */
export const urgeOrder = endpoint({
  method: 'POST',
  path: 'order/order/urge',
  body: v.object({ id: rowId }),
  data: order,
  auth: 'user',
})

/** POST order/order/receive: everything has arrived. */
export const receiveOrder = endpoint({
  method: 'POST',
  path: 'order/order/receive',
  body: v.object({ id: rowId }),
  data: order,
  auth: 'user',
})

/**
 * POST order/order/buyAgain: all lines that are still sold go into the cart, once for a `requestId`
 * (decision 0038).
 */
export const buyAgain = endpoint({
  method: 'POST',
  path: 'order/order/buyAgain',
  body: v.object({ id: rowId, requestId: v.optional(requestId) }),
  /** Pieces that were put into the cart, and names of lines that are sold out or gone. */
  data: v.object({ added: v.number(), missing: v.array(v.string()) }),
  auth: 'user',
})

/** DELETE order/order/{id}: takes a finished order out of the caller's list. */
export const deleteOrder = endpoint({
  method: 'DELETE',
  path: 'order/order/{id}',
  data: v.null(),
  auth: 'user',
})

/**
 * GET order/parcel/trace: where a parcel of the caller's is, the latest first; by the id of an after-sale the
 * one that replaces what it is about. Places are GCJ-02 degrees.
 */
export const traceParcel = endpoint({
  method: 'GET',
  path: 'order/parcel/trace',
  query: v.object({ id: rowId }),
  data: v.object({
    carrier: v.string(),
    number: v.string(),
    isDelivered: v.boolean(),
    steps: v.array(
      v.object({
        at: seconds,
        text: v.string(),
        latitude: v.number(),
        longitude: v.number(),
      }),
    ),
    /** From the store to the address; what comes after the last step is still to be travelled. */
    route: v.array(v.object({ latitude: v.number(), longitude: v.number() })),
  }),
  auth: 'user',
})
export type ParcelTrace = Awaited<ReturnType<typeof traceParcel>>

/** GET order/afterSale/offer: what can be asked for on a line: pieces, kinds, and the most for each count. */
export const getAfterSaleOffer = endpoint({
  method: 'GET',
  path: 'order/afterSale/offer',
  query: v.object({ orderId: rowId, position: v.string() }),
  data: v.object({
    kinds: v.array(v.picklist(Object.values(AfterSaleKind))),
    most: v.number(),
    /** The most for 1 piece, 2 pieces …, in cents. */
    amounts: v.array(cents),
    reasons: v.array(v.string()),
  }),
  auth: 'user',
})

/** POST order/afterSale/apply: asks for it; the amount is bounded by what was paid for these pieces. */
export const applyAfterSale = endpoint({
  method: 'POST',
  path: 'order/afterSale/apply',
  body: v.object({
    orderId: rowId,
    position: place,
    count: pieces,
    kind: v.picklist(Object.values(AfterSaleKind)),
    reason,
    message,
    pictures: v.optional(pictures, []),
    /** Cents; 0 for an exchange. */
    amount: v.pipe(cents, v.minValue(0)),
    requestId,
  }),
  data: afterSale,
  auth: 'user',
})

/** POST order/afterSale/page: the caller's, the newest first; `status` is an `AfterSaleState`. */
export const pageAfterSales = endpoint({
  method: 'POST',
  path: 'order/afterSale/page',
  body: v.object({ ...pagingQuery.entries, orderId: v.optional(rowId) }),
  data: pageOf(afterSale),
  auth: 'user',
  read: true,
})

/** GET order/afterSale/show */
export const showAfterSale = endpoint({
  method: 'GET',
  path: 'order/afterSale/show',
  query: v.object({ id: rowId }),
  data: afterSale,
  auth: 'user',
})

/** POST order/afterSale/cancel */
export const cancelAfterSale = endpoint({
  method: 'POST',
  path: 'order/afterSale/cancel',
  body: v.object({ id: rowId }),
  data: afterSale,
  auth: 'user',
})

/** POST order/afterSale/sendBack: the parcel the goods go back in. */
export const sendBackAfterSale = endpoint({
  method: 'POST',
  path: 'order/afterSale/sendBack',
  body: v.object({ id: rowId, carrier, number }),
  data: afterSale,
  auth: 'user',
})

/** POST order/afterSale/receive: what replaces the goods has arrived. */
export const receiveAfterSale = endpoint({
  method: 'POST',
  path: 'order/afterSale/receive',
  body: v.object({ id: rowId }),
  data: afterSale,
  auth: 'user',
})

/** POST order/afterSale/appeal: an operator looks at a refusal, once. */
export const appealAfterSale = endpoint({
  method: 'POST',
  path: 'order/afterSale/appeal',
  body: v.object({ id: rowId, message: reason }),
  data: afterSale,
  auth: 'user',
})
