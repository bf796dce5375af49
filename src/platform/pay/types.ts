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

/**
 * Opens the host's payment sheet. Its word is advisory: the server's answer settles.
 *
 * @throws UserCancelledError when the user closes it; PaymentUnknownError when the host cannot say;
 * UnsupportedError when this host cannot pay that way.
 */
export type OpenPaySheet = (params: PaySheetParams) => Promise<void>
