import { createBrowserLogin } from './oauth'

export type { BrowserLogin, OauthReturn } from './types'

export const browserLogin = createBrowserLogin({
  available: /MicroMessenger/i.test(window.navigator.userAgent),
  authorizeUrl:
    process.env.TARO_APP_WECHAT_OAUTH ??
    `${process.env.TARO_APP_H5_ORIGIN ?? window.location.origin}/pay/wechat/oauth`,
  appId: process.env.TARO_APP_WECHAT_APP_ID ?? '',
  now: () => Date.now(),
  leave: (url) => window.location.replace(url),
})
