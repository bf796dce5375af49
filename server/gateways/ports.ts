import type * as v from 'valibot'
import type { wechatPayParams } from '../../src/features/pay/contract'
import type { Locale } from '../locale'
import type { Notification } from './notifications'
import type { GatewayOrder } from './orders'

/** Sends a request to a vendor: the network, or in a sandbox this very process. */
export type Send = (url: string, init: RequestInit) => Promise<Response>

/** A vendor refused, did not answer, or answered what it did not sign. Nothing is known of what it did. */
export class VendorError extends Error {
  override readonly name = 'VendorError'

  /** @param code the vendor's own word, such as `SIGN_ERROR`; `UNREADABLE` for an answer that is none. */
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`)
  }
}

/** Who is asked to pay, and from where. */
export interface Asking {
  /** The payer as the vendor knows them; empty where the vendor does not ask for it. */
  readonly payer: string
  /** Of the connection; the vendor wants it for pages in a browser. */
  readonly address: string
  /** `https://shop.example`, as the caller reached us. */
  readonly origin: string
  readonly locale: Locale
  /** What kind of client asks (client spec §9). */
  readonly clientType: string
  /** Seconds; the vendor takes nothing after it. */
  readonly expiresAt: number
}

/** What the client needs to let somebody pay: a page to go to, or what it hands to the host. */
export interface Prepared {
  readonly url?: string
  readonly message?: string | v.InferOutput<typeof wechatPayParams>
}

/** An order as the vendor has it. `news` is what it would tell us of the money it took. */
export type AtVendor =
  | { readonly state: 'paid'; readonly news: Notification }
  | { readonly state: 'open' | 'closed' | 'unknown' }

/** Money that goes back. */
export interface VendorRefund {
  /** Ours; the vendor pays the same one back once. */
  readonly id: string
  readonly transactionId: string
  /** Cents. */
  readonly amount: number
  /** Cents of the whole payment. */
  readonly total: number
  readonly reason: string
}

/** Which order is meant: by our number, or by the vendor's. */
export type OrderKey = { readonly orderId: string } | { readonly transactionId: string }

/** Somebody who collects money for us. Each call throws a VendorError when the vendor did not do it. */
export interface PaymentGateway {
  /** Asks the vendor to collect for an order that is written down. */
  prepare(order: GatewayOrder, asking: Asking): Promise<Prepared>
  query(key: OrderKey): Promise<AtVendor>
  /** Nobody can pay it any more. */
  close(orderId: string): Promise<void>
  refund(refund: VendorRefund): Promise<void>
  /**
   * What a message at our door says; undefined when it is about no money that came.
   *
   * @throws Refusal 403 for one the vendor did not send as it stands, or not for us, or not now.
   */
  readNews(headers: Headers, body: string): Promise<Notification | undefined>
}
