import { payTypes } from '../../../taproom.config'
import type { Navigator } from '../../routing/navigator'
import type { OpenPaySheet, PayChannel, PaySheetParams } from '../../shared/host'
import { isPayType, PayType } from '../../shared/pay'
import type { ClientType } from '../../shared/transport'
import type { Persistence } from '../../stores/persistence'
import type { SessionStore } from '../../stores/session-store'
import { getLoginUserByToken } from '../login'
import type { PayStatus } from './contract'
import type { LedgerDeps } from './ledger'

/** Where the app runs: one of these a tab of a browser, one a start of a mini-program. */
export interface Tab {
  readonly owner: string
  /** Payments this tab is making now. */
  readonly running: Set<string>
  /** False where the host runs one of us only, so that a lock found at the start is a dead one's. */
  readonly several: boolean
}

export interface LockDeps {
  readonly tab: Tab
  readonly persistence: Pick<Persistence, 'read' | 'write' | 'remove'>
  readonly now: () => number
  readonly sleep: (milliseconds: number) => Promise<void>
  /** Calls again and again until told to stop. */
  readonly every: (milliseconds: number, call: () => void) => () => void
}

/** A tab that died keeps a payment locked no longer than this, ms. */
export const LOCK_TIME = 15_000
const RENEW = LOCK_TIME / 3
/** Longer than two tabs may take between looking and writing, ms. */
const SETTLE = 60

/**
 * Takes the lock of one payment, for this tab and against others (pitfalls P14): a second tap, button or
 * page does not start what is being made.
 *
 * @returns how to give it back; undefined when somebody else holds it.
 */
export async function lockPayment(
  payId: string,
  deps: LockDeps,
): Promise<(() => void) | undefined> {
  const { tab, persistence, now } = deps
  if (tab.running.has(payId)) return undefined
  tab.running.add(payId)
  const key = `payLock_${payId}` as const
  const holder = () => persistence.read(key)
  const isOthers = () => {
    const lock = holder()
    return lock !== undefined && lock.owner !== tab.owner && lock.until > now()
  }
  const write = () => {
    try {
      persistence.write(key, { owner: tab.owner, until: now() + LOCK_TIME })
    } catch {
      // A full storage: this tab's own set still counts, and the server charges once anyway.
    }
  }
  const giveUp = () => {
    tab.running.delete(payId)
    return undefined
  }
  if (tab.several && isOthers()) return giveUp()
  write()
  // Two tabs may have looked at the same moment: the one that wrote last has it.
  if (tab.several) await deps.sleep(SETTLE)
  if (tab.several && isOthers()) return giveUp()
  const stop = deps.every(RENEW, () => {
    if (!isOthers()) write()
  })
  return () => {
    stop()
    tab.running.delete(payId)
    if (holder()?.owner === tab.owner) persistence.remove(key)
  }
}

/** A payment as the server described it; `amount` in cents. */
export interface PayOrder {
  readonly payId: string
  /** One of the methods the server offered. Numbers this client does not know are unsupported. */
  readonly payType: number
  readonly amount: number
}

export interface PayChoice extends PayOrder {
  /** Balance and asset groups ask for it. Never stored. */
  readonly payPassword?: string
  /** The user was told that it may have been paid, and wants to start over. */
  readonly again?: boolean
}

/** What `api/pay/pay` answers (client spec §3, payment response). */
export interface PayAnswer {
  readonly url?: string
  readonly message?: unknown
}

export type ServerStatus = (typeof PayStatus)[keyof typeof PayStatus]

/** How a started payment stands. Refusals and cancellations are thrown. */
export type PayOutcome =
  /** The server has the money. `url` is where to end, `delay` how long 支付成功 stays, ms. */
  | { readonly kind: 'paid'; readonly url: string; readonly delay: number }
  /** The browser is on its way to the gateway. */
  | { readonly kind: 'left' }
  /** A page of this app goes on with the payment. */
  | { readonly kind: 'open'; readonly url: string }
  /** Nobody can say yet whether the money moved (pitfalls P15): ask again, never charge again. */
  | { readonly kind: 'confirming' }
  /** It was started before and the server has no money yet: only the user knows what happened. */
  | { readonly kind: 'started' }
  /** Somebody is making this payment just now: this tab, or another one. */
  | { readonly kind: 'running' }
  /** This client cannot pay that way; `link` is where another one could. */
  | { readonly kind: 'unsupported'; readonly link?: string }

/** Which call gives the parameters of a sheet when the answer carries none. */
export type SheetCall = 'mini' | 'public'

/** What a payment needs from server and host. `host-deps.ts` builds the real ones. */
export interface PayDeps extends LedgerDeps, LockDeps {
  readonly persistence: LedgerDeps['persistence']
  readonly clientType: ClientType
  readonly requestPay: (
    order: PayOrder & { readonly openId: string; readonly payPassword?: string },
  ) => Promise<PayAnswer>
  readonly fetchStatus: (payId: string) => Promise<ServerStatus>
  readonly fetchSheetParams: (call: SheetCall, payId: string, openId: string) => Promise<unknown>
  readonly openPaySheet: OpenPaySheet
  /** Leaves for a gateway. @throws UnsupportedError where there is no browser to leave in. */
  readonly leaveFor: (url: string) => void
  /** Leaves by sending the gateway's HTML form. @throws as `leaveFor`, and for a form not to be trusted. */
  readonly leaveByForm: (html: string) => void
  /** Who pays by the host's identity; `ask` where the sheet needs it, else what is known. */
  readonly openId: (ask: boolean) => Promise<string>
}

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

/** What paying by this type means for this client; undefined when it cannot, or when the adopter does not want it. */
export const wayOf = (payType: number, clientType: ClientType): PayWay | undefined =>
  isPayType(payType) && payTypes[clientType].includes(payType)
    ? WAYS[payType][clientType]
    : undefined

/**
 * The after-handler of a payment (commerce spec §4): the user's record anew, since a payment may have
 * raised the grade.
 *
 * @throws AppError of the call; the payment stays paid.
 */
export async function afterPayment(session: Pick<SessionStore, 'refresh'>): Promise<void> {
  session.refresh(await getLoginUserByToken(undefined, { quiet: true }))
}

interface FinishDeps {
  readonly navigator: Pick<Navigator, 'current' | 'replace'>
  readonly sleep: (milliseconds: number) => Promise<void>
  /** Says 支付成功. */
  readonly announce: () => void
  /** The after-handler: brings what the payment changed up to date (commerce spec §4). */
  readonly after: () => Promise<unknown>
  /** Says 回调失败. */
  readonly afterFailed: () => void
}

/**
 * After a payment the server confirmed: says so, runs the after-handler, leaves the words for the delay
 * of the type, then opens the page it ends at (point 5) in place of the pay page. Goes nowhere
 * when the user has left meanwhile. A failed after-handler is said and keeps nobody from going on.
 *
 * @throws NavigationError when the host refuses.
 */
export async function finishPayment(
  { url, delay }: Extract<PayOutcome, { kind: 'paid' }>,
  { navigator, sleep, announce, after, afterFailed }: FinishDeps,
): Promise<void> {
  const shown = navigator.current()
  announce()
  after().catch(afterFailed)
  await sleep(delay)
  if (navigator.current() !== shown) return
  await navigator.replace(url)
}
