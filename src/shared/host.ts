import type { ClientType, LocalFile } from './transport'

/** What WeChat's authorise page brought back. */
export type OauthReturn =
  | { readonly status: 'code'; readonly code: string }
  | { readonly status: 'declined' }

/** The official account's login: the browser leaves for WeChat and comes back with a code (pitfalls P9). */
export interface BrowserLogin {
  /** True in WeChat's browser. */
  readonly available: boolean
  /**
   * What came back, if anything did. Cleans the address, so that a refresh or a share never shows the code
   * again, and sets the page to open: call it before the router reads the address. Once.
   */
  takeReturn(): OauthReturn | undefined
  /**
   * Leaves for WeChat; `target` is the public address to come back to. False after two rounds without a
   * login, or when nothing can be stored, because then nobody could count.
   */
  begin(target: string): boolean
  /** A login worked, or a person asks for another try: the count starts anew. */
  reset(): void
}

/** The host's own frame around a page: title and tab bar. Setting never throws (pitfalls P28). */
export interface HostChrome {
  setTitle(title: string): void
  setTabTexts(texts: readonly string[]): void
  /** @param wears the brand's theme, or the colour, that is worn; nothing or empty for its own colours. */
  setDark(dark: boolean, wears?: string): void
  /** Nothing outside the pages moves that need not, where the app draws it. */
  setStill(still: boolean): void
  /** The language of what is read out and of the fonts chosen, where the host knows one. */
  setLanguage(locale: string): void
}

/** The room of a header at the top of a page that the host leaves to the page, px. */
export interface HeaderRoom {
  /** Of the phone's own line, with the time. */
  readonly statusBar: number
  /** From the top of the screen to where the page goes on. */
  readonly height: number
  /** Of the host's buttons at the right. 0 where the host draws title and arrow over the page as well. */
  readonly right: number
}

/** What the client is and where it runs. */
export interface Device {
  readonly clientType: ClientType
  /** `weapp`, `alipay` or `h5`, as the server keeps statistics. */
  readonly appType: string
  readonly isMobile: boolean
  /** The host's language: `zh_CN`, `en-US`. */
  readonly language: string
  /** Width of the window in px. */
  readonly width: number
  readonly height: number
  readonly pixelRatio: number
  /** The system of the phone, in mini-programs only: a browser is restricted by none. */
  readonly os?: 'ios' | 'other'
  /** The host itself is older than this release can do with (docs/how-to/release.md); mini-programs only. */
  readonly isTooOld?: boolean
  /** Address of the shown page without query: tokens never travel in it. */
  clientUrl(): string
}

/**
 * Leaves the app for an address of a payment gateway, in the whole browser.
 *
 * @throws UnsupportedError where there is no browser to leave in; NavigationError for an address that is
 * neither https nor our own server's.
 */
export type LeaveFor = (url: string) => void

/**
 * Leaves by sending a form that a gateway wrote as HTML (pay type 3). Only its address and its named
 * values are taken over; scripts, pictures and styles in it never run.
 *
 * @throws UnsupportedError where there is no browser; NavigationError for a form that is not to be
 * trusted.
 */
export type LeaveByForm = (html: string) => void

/** Where the user is; degrees, GCJ-02 as everything on Chinese maps. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/**
 * Asks the host where the user is, after the user's yes.
 *
 * @throws HostError `actions.location.refused` when the user or the phone says no, `actions.location.failed`
 *   when it cannot be found out; PrivacyRefusedError; UnsupportedError without a way to ask.
 */
export type Locate = () => Promise<Position>

/** A one-time code of the host for our server (client spec §4, mini-program login). */
export type RequestLoginCode = () => Promise<string>

export type MediaKind = 'image' | 'file'

/**
 * Lets the user choose pictures or files. Empty when they choose none.
 *
 * @param count how many at most; 9 pictures or 100 files unless told otherwise (client spec §5).
 * @param shape width by height of where a picture will be shown: a host with a cutter of its own opens it.
 * @throws UnsupportedError on a host without such files; HostError when the host refuses.
 */
export type ChooseMedia = (
  kind: MediaKind,
  count?: number,
  shape?: number,
) => Promise<readonly LocalFile[]>

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

/** What a host hands over when the user shares their number: one or the other. */
export type PhoneProof =
  /** The newer way: a code our server exchanges, once, within five minutes. */
  | { readonly kind: 'code'; readonly code: string }
  /** The older way: the number encrypted with the session key. */
  | {
      readonly kind: 'encrypted'
      /** `sign` is Alipay's, over the data. */
      readonly encrypted: { readonly data: string; readonly iv: string; readonly sign?: string }
    }

/**
 * Reads the answer of the button that asks for the number. `detail` is its event's.
 *
 * @throws LoginError `declined` when the user said no, `phone` when the host failed; UnsupportedError
 *   where there is no such button.
 */
export type ReadPhoneProof = (detail: unknown) => Promise<PhoneProof>

/**
 * What became of it: a file on the device; the picture at full size, where a long press keeps it; or nothing, because
 * the album was not allowed, which only the host's settings take back.
 */
export type Kept = 'saved' | 'shown' | 'refused'

/**
 * Lets the user keep a picture, or a film, which is told by the ending of its address: a browser downloads it, a
 * mini-program saves it to the album.
 *
 * @param url absolute address; on H5 of our own host.
 * @param name of the file, without an ending.
 * @throws HostError `platform.media.notSaved` when it cannot be had; PrivacyRefusedError.
 */
export type KeepPicture = (url: string, name: string) => Promise<Kept>

/** What the user holds in their hands. A mini-program and a browser inside WeChat are both `weapp`. */
export type System = 'ios' | 'android' | 'weapp' | 'alipay' | 'desktop'

/** Lets the user keep a table as a file. False where there are no files: its text is then copied. */
export type KeepTable = (text: string, name: string) => Promise<boolean>

/** A place to be shown on a map outside the app; degrees, GCJ-02. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
  readonly name: string
  readonly address: string
}

/** Shows a place in the phone's map. @throws HostError when there is none. */
export type ShowPlace = (place: Place) => Promise<void>

/** A private call of the host that waits for the user's word. */
export interface PrivacyQuestion {
  /** What was called, by the host's name: `chooseMedia`, `button.getPhoneNumber`. */
  readonly api: string
  /** Tells the host that the question is on the screen. */
  shown(): void
  /** `buttonId` is the host's own button that was tapped: the host checks it. The call goes on. */
  agree(buttonId: string): void
  /** The call fails with what `isPrivacyRefusal` knows. */
  refuse(): void
}

/** The gate of a host in front of private calls: phone number, avatar, album, clipboard. */
export interface PrivacyGate {
  /** Calls back for each held call. Never again once the user agreed. */
  watch(ask: (question: PrivacyQuestion) => void): void
  /** Opens the guidelines that the host keeps for this app. @throws HostError when it cannot. */
  openContract(): Promise<void>
}

/** What a held call wants, as people would say it; each has a text `privacy.purposes.<purpose>`. */
export type Purpose = 'phone' | 'profile' | 'pictures' | 'location' | 'clipboard' | 'other'

/** The user's word on the host's privacy guidelines: every call held meanwhile hears the same one. */
export interface PrivacyConsent {
  /** What is asked for, each once, in the order of the calls. Empty: nothing is held. */
  readonly purposes: readonly Purpose[]
  /** Whether this page has to show the question: the one in front, while calls are held. */
  isAskedOn(page: string): boolean
  /** A page came to the front. */
  enter(page: string): void
  /** The question is on the screen. */
  shown(): void
  /** `buttonId` names the host's button that was tapped. */
  agree(buttonId: string): void
  refuse(): void
  /** Opens the host's guidelines. @throws HostError */
  openContract(): Promise<void>
}

/** How the user's own picture and name can be had on this host. */
export interface HostProfile {
  /** Path or address of the chosen picture; empty when the host gives none. */
  readonly avatarUrl: string
  readonly nickName: string
}

/**
 * Reads the answer of the button that asks for them. `detail` is its event's.
 *
 * @throws LoginError `declined` or `profile`; PrivacyRefusedError.
 */
export type ReadProfile = (detail: unknown) => Promise<HostProfile>

/** Brings an element of the shown page into sight and, where the host can, gives it the keyboard. */
export type Reveal = (id: string) => void

/**
 * Opens the host's scanner. Undefined when the user closes it.
 *
 * @throws HostError when the host cannot scan, such as without its permission for the camera.
 */
export type ScanByHost = () => Promise<string | undefined>

/** What is handed on. */
export interface HostCard {
  readonly title: string
  /** Whole address of a picture; empty: the host takes one of its own. */
  readonly image: string
  /** The page, query included, as this host spells it. */
  readonly path: string
}

/** `closed`: the user thought better of it. `ask`: the host wants a button of its own, or has nothing. */
export type ShareAnswer = 'done' | 'closed' | 'ask'

/** Opens what the host has for sharing. @throws HostError when it fails; UnsupportedError without one. */
export type ShareByHost = (card: HostCard) => Promise<ShareAnswer>

/** Who asks for the card: the host's menu, a button of the page, or a call (Alipay). */
export type ShareFrom = 'menu' | 'button' | 'code'

/** What the host gets. */
export interface ShareMessage {
  readonly title: string
  readonly path: string
  readonly imageUrl?: string
}

/** Hears whether a part of a page is near the screen, and how high it is, px. */
export type NearListener = (near: boolean, height: number) => void

/**
 * Tells about the element of this id on the page it was made for, whichever page is in front: when it comes
 * near the screen or leaves, and `true` when the host does not say. Nothing is told while the page is hidden.
 *
 * @returns how to stop.
 */
export type WatchNear = (id: string, listener: NearListener) => () => void

/** Tells of a failure that no page caught: a throw, a piece of the app that did not come, or came late. */
export type TellFault = (kind: 'app' | 'code' | 'slow', problem: string, detail?: unknown) => void
