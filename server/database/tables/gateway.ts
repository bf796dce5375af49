import type { Generated } from 'kysely'
import type { L10nJson } from '../l10n'

/** A one-use code of a simulated social platform: for a login or for a phone number. */
export interface GatewayCodeTable {
  code: string
  gateway: string
  purpose: string
  identity: string
  expiresAt: number
  usedAt: number | null
}

/** Who is behind an openId, and the key of the latest login. */
export interface GatewaySessionTable {
  openId: string
  gateway: string
  identity: string
  /** Base64 of 16 bytes. */
  sessionKey: string
}

export interface GatewayOrderTable {
  /** Our number of it at the vendor, or the cashier's token. */
  id: string
  gateway: string
  payId: string
  amount: number
  description: string
  /** 'open', 'paid', 'cancelled', 'expired' or 'refunded'. */
  status: string
  returnUrl: string
  payType: number
  createdAt: number
  transactionId: string | null
  /** Cents that went back to the payer. */
  refunded: Generated<number>
  /** When the vendor is asked about it next, seconds; null when nothing is left to ask. */
  askAt: number | null
}

/** Money that a vendor is to pay back: it outlives the process. */
export interface GatewayRefundTable {
  /** The vendor pays the same one back once. */
  id: string
  gateway: string
  transactionId: string
  /** Cents. */
  amount: number
  /** Cents of the whole payment. */
  total: number
  reason: string
  /** When it is sent next, seconds; null once all tries are used up. */
  nextAt: number | null
  attempts: Generated<number>
  doneAt: Generated<number | null>
  /** Why the last try failed. */
  lastError: Generated<string>
}

/** News of a paid order that main has yet to take: it outlives the process. */
export interface GatewayOutboxTable {
  id: Generated<number>
  gatewayOrderId: string
  createdAt: number
  /** When it is sent next; null once all tries are used up. */
  nextAt: number | null
  attempts: Generated<number>
  deliveredAt: Generated<number | null>
  /** Why the last try failed. */
  lastError: Generated<string>
}

/** What somebody let a platform tell them; each yes adds one to `quota`, each message takes one. */
export interface SubscriptionTable {
  userId: string
  host: string
  moment: string
  templateId: string
  /** 'accept', 'reject' or 'ban'. */
  answer: string
  quota: number
  answeredAt: number
}

/** A message a simulated platform has sent while the app was closed. */
export interface GatewayMessageTable {
  id: string
  host: string
  userId: string
  moment: string
  templateId: string
  /** What happened; nobody is told of it twice. */
  refId: string
  text: L10nJson
  url: string
  sentAt: number
}

/** Where notifications of one installation of the native app go, while the session it was told in lives. */
export interface PushAddressTable {
  device: string
  userId: string
  sessionId: string
  vendor: string
  token: string
  savedAt: number
}

/** A notification a simulated vendor was given to show. */
export interface PushMessageTable extends Omit<PushAddressTable, 'sessionId' | 'savedAt'> {
  id: string
  moment: string
  /** What happened; no installation is told of it twice. */
  refId: string
  text: L10nJson
  url: string
  sentAt: number
}

/** What all processes share of a vendor: the token that calls for an app carry. */
export interface VendorTokenTable {
  /** Of the vendor and the app. */
  name: string
  token: string
  expiresAt: number
}

export interface GatewayTables {
  vendor_tokens: VendorTokenTable
  push_addresses: PushAddressTable
  push_messages: PushMessageTable
  subscriptions: SubscriptionTable
  gateway_messages: GatewayMessageTable
  gateway_outbox: GatewayOutboxTable
  gateway_codes: GatewayCodeTable
  gateway_sessions: GatewaySessionTable
  gateway_orders: GatewayOrderTable
  gateway_refunds: GatewayRefundTable
}
