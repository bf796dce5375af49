/** How a native payment sheet ended: Alipay's and WeChat's codes, put into one list by the shell. */
export interface ShellPayResult {
  readonly code: 'paid' | 'cancelled' | 'unknown' | 'unsupported'
}

export type ShellPayChannel = 'alipay' | 'wechat'

/** The native app around the page (decisions.md, 19). */
export interface NativeShell {
  /** Opens Alipay's or WeChat's own sheet with parameters the server signed. Never rejects. */
  pay(channel: ShellPayChannel, params: unknown): Promise<ShellPayResult>
}
