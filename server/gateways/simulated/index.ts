import type { Kysely } from 'kysely'
import { PayType } from '../../../src/shared/pay'
import type { Database } from '../../database/schema'
import { AlipayApi } from '../alipay/api'
import { AlipayMini } from '../alipay/login'
import { ALIPAY_PAY_TYPES, AlipayPay } from '../alipay/pay'
import { DEFAULT_IDENTITY, openIdOf, type SocialGateway } from '../identity'
import type { Payments, PayTypes } from '../index'
import { type Letter, Notifier, type PostToSelf } from '../notifications'
import type { GatewayName, GatewayOrders } from '../orders'
import type { Send } from '../ports'
import type { SocialVendors } from '../social'
import { AccessToken } from '../wechat/access-token'
import { WechatMini, WechatOfficial } from '../wechat/login'
import { WechatPay, wechatPayTypes } from '../wechat/pay'
import { alipayApp, SimulatedAlipay } from './alipay'
import { contentKeyOf } from './alipay-login'
import { Cashier } from './cashier'
import { GatewayKeys } from './keys'
import { SimulatedPhones } from './phones'
import { vendorKeys } from './vendor-keys'
import { SimulatedWechatPay, wechatMerchant } from './wechat-pay'
import { SimulatedWeixin } from './weixin'

/** Whoever reaches the sandbox in process reaches it here. */
const SELF = 'http://127.0.0.1:4000'
const notifyUrl = (name: string) => `${SELF}/pay/notify/${name}`

/** What stands in for everybody who is not here: vendors with keys of their own, and phones that anybody holds. */
export interface Simulated {
  /** The shop's side: the real adapters, which speak to the simulated vendors. */
  readonly payments: Required<Payments>
  readonly types: PayTypes
  /** Of the cashier. */
  readonly keys: GatewayKeys
  readonly wechat: SimulatedWechatPay
  readonly alipay: SimulatedAlipay
  /** The shop's side of logins, over the same wire. */
  readonly social: Required<SocialVendors>
  readonly weixin: SimulatedWeixin
  readonly phones: SimulatedPhones
  /** What each gateway sends of a paid order. */
  readonly letters: Readonly<Record<GatewayName, Letter>>
  readonly notifier: Notifier
  /** Who pays where nobody has logged in at the vendor. */
  readonly payerOf: (gateway: SocialGateway) => string
}

interface SimulatedDeps {
  readonly db: Kysely<Database>
  readonly now: () => number
  readonly post: PostToSelf
  readonly copies: () => number
  readonly orders: GatewayOrders
}

/** All simulated vendors over the shop's books. */
export function createSimulated({ db, now, post, copies, orders }: SimulatedDeps): Simulated {
  const send: Send = (url, init) => post(url.replace(SELF, ''), init)
  const keys = new GatewayKeys(db)
  const cashier = new Cashier(orders, keys)
  const wechatKeys = vendorKeys(db, 'wechatPayKeys')
  const alipayKeys = vendorKeys(db, 'alipayKeys')
  const wechat = new SimulatedWechatPay(orders, wechatKeys, now)
  const alipay = new SimulatedAlipay(orders, alipayKeys, now)
  const wechatAt = { baseUrl: `${SELF}/pay/vendors/wechat`, notifyUrl: notifyUrl('wechat') }
  const alipayAt = {
    gatewayUrl: `${SELF}/pay/vendors/alipay/gateway.do`,
    notifyUrl: notifyUrl('alipay'),
  }
  const phones = new SimulatedPhones({ db, now, alipayKeys })
  const weixin = new SimulatedWeixin({ db, phones, now })
  const platform = (kind: 'mini' | 'official') => ({
    app: () => weixin.app(`${SELF}/pay/vendors/weixin`, kind),
    ...{ send, now, db },
  })
  const merchant = async () => wechatMerchant(await wechatKeys(), wechatAt)
  const api = new AlipayApi(async () => alipayApp(await alipayKeys(), alipayAt), send, now)
  const letters: Simulated['letters'] = {
    cashier: (order) => cashier.letter(order),
    wechat: (order) => wechat.letter(order),
    alipay: (order) => alipay.letter(order),
  }
  return {
    payments: {
      cashier,
      wechat: new WechatPay(merchant, send, now),
      alipay: new AlipayPay(api, (key) => orders.ofKey('alipay', key)),
    },
    types: {
      cashier: [PayType.Redirect, PayType.BrowserRedirect],
      wechat: wechatPayTypes({ mini: 'x', official: 'x', native: 'x' }),
      alipay: ALIPAY_PAY_TYPES,
    },
    keys,
    wechat,
    alipay,
    social: {
      wechat: new WechatMini(platform('mini'), new AccessToken(platform('mini'))),
      official: new WechatOfficial(platform('official'), new AccessToken(platform('official'))),
      alipay: new AlipayMini(api, async () => contentKeyOf(await alipayKeys())),
    },
    weixin,
    phones,
    letters,
    notifier: new Notifier({ db, post, copies, now, letters }),
    payerOf: (gateway) => openIdOf(gateway, DEFAULT_IDENTITY),
  }
}
