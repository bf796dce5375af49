import type { KeyObject } from 'node:crypto'
import * as v from 'valibot'
import { PayType } from '../../../src/shared/pay'
import { SIGNATURE_WRONG } from '../notifications'
import type { GatewayOrder } from '../orders'
import {
  type Asking,
  type AtVendor,
  type OrderKey,
  type PaymentGateway,
  type Prepared,
  type Send,
  VendorError,
  type VendorRefund,
} from '../ports'
import { signText } from '../rsa'
import { readAnswer, type WechatPayAccount, WechatPayApi } from './api'
import { linesOf, newNonce, type Sealed, sealedMessage, unseal } from './wire'

/** Which apps of the merchant take money; one that is missing cannot be paid in. */
export interface WechatAppIds {
  readonly mini?: string | undefined
  readonly official?: string | undefined
  readonly native?: string | undefined
}

/** A merchant of WeChat Pay. */
export interface WechatMerchant extends WechatPayAccount {
  readonly appIds: WechatAppIds
  /** Where it tells us of money. */
  readonly notifyUrl: string
}

type TradeType = 'jsapi' | 'app' | 'h5'

/** How each pay type is a trade of WeChat's, and for which of our apps. */
const TRADES: Readonly<Record<number, { type: TradeType; app: keyof WechatAppIds }>> = {
  [PayType.MiniProgram]: { type: 'jsapi', app: 'mini' },
  [PayType.WeChatBrowser]: { type: 'jsapi', app: 'official' },
  [PayType.WeChatNative]: { type: 'app', app: 'native' },
  [PayType.Redirect]: { type: 'h5', app: 'official' },
}

/** Which pay types these apps can be paid by. */
export const wechatPayTypes = (appIds: WechatAppIds): readonly number[] =>
  Object.entries(TRADES)
    .filter(([, { app }]) => appIds[app])
    .map(([payType]) => Number(payType))

/** `my-pay-id/12`, as it comes back with the money. */
const attachment = v.pipe(v.string(), v.regex(/^[^/]+\/\d+$/))

const amountOf = v.object({
  total: v.pipe(v.number(), v.integer(), v.minValue(1)),
  currency: v.optional(v.literal('CNY'), 'CNY'),
})
/** What both a query and a message say of an order that is paid. */
const paidOrder = v.object({
  mchid: v.string(),
  appid: v.string(),
  out_trade_no: v.string(),
  transaction_id: v.string(),
  attach: attachment,
  amount: amountOf,
})
const queried = v.object({ trade_state: v.string() })
const message = v.object({
  event_type: v.string(),
  resource: sealedMessage,
})

/** States of an order by what they mean to us. */
const STATES: Readonly<Record<string, AtVendor['state']>> = {
  SUCCESS: 'paid',
  // It was paid, and went back: it pays nothing any more.
  REFUND: 'closed',
  NOTPAY: 'open',
  USERPAYING: 'open',
  PAYERROR: 'open',
  CLOSED: 'closed',
  REVOKED: 'closed',
}

/** WeChat cuts nothing: what is longer it refuses. */
const DESCRIPTION_LENGTH = 127
const REASON_LENGTH = 80

/** WeChat Pay v3, as a merchant speaks it. */
export class WechatPay implements PaymentGateway {
  private readonly api: WechatPayApi

  /** @param merchant asked for at each call: a sandbox makes its keys at the first. */
  constructor(
    private readonly merchant: () => Promise<WechatMerchant>,
    send: Send,
    private readonly now: () => number,
  ) {
    this.api = new WechatPayApi(merchant, send, now)
  }

  async prepare(order: GatewayOrder, asking: Asking): Promise<Prepared> {
    const merchant = await this.merchant()
    const trade = TRADES[order.payType]
    const appid = trade && merchant.appIds[trade.app]
    if (!appid) throw new VendorError('NO_APP', `no app is paid by type ${order.payType}`)
    const answer = await this.api.call('POST', `/v3/pay/transactions/${trade.type}`, {
      appid,
      mchid: merchant.mchId,
      description: [...order.description].slice(0, DESCRIPTION_LENGTH).join(''),
      out_trade_no: order.id,
      time_expire: beijingTime(asking.expiresAt),
      attach: `${order.payId}/${order.payType}`,
      notify_url: merchant.notifyUrl,
      amount: { total: order.amount, currency: 'CNY' },
      ...PARTICULARS[trade.type](asking),
    })
    if (trade.type === 'h5') {
      const { h5_url } = readAnswer(v.object({ h5_url: v.string() }), answer)
      return { url: `${h5_url}&redirect_url=${encodeURIComponent(order.returnUrl)}` }
    }
    const { prepay_id } = readAnswer(v.object({ prepay_id: v.string() }), answer)
    const sheet = { appid, prepayId: prepay_id, isNative: trade.type === 'app', now: this.now() }
    return { message: signedSheet(sheet, merchant.privateKey) }
  }

  async query(key: OrderKey): Promise<AtVendor> {
    const { mchId } = await this.merchant()
    const where = 'orderId' in key ? `out-trade-no/${key.orderId}` : `id/${key.transactionId}`
    const path = `/v3/pay/transactions/${where}?mchid=${mchId}`
    const answer = await this.api.call('GET', path).catch((error: unknown) => {
      if (error instanceof VendorError && NOT_THERE.includes(error.code)) return undefined
      throw error
    })
    if (answer === undefined) return { state: 'unknown' }
    const state = STATES[readAnswer(queried, answer).trade_state] ?? 'open'
    if (state !== 'paid') return { state }
    const paid = readAnswer(paidOrder, answer)
    await this.requireOurs(paid)
    return { state, news: newsOf(paid) }
  }

  async close(orderId: string): Promise<void> {
    const { mchId } = await this.merchant()
    await this.api.call('POST', `/v3/pay/transactions/out-trade-no/${orderId}/close`, {
      mchid: mchId,
    })
  }

  async refund({ id, transactionId, amount, total, reason }: VendorRefund): Promise<void> {
    const answer = await this.api.call('POST', '/v3/refund/domestic/refunds', {
      transaction_id: transactionId,
      out_refund_no: id,
      reason: [...reason].slice(0, REASON_LENGTH).join(''),
      amount: { refund: amount, total, currency: 'CNY' },
    })
    const { status } = readAnswer(v.object({ status: v.string() }), answer)
    if (status !== 'SUCCESS' && status !== 'PROCESSING') {
      throw new VendorError(status, 'the refund was not taken')
    }
  }

  async readNews(headers: Headers, body: string) {
    const { apiKey } = await this.merchant()
    if (!(await this.api.isSaid(headers, body))) throw SIGNATURE_WRONG
    const { event_type, resource } = v.parse(message, JSON.parse(body))
    if (event_type !== 'TRANSACTION.SUCCESS') return undefined
    const paid = v.parse(paidOrder, JSON.parse(openSealed(resource, apiKey)))
    await this.requireOurs(paid)
    return newsOf(paid)
  }

  /** @throws Refusal 403 for an order of another merchant, or of an app that is not ours. */
  private async requireOurs({ mchid, appid }: v.InferOutput<typeof paidOrder>): Promise<void> {
    const { mchId, appIds } = await this.merchant()
    const isOurs = mchid === mchId && Object.values(appIds).includes(appid)
    if (!isOurs) throw SIGNATURE_WRONG
  }
}

/** Codes of an order that the vendor has not. */
const NOT_THERE: readonly string[] = ['ORDER_NOT_EXIST', 'RESOURCE_NOT_EXISTS']

/** What a trade has besides what all have. */
const PARTICULARS: Readonly<Record<TradeType, (asking: Asking) => object>> = {
  jsapi: ({ payer }) => ({ payer: { openid: payer } }),
  app: () => ({}),
  h5: ({ address }) => ({
    scene_info: { payer_client_ip: address || '127.0.0.1', h5_info: { type: 'Wap' } },
  }),
}

/** @throws Refusal 403 for what was not sealed for us. */
function openSealed(sealed: Sealed, apiKey: string): string {
  try {
    return unseal(sealed, apiKey)
  } catch {
    throw SIGNATURE_WRONG
  }
}

function newsOf(paid: v.InferOutput<typeof paidOrder>) {
  const [payId = '', payType] = paid.attach.split('/')
  return {
    gateway: 'wechat' as const,
    orderId: paid.out_trade_no,
    transactionId: paid.transaction_id,
    payId,
    payType: Number(payType),
    amount: paid.amount.total,
  }
}

/** `2026-11-28T20:00:00+08:00`. @param seconds since 1970. */
const beijingTime = (seconds: number) =>
  `${new Date((seconds + 8 * 3600) * 1000).toISOString().slice(0, 19)}+08:00`

interface Sheet {
  readonly appid: string
  readonly prepayId: string
  readonly isNative: boolean
  /** Seconds. */
  readonly now: number
}

/** What is signed for the sheet: in the native app the prepay id alone, else the package that names it. */
export const sheetText = (
  appid: string,
  { timeStamp, nonceStr, payPackage }: Record<'timeStamp' | 'nonceStr' | 'payPackage', string>,
  isNative: boolean,
): string =>
  linesOf(appid, timeStamp, nonceStr, isNative ? payPackage.replace('prepay_id=', '') : payPackage)

function signedSheet({ appid, prepayId, isNative, now }: Sheet, privateKey: KeyObject) {
  const fields = {
    timeStamp: String(now),
    nonceStr: newNonce(),
    payPackage: `prepay_id=${prepayId}`,
  }
  const paySign = signText(sheetText(appid, fields, isNative), privateKey)
  return { ...fields, signType: 'RSA', paySign }
}
