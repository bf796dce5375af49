import { PaymentUnknownError, UnsupportedError, UserCancelledError } from '../../errors'
import type { OpenPaySheet, PayChannel, PaySheetParams } from '../../shared/host'
import { hasShell } from '../browser/ready'
import { readAlipayCode, withinLimit } from './sheet'

/** How long a browser may take to bring its bridge, ms (pitfalls P16). */
export const BRIDGE_LIMIT = 5000

/**
 * The bridge a platform's browser puts into the page, `WeixinJSBridge` or `AlipayJSBridge`: there at
 * once, or announced by an event on the document some time after the page.
 *
 * @throws UnsupportedError when it never comes: no sheet was opened then.
 */
function bridgeOf<B>(name: 'WeixinJSBridge' | 'AlipayJSBridge'): Promise<B> {
  const find = () => (window as unknown as Record<string, B | undefined>)[name]
  const ready = `${name}Ready`
  return new Promise((resolve, reject) => {
    const present = find()
    if (present) {
      resolve(present)
      return
    }
    const end = () => {
      clearTimeout(timer)
      document.removeEventListener(ready, end)
      const late = find()
      if (late) resolve(late)
      else reject(new UnsupportedError('pay'))
    }
    const timer = setTimeout(end, BRIDGE_LIMIT)
    document.addEventListener(ready, end)
  })
}

interface WeixinBridge {
  invoke(name: string, input: object, callback: (result: { err_msg?: string }) => void): void
}

interface AlipayBridge {
  call(name: string, input: object, callback: (result: { resultCode?: unknown }) => void): void
}

type Open = (params: PaySheetParams) => Promise<void>

const channels: { readonly [C in PayChannel]: Open } = {
  mini: () => Promise.reject(new UnsupportedError('pay')),
  wechatBridge,
  alipayBridge,
  shell,
}

export const openPaySheet: OpenPaySheet = (channel, params) =>
  withinLimit(channels[channel](params))

/** WeChat's browser (type 7): `getBrandWCPayRequest`, whose parameters are strings throughout. */
async function wechatBridge(params: PaySheetParams): Promise<void> {
  if (params.host !== 'wechat') throw new UnsupportedError('pay')
  const bridge = await bridgeOf<WeixinBridge>('WeixinJSBridge')
  const { timeStamp, nonceStr, payPackage, signType, paySign } = params
  const appId = process.env.TARO_APP_WECHAT_APP_ID || ''
  const input = { appId, timeStamp, nonceStr, package: payPackage, signType, paySign }
  const said = await new Promise<string>((resolve) => {
    bridge.invoke('getBrandWCPayRequest', input, ({ err_msg }) => resolve(err_msg ?? ''))
  })
  if (said.endsWith(':ok')) return
  if (said.endsWith(':cancel')) throw new UserCancelledError('payment sheet closed')
  throw new PaymentUnknownError(`getBrandWCPayRequest ended with ${said}`)
}

/** Alipay's browser (type 4). */
async function alipayBridge(params: PaySheetParams): Promise<void> {
  if (params.host !== 'alipay') throw new UnsupportedError('pay')
  const bridge = await bridgeOf<AlipayBridge>('AlipayJSBridge')
  const code = await new Promise<unknown>((resolve) => {
    bridge.call('tradePay', { tradeNO: params.tradeNo }, ({ resultCode }) => resolve(resultCode))
  })
  readAlipayCode(code)
}

/** The native app (types 4 and 8). Without one, or in one that cannot, it is said clearly. */
async function shell({ host, ...params }: PaySheetParams): Promise<void> {
  const native = hasShell() && (await import('../native-shell/shell')).nativeShell()
  const code = native ? await native.pay(host, params) : 'unsupported'
  if (code === 'paid') return
  if (code === 'cancelled') throw new UserCancelledError('native payment closed')
  if (code === 'unsupported') throw new UnsupportedError('pay')
  throw new PaymentUnknownError('the native shell cannot say')
}
