import { PayType } from '../../src/shared/pay'
import type { ClientType } from '../../src/shared/transport'
import type { L10nText } from '../database/l10n'

interface Method {
  readonly payType: PayType
  readonly name: L10nText
  readonly note: L10nText
}

const CASHIER: Method = {
  payType: PayType.Redirect,
  name: { en: 'Card gateway', 'zh-Hans': '银行卡网关' },
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
  note: {
    en: 'Taken from your wallet, with your pay password',
    'zh-Hans': '使用支付密码，从钱包余额扣款',
  },
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

/** What the types of the cashier are where vendors are real: their pages for browsers. */
const REAL: { readonly [T in PayType]?: Method } = {
  [PayType.Redirect]: {
    payType: PayType.Redirect,
    name: { en: 'WeChat Pay', 'zh-Hans': '微信支付' },
    note: { en: 'Opens WeChat', 'zh-Hans': '跳转到微信付款' },
  },
  [PayType.BrowserRedirect]: {
    payType: PayType.BrowserRedirect,
    name: { en: 'Alipay', 'zh-Hans': '支付宝' },
    note: { en: 'Continues at Alipay', 'zh-Hans': '跳转到支付宝付款' },
  },
}

const METHODS: Readonly<Record<ClientType, readonly Method[]>> = {
  WapH5: [CASHIER, BROWSER, BALANCE],
  AlipayH5: [ALIPAY, CASHIER, BALANCE],
  WeChat: [WECHAT(PayType.WeChatBrowser), BALANCE],
  WeChatLite: [WECHAT(PayType.MiniProgram), BALANCE],
  AppPlus: [ALIPAY, WECHAT(PayType.WeChatNative), BALANCE],
  Alipay: [ALIPAY, BALANCE],
}

interface Means {
  readonly isRecharge: boolean
  /** Whether a gateway takes this pay type. */
  readonly isThere: (payType: PayType) => boolean
  readonly isSimulated: boolean
}

/** Which methods a client can use, best first. A top-up is not paid from the balance it goes to. */
export const methodsFor = (
  clientType: ClientType,
  { isRecharge, isThere, isSimulated }: Means,
): readonly Method[] =>
  METHODS[clientType]
    .filter(({ payType }) => (payType === PayType.AssetRedirect ? !isRecharge : isThere(payType)))
    .map((method) => (isSimulated ? method : (REAL[method.payType] ?? method)))
