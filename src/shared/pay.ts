/** Pay types (client spec §9). What each one does is the table in `src/features/pay/dispatch.ts`. */
export const PayType = {
  Redirect: 1,
  BrowserRedirect: 3,
  Alipay: 4,
  WeChatBrowser: 7,
  WeChatNative: 8,
  MiniProgram: 12,
  AssetRedirect: 300,
} as const
export type PayType = (typeof PayType)[keyof typeof PayType]

const ALL: readonly number[] = Object.values(PayType)

/** False for a number the server added after this client shipped. */
export const isPayType = (value: number): value is PayType => ALL.includes(value)

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
