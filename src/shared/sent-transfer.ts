/** One transfer as it is sent. A second try with the same `requestId` never moves money twice. */
export interface TransferOrder {
  readonly accountId: string
  readonly toMobile: string
  /** Cents. */
  readonly amount: number
  readonly requestId: string
}

/** What the device keeps of a transfer while nobody knows how it ended. Never a password. */
export interface SentTransfer extends TransferOrder {
  readonly userId: string
  /** When it was last sent: milliseconds since 1970, by the device. */
  readonly at: number
}
