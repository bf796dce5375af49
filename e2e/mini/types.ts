import type { Browser, Locator, Page } from '@playwright/test'

/** The mini-program hosts the harness can stand in for. */
export type MiniHost = 'weapp' | 'alipay'

/** What `setStorage` holds: key to JSON value. */
export type StorageSnapshot = Record<string, unknown>

/** One call the bundle made to `wx` or `my`: its name and its arguments without the callbacks. */
export type HostCall = [name: string, args: unknown]

/** One `setData`: the page it belongs to, the JSON size that would cross to the view, the paths. */
export interface SetDataRecord {
  page: string
  bytes: number
  paths: string[]
  /** True when that page was under another one, or behind another tab. */
  hidden: boolean
  /** Milliseconds since the start. */
  at: number
}

/** One request, upload or download, with how many ran at once when it began, itself among them. */
export interface TransferRecord {
  api: string
  url: string
  atOnce: number
  at: number
}

/** One write to the storage; a removal has no bytes, and `*` is everything. */
export interface WriteRecord {
  key: string
  bytes: number
  sync: boolean
  at: number
}

/** What the bundle asked of the phone since the start. */
export interface Usage {
  transfers: TransferRecord[]
  writes: WriteRecord[]
  syncReads: number
  /** ms since the last call to the view and the last answer; 0 while an answer is awaited. */
  quietFor: number
}

/** What an interval cost: see `MiniDriver.during`. */
export interface Spent extends Usage {
  setData: SetDataRecord[]
  /** Bytes of all `setData`, of the largest, and of those to hidden pages. */
  bytes: number
  largest: number
  hiddenBytes: number
  /** Keys written while the bundle waited, in turn. */
  syncWrites: string[]
  /** Most transfers at once. */
  atOnce: number
}

/**
 * A failure to hand to the next call of an API. `wx` reads `errMsg`, `my` reads `error`. Alipay refuses a phone
 * number or a profile within a `success`: `failNext('getPhoneNumber.code', { error: 40006 })` plans that one.
 */
export interface HostError {
  errMsg?: string
  errno?: number
  error?: number
  errorMessage?: string
}

/**
 * What comes of asking whether messages may be sent: an answer, `off` where the host's settings let none through,
 * `silent` where the host never calls back.
 */
export type Subscribing = 'accept' | 'reject' | 'ban' | 'filter' | 'off' | 'silent'

export interface LaunchOptions {
  host: MiniHost
  /** Folder with the compiled mini-program. Default `dist/<host>`. */
  dist?: string
  /** Origin of the sandbox server, such as `http://127.0.0.1:4123`. */
  sandbox: string
  /** Origin compiled into the bundle; what goes there is sent to `sandbox`. Default `http://127.0.0.1:4000`. */
  apiOrigin?: string
  /** Page to open with its query, such as `/core/detail/index?id=1`. Default the first page. */
  url?: string
  storage?: StorageSnapshot
  /** Who holds the phone: the WeChat or Alipay user the sandbox answers for. Default `guest`. */
  identity?: string
  viewport?: { width: number; height: number }
  language?: 'zh_CN' | 'en'
  theme?: 'light' | 'dark'
  /** The system of the phone. Default Android. */
  system?: 'android' | 'ios'
  /** Scene value handed to `onLaunch`. Default 1001 on WeChat, '1000' on Alipay. */
  scene?: number | string
  /** Version of the host's base library, as `SDKVersion` says. Default 3.4.0 on WeChat, 2.9.0 on Alipay. */
  baseLibrary?: string
  /** WeChat's privacy agreement: `pending` makes private APIs wait for consent. Default `agreed`. */
  privacy?: 'agreed' | 'pending'
  /** The date stands still until `pass` moves it: what reckons by it does not end meanwhile. Timers go on. */
  stillClock?: boolean
  /** A browser to share between launches. Without it each launch starts and ends its own. */
  browser?: Browser
}

/** The part of a running mini-program that needs no Playwright type: what another driver must offer. */
export interface MiniDriver {
  /** Path of the visible page, without a leading slash or query; empty before there is one. */
  path(): Promise<string>
  /** Paths of the page stack, bottom first. */
  stack(): Promise<string[]>
  /** The title drawn in the navigation bar; empty when the page draws its own bar. */
  title(): Promise<string>
  /** Taps an entry of the tab bar by its position. */
  tapTab(index: number): Promise<void>
  /** Presses the phone's back button (or swipes back). */
  back(): Promise<void>
  /** Every host call so far, oldest first. */
  readonly calls: HostCall[]
  setDataLog(): Promise<SetDataRecord[]>
  /** What was asked of the phone since the last start. */
  usage(): Promise<Usage>
  /** What happens while `run` runs costs this much; `run` waits until the app is quiet. No restart within. */
  during(run: () => Promise<void>): Promise<Spent>
  /** Page errors, unhandled rejections, framework warnings and broken limits, across restarts. */
  errors(): Promise<string[]>
  /** What the host took without failing and an app had better not do, across restarts. */
  findings(): Promise<string[]>
  storage(): Promise<StorageSnapshot>
  /** Ends the process without any lifecycle call and starts it cold; storage stays. */
  restart(url?: string): Promise<void>
  approvePayment(): Promise<void>
  cancelPayment(): Promise<void>
  /** Makes the next call of `api` fail with `error`. A synchronous API throws it. */
  failNext(api: string, error: HostError): Promise<void>
  /** Holds a code before the camera for the next scanner; without one it is closed again. */
  scanNext(code: string): Promise<void>
  /** Answers so when the host asks next whether messages may be sent; without it, they may. */
  subscribeNext(answer: Subscribing): Promise<void>
  /**
   * The network goes at the next request or upload whose address holds `path`: before it leaves, or with
   * `after` while it is answered. Resolves when that has happened.
   */
  cutNext(path: string, after?: boolean): Promise<void>
  /**
   * The whole network goes, or is there again: transfers that run and those that follow fail, pictures and the
   * host's own servers too, and the app is told. It outlives a restart.
   */
  setNetwork(isConnected: boolean): Promise<void>
  /** Time passes, in milliseconds: only with `stillClock`. What was due meanwhile happens, once. */
  pass(milliseconds: number): Promise<void>
  /** The host has a new version of the app, and loads it or fails to. */
  offerUpdate(outcome: 'ready' | 'failed'): Promise<void>
  /** Pulls the visible page down, as a finger would. */
  pullDown(): Promise<void>
  /** Opens the share entry of the host's menu and returns what the page offers. */
  share(): Promise<unknown>
  /** Sends the app to the background, and brings it back. */
  background(): Promise<void>
  foreground(): Promise<void>
  setTheme(theme: 'light' | 'dark'): Promise<void>
  /** Switches the phone to another user of the host from the next login on. */
  setIdentity(identity: string): void
  /** Files the next choosers (photo, avatar) return, in turn. Default a small picture. */
  provideFiles(paths: string[]): void
  close(): Promise<void>
}

export interface MiniApp extends MiniDriver {
  page: Page
  /** The visible page. */
  current(): Locator
  tabs(): Locator
  screenshot(path: string): Promise<void>
}
