import * as v from 'valibot'
import { PayType } from '../../../src/shared/pay'
import { autoForm } from '../form'
import { type Notification, SIGNATURE_WRONG } from '../notifications'
import type { GatewayOrder } from '../orders'
import {
  type Asking,
  type AtVendor,
  type OrderKey,
  type PaymentGateway,
  type Prepared,
  VendorError,
  type VendorRefund,
} from '../ports'
import type { AlipayApi } from './api'
import { beijingTime, centsOf, isOfAlipay, type Params, yuanOf } from './wire'

/** What Alipay can be asked for. */
export const ALIPAY_PAY_TYPES: readonly number[] = [PayType.BrowserRedirect, PayType.Alipay]

/** `my-pay-id/4`, as it comes back with the money. */
const attachment = v.pipe(v.string(), v.regex(/^[^/]+\/\d+$/))
const sum = v.pipe(
  v.string(),
  v.transform((text) => centsOf(text)),
  v.number(),
  v.minValue(1),
)
const queried = v.object({
  trade_status: v.string(),
  out_trade_no: v.string(),
  trade_no: v.string(),
  total_amount: sum,
  // A query of the real one may leave it out; then our books say whose it is.
  passback_params: v.optional(v.string(), ''),
})
const message = v.object({
  app_id: v.string(),
  trade_status: v.string(),
  out_trade_no: v.string(),
  trade_no: v.string(),
  total_amount: sum,
  passback_params: v.string(),
})

/** States of a trade by what they mean to us. */
const STATES: Readonly<Record<string, AtVendor['state']>> = {
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
  WAIT_BUYER_PAY: 'open',
  TRADE_CLOSED: 'closed',
}
const NOT_THERE = 'ACQ.TRADE_NOT_EXIST'
const SUBJECT_LENGTH = 128

/** Alipay, as a merchant speaks it. */
export class AlipayPay implements PaymentGateway {
  constructor(
    private readonly api: AlipayApi,
    /** Our order by its number: a query does not say what it is for. */
    private readonly ours: (key: OrderKey) => Promise<GatewayOrder | undefined>,
  ) {}

  async prepare(order: GatewayOrder, asking: Asking): Promise<Prepared> {
    const { notifyUrl, gatewayUrl, appId } = await this.api.app()
    const trade = tradeOf(order, asking)
    const where = { notify_url: notifyUrl }
    if (order.payType === PayType.BrowserRedirect) {
      const content = JSON.stringify({ ...trade, product_code: 'QUICK_WAP_WAY' })
      const fields = await this.api.sign('alipay.trade.wap.pay', {
        ...where,
        return_url: order.returnUrl,
        biz_content: content,
      })
      return { message: autoForm('alipay', `${gatewayUrl}?charset=utf-8`, fields) }
    }
    if (asking.clientType === 'AppPlus') {
      const content = JSON.stringify({ ...trade, product_code: 'QUICK_MSECURITY_PAY' })
      const params = { ...where, biz_content: content }
      const signed = await this.api.sign('alipay.trade.app.pay', params)
      return { message: new URLSearchParams(signed).toString() }
    }
    const content = JSON.stringify({
      ...trade,
      ...buyerOf(asking.payer),
      product_code: 'JSAPI_PAY',
      op_app_id: appId,
    })
    const params = { ...where, biz_content: content }
    const schema = v.object({ trade_no: v.string() })
    const { trade_no } = await this.api.call('alipay.trade.create', params, schema)
    return { message: trade_no }
  }

  async query(key: OrderKey): Promise<AtVendor> {
    const trade = await this.trade('alipay.trade.query', content(key), queried)
    if (!trade) return { state: 'unknown' }
    const state = STATES[trade.trade_status] ?? 'open'
    if (state !== 'paid') return { state }
    const order = await this.ours({ orderId: trade.out_trade_no })
    const passed = trade.passback_params || (order ? attachOf(order) : `${trade.out_trade_no}/0`)
    return { state, news: newsOf({ ...trade, passback_params: passed }) }
  }

  async close(orderId: string): Promise<void> {
    await this.trade('alipay.trade.close', content({ orderId }), v.object({}))
  }

  async refund({ id, transactionId, amount, reason }: VendorRefund): Promise<void> {
    const biz_content = JSON.stringify({
      trade_no: transactionId,
      out_request_no: id,
      refund_amount: yuanOf(amount),
      refund_reason: reason,
    })
    await this.api.call('alipay.trade.refund', { biz_content }, v.object({ trade_no: v.string() }))
  }

  async readNews(_: Headers, body: string): Promise<Notification | undefined> {
    const { alipayKeys, appId } = await this.api.app()
    const params: Params = Object.fromEntries(new URLSearchParams(body))
    // A message does not say by which certificate it was signed.
    const isItsOwn = [...alipayKeys.values()].some((key) => isOfAlipay(params, key))
    if (!isItsOwn || params.app_id !== appId) throw SIGNATURE_WRONG
    if (STATES[params.trade_status ?? ''] !== 'paid') return undefined
    return newsOf(v.parse(message, params))
  }

  /** A trade that nobody has opened in their app yet is unknown to Alipay. */
  private async trade<S extends v.GenericSchema>(method: string, biz_content: string, schema: S) {
    try {
      return await this.api.call(method, { biz_content }, schema)
    } catch (error) {
      if (error instanceof VendorError && error.code === NOT_THERE) return undefined
      throw error
    }
  }
}

const content = (key: OrderKey) =>
  JSON.stringify('orderId' in key ? { out_trade_no: key.orderId } : { trade_no: key.transactionId })

const attachOf = ({ payId, payType }: GatewayOrder) => `${payId}/${payType}`

/** Older accounts are known by a number, newer ones by an id of this app's own. */
const buyerOf = (payer: string) =>
  /^2088\d{12}$/.test(payer) ? { buyer_id: payer } : { buyer_open_id: payer }

const tradeOf = (order: GatewayOrder, { expiresAt }: Asking) => ({
  out_trade_no: order.id,
  total_amount: yuanOf(order.amount),
  subject: [...order.description].slice(0, SUBJECT_LENGTH).join(''),
  time_expire: beijingTime(expiresAt),
  passback_params: encodeURIComponent(attachOf(order)),
})

interface Paid {
  readonly out_trade_no: string
  readonly trade_no: string
  readonly total_amount: number
  readonly passback_params: string
}

function newsOf({ out_trade_no, trade_no, total_amount, passback_params }: Paid): Notification {
  const [payId = '', payType] = v.parse(attachment, decodeURIComponent(passback_params)).split('/')
  return {
    gateway: 'alipay',
    orderId: out_trade_no,
    transactionId: trade_no,
    payId,
    payType: Number(payType),
    amount: total_amount,
  }
}
