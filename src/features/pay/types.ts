import type { OpenPaySheet } from '../../shared/host'
import type { ClientType } from '../../shared/transport'
import type { PayStatus } from './contract'
import type { LedgerDeps } from './ledger'
import type { LockDeps } from './lock'

/** A payment as the server described it; `amount` in cents. */
export interface PayOrder {
  readonly payId: string
  /** One of the methods the server offered. Numbers this client does not know are unsupported. */
  readonly payType: number
  readonly amount: number
}

export interface PayChoice extends PayOrder {
  /** Balance and asset groups ask for it. Never stored. */
  readonly payPassword?: string
  /** The user was told that it may have been paid, and wants to start over. */
  readonly again?: boolean
}

/** What `api/pay/pay` answers (client spec §3, payment response). */
export interface PayAnswer {
  readonly url?: string
  readonly message?: unknown
}

export type ServerStatus = (typeof PayStatus)[keyof typeof PayStatus]

/** How a started payment stands. Refusals and cancellations are thrown. */
export type PayOutcome =
  /** The server has the money. `url` is where to end, `delay` how long 支付成功 stays, ms. */
  | { readonly kind: 'paid'; readonly url: string; readonly delay: number }
  /** The browser is on its way to the gateway. */
  | { readonly kind: 'left' }
  /** A page of this app goes on with the payment. */
  | { readonly kind: 'open'; readonly url: string }
  /** Nobody can say yet whether the money moved (pitfalls P15): ask again, never charge again. */
  | { readonly kind: 'confirming' }
  /** It was started before and the server has no money yet: only the user knows what happened. */
  | { readonly kind: 'started' }
  /** Somebody is making this payment just now: this tab, or another one. */
  | { readonly kind: 'running' }
  /** This client cannot pay that way; `link` is where another one could. */
  | { readonly kind: 'unsupported'; readonly link?: string }

/** Which call gives the parameters of a sheet when the answer carries none. */
export type SheetCall = 'mini' | 'public'

/** What a payment needs from server and host. `host-deps.ts` builds the real ones. */
export interface PayDeps extends LedgerDeps, LockDeps {
  readonly persistence: LedgerDeps['persistence']
  readonly clientType: ClientType
  readonly requestPay: (
    order: PayOrder & { readonly openId: string; readonly payPassword?: string },
  ) => Promise<PayAnswer>
  readonly fetchStatus: (payId: string) => Promise<ServerStatus>
  readonly fetchSheetParams: (call: SheetCall, payId: string, openId: string) => Promise<unknown>
  readonly openPaySheet: OpenPaySheet
  /** Leaves for a gateway. @throws UnsupportedError where there is no browser to leave in. */
  readonly leaveFor: (url: string) => void
  /** Leaves by sending the gateway's HTML form. @throws as `leaveFor`, and for a form not to be trusted. */
  readonly leaveByForm: (html: string) => void
  /** Who pays by the host's identity; `ask` where the sheet needs it, else what is known. */
  readonly openId: (ask: boolean) => Promise<string>
}
