import { detectClient } from '../browser/ready'
import { serverOrigin } from '../start'
import { createBrowserLogin } from './oauth'

export type { BrowserLogin, OauthReturn } from '../../shared/host'

export const browserLogin = createBrowserLogin({
  available: detectClient() === 'WeChat',
  // WeChat's own page in production, the sandbox's otherwise.
  authorizeUrl: process.env.TARO_APP_WECHAT_OAUTH || `${serverOrigin}/pay/wechat/oauth`,
  appId: process.env.TARO_APP_WECHAT_APP_ID || '',
  now: () => Date.now(),
  leave: (url) => window.location.replace(url),
})
