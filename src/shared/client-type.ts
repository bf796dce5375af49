/** Client types (client spec §9). */
export const CLIENT_TYPES = [
  'WapH5',
  'AlipayH5',
  'WeChat',
  'WeChatLite',
  'AppPlus',
  'Alipay',
] as const
export type ClientType = (typeof CLIENT_TYPES)[number]
