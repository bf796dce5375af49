import type { BrowserLogin } from '../../shared/host'

export type { BrowserLogin, OauthReturn } from '../../shared/host'

/** Mini-programs have a login of their own. */
export const browserLogin: BrowserLogin = {
  available: false,
  takeReturn: () => undefined,
  begin: () => false,
  reset: () => {},
}
