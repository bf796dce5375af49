/** Signed parameters, as the server returns them. */
export interface WechatPayParams {
  readonly timeStamp: string
  readonly nonceStr: string
  readonly payPackage: string
  readonly signType: string
  readonly paySign: string
}

export type PaySheetParams =
  | ({ readonly host: 'wechat' } & WechatPayParams)
  | { readonly host: 'alipay'; readonly tradeNo: string }

/** Whose sheet is opened: the mini-program host's, the one of WeChat's or Alipay's browser, the shell's. */
export type PayChannel = 'mini' | 'wechatBridge' | 'alipayBridge' | 'shell'

/**
 * Opens a payment sheet. Its word is advisory: the server's answer settles.
 *
 * @throws UserCancelledError when the user closes it; PaymentUnknownError when the host cannot say, or
 * says nothing for ten minutes; UnsupportedError when this host cannot open it.
 */
export type OpenPaySheet = (channel: PayChannel, params: PaySheetParams) => Promise<void>
