/** Pay types (client spec §9). What each one does is the table in `src/flows/pay/handlers.ts`. */
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
