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
