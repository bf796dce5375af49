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
  /** Prepay id, trade number or cashier token. */
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

export interface GatewayTables {
  push_addresses: PushAddressTable
  push_messages: PushMessageTable
  subscriptions: SubscriptionTable
  gateway_messages: GatewayMessageTable
  gateway_outbox: GatewayOutboxTable
  gateway_codes: GatewayCodeTable
  gateway_sessions: GatewaySessionTable
  gateway_orders: GatewayOrderTable
}
