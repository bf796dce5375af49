import type { Kysely } from 'kysely'
import { PayType } from '../../src/shared/pay'
import type { Database } from '../database/schema'
import { AlipayApi } from './alipay/api'
import { AlipayMini } from './alipay/login'
import { ALIPAY_PAY_TYPES, AlipayPay } from './alipay/pay'
import type { Notifier, PostToSelf } from './notifications'
import { type Collection, type GatewayName, GatewayOrders } from './orders'
import { type Asking, type PaymentGateway, type Prepared, type Send, VendorError } from './ports'
import type { VendorSettings } from './settings'
import { createSimulated, type Simulated } from './simulated'
import type { SocialVendors } from './social'
import { TencentTexts } from './tencent-texts'
import { AliyunTexts, printedTexts, type TextMessages } from './texts'
import { AccessToken } from './wechat/access-token'
import { WechatMini, WechatOfficial } from './wechat/login'
import { WechatPay, wechatPayTypes } from './wechat/pay'
import type { WeixinApp } from './wechat/weixin'

export type Payments = { readonly [Name in GatewayName]?: PaymentGateway }

export interface Gateways {
  /** What stands in for the vendors; missing where nothing may be simulated. */
  readonly simulated: Simulated | undefined
  readonly orders: GatewayOrders
  /** Who collects money. */
  readonly payments: Payments
  /** Who is asked to collect a payment of this type, if anybody can be. */
  readonly gatewayOf: (payType: number, clientType: string) => GatewayName | undefined
  /** Writes down what is to be collected, and asks the gateway to. Throws a VendorError when it does not. */
  readonly collect: (name: GatewayName, what: Collection, asking: Asking) => Promise<Prepared>
  /** Who people can log in by. */
  readonly social: SocialVendors
  /** Who sends codes to phones, if anybody does. */
  readonly texts: TextMessages | undefined
  /** How the simulated vendors tell of money. */
  readonly notifier: Notifier | undefined
}

export interface GatewayDeps {
  readonly db: Kysely<Database>
  /** Seconds, by the sandbox's clock. */
  readonly now: () => number
  readonly post: PostToSelf
  readonly copies: () => number
  /** A line for the person at the console. */
  readonly print: (line: string) => void
  /** The real vendors; without it all of them are simulated. */
  readonly vendors: VendorSettings | undefined
}

/** Which gateway takes which pay type. In production no bank is behind the types of the cashier. */
const REAL_GATEWAYS: Readonly<Record<number, GatewayName>> = {
  [PayType.Redirect]: 'wechat',
  [PayType.BrowserRedirect]: 'alipay',
  [PayType.Alipay]: 'alipay',
  [PayType.WeChatBrowser]: 'wechat',
  [PayType.WeChatNative]: 'wechat',
  [PayType.MiniProgram]: 'wechat',
}
const SANDBOX_GATEWAYS: Readonly<Record<number, GatewayName>> = {
  ...REAL_GATEWAYS,
  [PayType.Redirect]: 'cashier',
  [PayType.BrowserRedirect]: 'cashier',
}

/** Longer than any vendor takes; a payer waits for the answer, ms. */
const PATIENCE = 10_000
const overTheNetwork: Send = (url, init) =>
  fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) }).catch((error: unknown) => {
    throw new VendorError('NO_ANSWER', String(error))
  })

/** Everybody who collects money for the shop, over one set of books: the vendors, or what stands in for them. */
export function createGateways(deps: GatewayDeps): Gateways {
  const { db, now, post, copies, print, vendors } = deps
  const orders = new GatewayOrders(db, now)
  const simulated = vendors ? undefined : createSimulated({ db, now, post, copies, orders })
  const { payments, types } = simulated ?? realPayments(vendors ?? {}, { now, orders })
  const gateways = simulated ? SANDBOX_GATEWAYS : REAL_GATEWAYS
  return {
    simulated,
    orders,
    payments,
    gatewayOf(payType, clientType) {
      // Alipay's host has no sheet of WeChat's: the same type is its own trade there.
      const isAlipay = payType === PayType.MiniProgram && clientType === 'Alipay'
      const name = isAlipay ? 'alipay' : gateways[payType]
      return name && types[name]?.includes(isAlipay ? PayType.Alipay : payType) ? name : undefined
    },
    async collect(name, what, asking) {
      const gateway = payments[name]
      if (!gateway) throw new Error(`nobody is behind ${name}`)
      return gateway.prepare(await orders.open(name, what), asking)
    },
    social: simulated?.social ?? realSocial(vendors ?? {}, deps),
    texts: vendors ? realTexts(vendors, now) : printedTexts(print),
    notifier: simulated?.notifier,
  }
}

interface Books {
  readonly now: () => number
  readonly orders: GatewayOrders
}

/** What each gateway can be asked for. */
export type PayTypes = { readonly [Name in GatewayName]?: readonly number[] }

function realPayments({ wechatPay, alipay }: VendorSettings, { now, orders }: Books) {
  const api = alipay && new AlipayApi(async () => alipay, overTheNetwork, now)
  const payments: Payments = {
    ...(wechatPay && { wechat: new WechatPay(async () => wechatPay, overTheNetwork, now) }),
    ...(api && { alipay: new AlipayPay(api, (key) => orders.ofKey('alipay', key)) }),
  }
  const types: PayTypes = {
    ...(wechatPay && { wechat: wechatPayTypes(wechatPay.appIds) }),
    ...(api && { alipay: ALIPAY_PAY_TYPES }),
  }
  return { payments, types }
}

function realSocial(
  { wechatMini, wechatOfficial, alipayLogin }: VendorSettings,
  { db, now }: Pick<GatewayDeps, 'db' | 'now'>,
): SocialVendors {
  const at = (app: WeixinApp) => ({ app: async () => app, send: overTheNetwork, now, db })
  const alipay = alipayLogin && new AlipayApi(async () => alipayLogin.app, overTheNetwork, now)
  return {
    wechat: wechatMini && new WechatMini(at(wechatMini), new AccessToken(at(wechatMini))),
    official:
      wechatOfficial && new WechatOfficial(at(wechatOfficial), new AccessToken(at(wechatOfficial))),
    alipay: alipay && new AlipayMini(alipay, async () => alipayLogin.contentKey),
  }
}

/** Where both are set up, Aliyun sends: one provider is asked, and no code goes twice. */
function realTexts({ aliyunTexts, tencentTexts }: VendorSettings, now: () => number) {
  if (aliyunTexts) return new AliyunTexts(aliyunTexts, overTheNetwork, now)
  return tencentTexts && new TencentTexts(tencentTexts, overTheNetwork, now)
}
