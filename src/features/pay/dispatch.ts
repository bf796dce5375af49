import type { PayChannel, PaySheetParams } from '../../shared/host'
import { isPayType, PayType } from '../../shared/pay'
import type { ClientType } from '../../shared/transport'
import type { SheetCall } from './types'

/** How long 支付成功 stays before the return navigation, ms (point 5). */
const AFTER_REDIRECT = 1000
const AFTER_SHEET = 300

interface Ending {
  /** How long 支付成功 stays, ms. */
  readonly delay: number
  /** Where it ends when the server names no page: client spec §4 says home, commerce spec §4 the result. */
  readonly end: 'home' | 'result'
}

export interface RedirectWay extends Ending {
  readonly kind: 'redirect'
  /** The server may take the money at once; a lost answer may have been a yes. */
  readonly atOnce: boolean
  /** The answer's `message` may be an HTML form to send. */
  readonly form: boolean
}

export interface SheetWay extends Ending {
  readonly kind: 'sheet'
  readonly channel: PayChannel
  /** Whose parameters the sheet takes. */
  readonly host: PaySheetParams['host']
  /** The call that gives them when the answer does not. */
  readonly params?: SheetCall
  /** The payer's identity of the host is asked for. */
  readonly asksOpenId: boolean
}

export type PayWay = RedirectWay | SheetWay

const result = { delay: AFTER_SHEET, end: 'result' } as const
const home = { delay: AFTER_REDIRECT, end: 'home' } as const

/** An address of a gateway, or one of ours when the money was taken at once. */
const redirect: PayWay = { kind: 'redirect', atOnce: true, form: false, ...home }
const browser: PayWay = { kind: 'redirect', atOnce: false, form: true, ...home }
const balance: PayWay = { kind: 'redirect', atOnce: true, form: false, ...result }
const alipay = (channel: PayChannel): PayWay => ({
  kind: 'sheet',
  channel,
  host: 'alipay',
  asksOpenId: channel === 'mini',
  ...home,
})
const wechat = (channel: PayChannel, params: SheetCall): PayWay => ({
  kind: 'sheet',
  channel,
  host: 'wechat',
  params,
  asksOpenId: channel === 'mini',
  ...result,
})

type Row = { readonly [C in ClientType]?: PayWay }

const BROWSERS = ['WapH5', 'AlipayH5', 'WeChat', 'AppPlus'] as const
const inBrowsers = (way: PayWay): Row => Object.fromEntries(BROWSERS.map((name) => [name, way]))

/**
 * Pay type × client (client spec §4 and §9): what happens, and who can do it. A pair without an entry is
 * unsupported: the user gets another way, and the server is not asked.
 */
export const WAYS: { readonly [T in PayType]: Row } = {
  // Mini-programs have no browser to leave in, but the money may be taken without one.
  [PayType.Redirect]: { ...inBrowsers(redirect), WeChatLite: redirect, Alipay: redirect },
  [PayType.AssetRedirect]: { ...inBrowsers(balance), WeChatLite: balance, Alipay: balance },
  [PayType.BrowserRedirect]: inBrowsers(browser),
  [PayType.Alipay]: {
    Alipay: alipay('mini'),
    AlipayH5: alipay('alipayBridge'),
    AppPlus: alipay('shell'),
  },
  [PayType.WeChatBrowser]: { WeChat: wechat('wechatBridge', 'public') },
  [PayType.WeChatNative]: { AppPlus: { ...wechat('shell', 'public'), ...home } },
  [PayType.MiniProgram]: {
    WeChatLite: wechat('mini', 'mini'),
    Alipay: { ...alipay('mini'), ...result },
  },
}

/** What paying by this type means for this client; undefined when it cannot. */
export const wayOf = (payType: number, clientType: ClientType): PayWay | undefined =>
  isPayType(payType) ? WAYS[payType][clientType] : undefined
