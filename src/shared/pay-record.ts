/** How far a payment has come, as this device knows it. The server's word is `settled`. */
export type PaymentState =
  | 'requested'
  | 'prepaid'
  | 'invoked'
  | 'verifying'
  | 'settled'
  | 'cancelled'
  | 'failed'
  | 'unknown'

/** What the device keeps of a payment it has started. Never a password, never a signature. */
export interface PayRecord {
  readonly payId: string
  readonly userId: string
  readonly payType: number
  /** Cents. */
  readonly amount: number
  readonly state: PaymentState
  /** The server has closed the payment: nothing will change any more. */
  readonly closed?: true
  /** How often it was started. */
  readonly tries: number
  /** Milliseconds since 1970, by the device. */
  readonly startedAt: number
  readonly changedAt: number
}
