import { PaymentUnknownError, UnsupportedError, UserCancelledError } from '../../errors'
import type { OpenPaySheet, PayChannel, PaySheetParams } from '../../shared/host'
import { nativeShell } from '../native-shell'
import { bridgeOf } from './browser-bridge'
import { readAlipayCode, withinLimit } from './sheet'

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
  const { code } = (await nativeShell()?.pay(host, params)) ?? { code: 'unsupported' }
  if (code === 'paid') return
  if (code === 'cancelled') throw new UserCancelledError('native payment closed')
  if (code === 'unsupported') throw new UnsupportedError('pay')
  throw new PaymentUnknownError('the native shell cannot say')
}
