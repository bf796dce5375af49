/** What is known of a page before its code is there. */
export interface ComingPage {
  /** Empty while its language is not there. */
  readonly title: string
  /** Heights of what it will show, px at base width 375; left out when nobody knows. */
  readonly shape?: readonly number[]
}

/** What a host can do with its page stack. Urls are the host's own, with prefix and query. */
export interface HostNavigation {
  navigateTo(url: string): Promise<void>
  redirectTo(url: string): Promise<void>
  switchTab(url: string): Promise<void>
  reLaunch(url: string): Promise<void>
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
  /** A public path as this host spells it. */
  toHostPath(publicPath: string, filePath: string): string
}
