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
