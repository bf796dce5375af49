import type { ClientType } from '../../../src/shared/client-type'
import { PayType } from '../../../src/shared/pay-type'
import type { L10nText } from '../../database/l10n'

interface Method {
  readonly payType: PayType
  readonly name: L10nText
  readonly note: L10nText
}

const CASHIER: Method = {
  payType: PayType.Redirect,
  name: { en: 'Card or balance gateway', 'zh-Hans': '银行卡 / 余额网关' },
  note: { en: 'Opens the cashier page', 'zh-Hans': '跳转到收银台付款' },
}
const BROWSER: Method = {
  payType: PayType.BrowserRedirect,
  name: { en: 'Online banking', 'zh-Hans': '网上银行' },
  note: { en: 'Continues in the browser', 'zh-Hans': '在浏览器中完成付款' },
}
const BALANCE: Method = {
  payType: PayType.AssetRedirect,
  name: { en: 'Balance', 'zh-Hans': '余额支付' },
  note: { en: 'Taken from your wallet at once', 'zh-Hans': '立即从钱包余额扣款' },
}
const WECHAT = (payType: PayType): Method => ({
  payType,
  name: { en: 'WeChat Pay', 'zh-Hans': '微信支付' },
  note: { en: 'Recommended', 'zh-Hans': '推荐使用' },
})
const ALIPAY: Method = {
  payType: PayType.Alipay,
  name: { en: 'Alipay', 'zh-Hans': '支付宝' },
  note: { en: 'Recommended', 'zh-Hans': '推荐使用' },
}

/** Which methods a client can use, best first. */
export const METHODS: Readonly<Record<ClientType, readonly Method[]>> = {
  WapH5: [CASHIER, BROWSER, BALANCE],
  AlipayH5: [CASHIER, BALANCE],
  WeChat: [WECHAT(PayType.WeChatBrowser)],
  WeChatLite: [WECHAT(PayType.MiniProgram)],
  AppPlus: [ALIPAY, WECHAT(PayType.WeChatNative)],
  Alipay: [ALIPAY],
}
