import type {
  ChooseMedia,
  HeaderRoom,
  HostCard,
  KeepPicture,
  KeepTable,
  Locate,
  RequestLoginCode,
  Reveal,
  ScanByHost,
  ShareByHost,
  ShowPlace,
  System,
  WatchNear,
} from './host'

/** What somebody says to one message that their host would send; `ban` when its settings let none through. */
export type SubscriptionAnswer = 'accept' | 'reject' | 'ban'

/**
 * Asks by a sheet of the host's whether these messages may be sent, by their template ids: three at most, and
 * within a tap. Never rejects; what is not in the answer was not answered.
 */
export type AskSubscriptions = (
  templateIds: readonly string[],
) => Promise<Readonly<Record<string, SubscriptionAnswer>>>

/** What is worth a message while the app is closed (decision 0063). */
export type NewsMoment = 'shipped' | 'refunded' | 'live'

/** What came of a picture that was to have a code in it. */
export type PictureScan =
  | { readonly outcome: 'code'; readonly text: string }
  /** The picture has no code that can be read. */
  | { readonly outcome: 'none' }
  | { readonly outcome: 'closed' }

/** What is asked before something happens, and its two answers. */
export interface Question {
  readonly title: string
  readonly text: string
  /** At most four Chinese characters or eight letters, as the other: WeChat refuses what is longer. */
  readonly ok: string
  readonly cancel: string
  /** Something is lost with a yes: it is drawn as such. */
  readonly tone?: 'danger'
}

/** What lies over a page: a dialog, a sheet. */
export interface Layer {
  /** Back was asked for. False when it stays, because something it began is not over. */
  readonly back: () => boolean
  /** The page was left: it goes at once, and that is a no. */
  readonly leave: () => void
}

/** The layers of one page, the last one on top. */
export interface PageLayers {
  /** Lays one on top. The returned function takes it off; once more it does nothing. */
  readonly lay: (layer: Layer) => () => void
  /** Asks the topmost to close. False when nothing lies over the page. */
  readonly back: () => boolean
  /** Takes all off. */
  readonly leave: () => void
  /** Whether another page is in front; not whether another app is. */
  readonly isLeft: () => boolean
}

/**
 * All that pages and widgets ask of the host, whichever it is. `src/platform/host` has the real one, tests
 * give one in memory.
 */
export interface HostPort {
  /** Query parameters of this page, decoded. A hook. */
  readonly usePageQuery: () => Readonly<Record<string, string>>
  /** Calls back each time the page comes to the front, the first time included. A hook. */
  readonly usePageShow: (callback: () => void) => void
  /** Calls back each time something comes in front of the page. A hook. */
  readonly usePageHide: (callback: () => void) => void
  /** The page was pulled down; the spinner stays until the promise settles. A hook. */
  readonly usePullRefresh: (callback: () => Promise<unknown>) => void
  /**
   * What watches the parts of this page; undefined on a host that cannot, or watches by itself. A hook.
   *
   * @param above how far above the screen a part is near, px; less than 0 for what lies under a header.
   */
  readonly useNearWatch: (above?: number) => WatchNear | undefined
  /** Mini-programs only: in a browser all of the page is ours. */
  readonly headerRoom?: () => HeaderRoom
  readonly setTitle: (title: string) => void
  readonly setTabTexts: (texts: readonly string[]) => void
  /** A short line that goes by itself. Never throws. */
  readonly toast: (text: string) => void
  /** A light tick under the finger, where the host has one and less motion is not asked for. Never throws. */
  readonly tick: () => void
  /** What lies over this page. A hook. */
  readonly useLayers: () => PageLayers
  /**
   * Asks by a dialog of the host's: false for no and for a closed one; undefined where the host has none, or
   * refused to show it, and the question is still to be asked. Never rejects. Widgets ask by `usePage().ask`.
   */
  readonly confirm: (question: Question) => Promise<boolean | undefined>
  /** Puts a text on the clipboard. @throws HostError or PrivacyRefusedError when the host refuses. */
  readonly copy: (text: string) => Promise<void>
  /**
   * What was put on the clipboard last, whichever app did it. Mini-programs only: a browser asks its user first.
   *
   * @throws HostError or PrivacyRefusedError when the host refuses.
   */
  readonly readCopied?: () => Promise<string>
  /** Opens the dialler. A closed one is no failure. @throws HostError when the host cannot dial. */
  readonly callPhone: (phone: string) => Promise<void>
  readonly showPlace: ShowPlace
  readonly locate: Locate
  /** Whether nobody can see the app: nothing that counts or asks again and again goes on then. */
  readonly isHidden: () => boolean
  /** Calls back each time the device has a network again, until the returned function is called. */
  readonly onNetwork: (callback: () => void) => () => void
  /** True when data costs nothing; false as well when the host cannot tell. */
  readonly isOnWifi: () => Promise<boolean>
  readonly reveal: Reveal
  readonly keepPicture: KeepPicture
  /** Where the user takes a no to the host back, within a tap. Mini-programs only. */
  readonly openSettings?: () => Promise<unknown>
  readonly keepTable: KeepTable
  readonly whichSystem: () => Promise<System>
  readonly chooseMedia: ChooseMedia
  /**
   * Leaves the app for an https address, in the whole browser. False where there is no browser.
   *
   * @throws NavigationError for an address that is neither https nor our own server's.
   */
  readonly openOutside: (url: string) => Promise<boolean>
  /** Mini-programs and the native app. @throws UnsupportedError in a browser, which has no scanner. */
  readonly scan: ScanByHost
  /** Of the native app, if it can: what has it bring its own newest version. Rejects when that fails. */
  readonly updater?: () => Promise<(() => Promise<unknown>) | undefined>
  /** Whether this browser reads codes in pictures; false on every other host. */
  readonly canScanPictures: () => Promise<boolean>
  /** Reads the code of a picture the user takes or chooses. Browsers only. */
  readonly scanPicture: (from: 'camera' | 'album') => Promise<PictureScan>
  readonly share: ShareByHost
  /** The address of a page for other apps; undefined for a mini-program's pages, which have none. */
  readonly linkTo: (path: string) => string | undefined
  /**
   * The card of this page for the host's menu. Undefined while nobody knows yet, null when the page is not
   * shared; browsers have a menu of their own. A hook.
   */
  readonly useShareCard: (card: (() => HostCard) | null | undefined) => void
  /** A public path as this host spells it. */
  readonly toHostPath: (publicPath: string, filePath: string) => string
  /** Origin of the server, without a trailing slash; empty for that of the page. */
  readonly serverOrigin: string
  readonly requestLoginCode: RequestLoginCode
  /** Mini-programs only: nobody else sends messages on the app's behalf. */
  readonly askSubscriptions?: AskSubscriptions
}

/** What few pages ask for: a browser loads it when they do. */
export type SeldomPort = Pick<
  HostPort,
  | 'headerRoom'
  | 'keepPicture'
  | 'readCopied'
  | 'openSettings'
  | 'keepTable'
  | 'whichSystem'
  | 'locate'
  | 'openOutside'
  | 'scan'
  | 'updater'
  | 'canScanPictures'
  | 'scanPicture'
  | 'useShareCard'
  | 'askSubscriptions'
>

/** What is known of a page before its code is there. */
export interface ComingPage {
  /** Empty while its language is not there. */
  readonly title: string
  /** Heights of what it will show, px at base width 375; left out when nobody knows. */
  readonly shape?: readonly number[]
}

/** Code that is had before it is needed; what does not come is asked for anew by who needs it. */
export interface CodeAhead {
  /** Settles when the first page was touched, or long enough looked at: what is asked for before that holds it up. */
  calm(): Promise<unknown>
  /** The module of the page of a public path; beside it travels what is known to draw the definition of `key`. */
  page(path: string, key: string): Promise<unknown>
  /** Whatever `load` loads. */
  part<T>(load: () => T): T
}

/** What a host can do with its page stack. Urls are the host's own, with prefix and query. */
export interface HostNavigation {
  navigateTo(url: string): Promise<void>
  redirectTo(url: string): Promise<void>
  switchTab(url: string): Promise<void>
  back(): Promise<void>
  /** Pages on the stack, the shown one included. */
  depth(): number
  /** Host address with query of the page below the shown one. */
  previousUrl(): string | undefined
  /** The host path of the shown page with a leading slash, without query. */
  currentPath(): string
  /**
   * The app was started at a page it does not have, by an old link or a public path. The listener must
   * open another page at once: hosts ignore what it does later.
   */
  onUnknownPage(listener: (url: string) => void): void
  /**
   * `describe` says by its address what stands in place of a page whose code is on the way: a browser asks,
   * a mini-program has the code.
   */
  describePages(describe: (url: string) => ComingPage): void
  /** Where code comes over the network, while there is one to spend. What is loaded so nobody waits for yet. */
  readonly ahead?: CodeAhead
  /** A public path as this host spells it. */
  toHostPath(publicPath: string, filePath: string): string
}
