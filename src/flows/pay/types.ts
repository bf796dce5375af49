import type { PayStatus } from '../../api/pay/list-pay-methods'
import type { OpenPaySheet } from '../../platform/pay/types'
import type { Persistence } from '../../stores/persistence'

/** A payment as the server described it; `amount` in cents. */
export interface PayOrder {
  readonly payId: string
  /** One of the methods the server offered. Numbers this client does not know are unsupported. */
  readonly payType: number
  readonly amount: number
}

/** What `api/pay/pay` answers (client spec §3, payment response). */
export interface PayAnswer {
  readonly url?: string
  readonly message?: unknown
}

export type PayState = (typeof PayStatus)[keyof typeof PayStatus]

/** How a started payment stands. Refusals and cancellations are thrown. */
export type PayOutcome =
  /** The server has the money. `url` is where it wants to end, `delay` how long 支付成功 stays, ms. */
  | { readonly kind: 'paid'; readonly url: string | undefined; readonly delay: number }
  /** The browser is on its way to the gateway. */
  | { readonly kind: 'left' }
  /** A page of this app goes on with the payment. */
  | { readonly kind: 'open'; readonly url: string }
  /** Nobody can say yet whether the money moved (pitfalls P15): ask again, never charge again. */
  | { readonly kind: 'confirming' }
  /** This payment is already being made. */
  | { readonly kind: 'running' }

/** What a payment needs from server and host. `host-deps.ts` builds the real ones. */
export interface PayDeps {
  readonly requestPay: (order: PayOrder & { readonly openId: string }) => Promise<PayAnswer>
  readonly fetchStatus: (payId: string) => Promise<PayState>
  readonly openPaySheet: OpenPaySheet
  /** Leaves for a gateway. @throws UnsupportedError where there is no browser to leave in. */
  readonly leaveFor: (url: string) => void
  readonly openId: () => Promise<string>
  readonly sleep: (milliseconds: number) => Promise<void>
  readonly persistence: Pick<Persistence, 'read' | 'write' | 'remove'>
}
