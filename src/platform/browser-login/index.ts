import type { BrowserLogin } from '../types'

export type { BrowserLogin, OauthReturn } from '../types'

/** Mini-programs have a login of their own. */
export const browserLogin: BrowserLogin = {
  available: false,
  takeReturn: () => undefined,
  begin: () => false,
  reset: () => {},
}
