/** Where money of a user goes outside the app. */
export const ACCOUNT_KINDS = ['bank', 'alipay', 'wechat'] as const

export type AccountKind = (typeof ACCOUNT_KINDS)[number]
