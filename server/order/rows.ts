import type { Generated } from 'kysely'
import type { L10nJson } from '../database/l10n'

/** Money is integer cents, times are seconds since 1970. */
export interface OrderTable {
  id: string
  serial: string
  userId: string
  storeId: string
  status: number
  /** 1 courier, 2 pick up. */
  way: number
  goodsAmount: number
  freight: number
  amount: number
  /** The address as it was when the order was placed, JSON. */
  address: string
  note: string
  requestId: string
  createdAt: number
  paidAt: number | null
  expiresAt: number
  /** The payment, which orders of several stores share. */
  payId: Generated<string>
  /** Where it stands beside its after-sales: a status, and never that of an after-sale. */
  stage: Generated<number>
  memberDiscount: Generated<number>
  couponDiscount: Generated<number>
  /** Points spent on it; each took a cent off. */
  points: Generated<number>
  couponId: Generated<string>
  /** JSON of who picks it up, or empty. */
  pickup: Generated<string>
  pickupCode: Generated<string>
  /** JSON, or empty. */
  invoice: Generated<string>
  shippedAt: Generated<number | null>
  receivedAt: Generated<number | null>
  closedAt: Generated<number | null>
  closeReason: Generated<string>
  /** `shop`, or empty: the buyer, the clock, or a refund. */
  closedBy: Generated<string>
  urgedAt: Generated<number | null>
  /** When the buyer took it out of the list. */
  deletedAt: Generated<number | null>
  /** Points it brought. */
  earned: Generated<number>
  /** What the shop was paid for it with; empty before. */
  settlementId: Generated<string>
  /** 1 once those who brought the buyer had their share. */
  isShared: Generated<number>
}

export interface OrderLineTable {
  orderId: string
  position: number
  productId: string
  skuId: string
  name: L10nJson
  skuName: L10nJson
  image: string
  price: number
  count: number
  /** What all pieces came to, discounts and points taken off; and the points that went into it. */
  paid: Generated<number>
  points: Generated<number>
  /** Pieces, cents and points that went back. */
  refunded: Generated<number>
  refundedAmount: Generated<number>
  refundedPoints: Generated<number>
}

export interface PaymentTable {
  id: string
  orderId: string
  userId: string
  title: L10nJson
  amount: number
  status: number
  payType: number | null
  createdAt: number
  expiresAt: number
  paidAt: number | null
}

/** Every notification of a gateway; the key makes a second one harmless. */
export interface PaymentNotificationTable {
  gateway: string
  transactionId: string
  payId: string
  amount: number
  receivedAt: number
  /** How often it came after the first. */
  repeats: number
  /** Why somebody has to look at it: `wrong-amount` or `unknown`; empty for news that was right. */
  problem: Generated<string>
}

export interface OrderTables {
  orders: OrderTable
  order_lines: OrderLineTable
  payments: PaymentTable
  payment_notifications: PaymentNotificationTable
}
