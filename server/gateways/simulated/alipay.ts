import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { Refusal } from '../../refusal'
import type { AlipayApp } from '../alipay/api'
import {
  answerName,
  beijingTime,
  centsOf,
  ERROR_NAME,
  isOfApp,
  type Params,
  signedAnswer,
  signedMessage,
  yuanOf,
} from '../alipay/wire'
import type { GatewayOrder, GatewayOrders } from '../orders'
import type { VendorKeys } from './vendor-keys'

const APP_ID = '2021000000000001'

/** Result codes of `my.tradePay`. */
export const RESULT_CODE = { show: '', approve: '9000', cancel: '6001', failed: '4000' } as const

/** What the shop of the sandbox knows of its Alipay. */
export const alipayApp = (
  { shop, vendor }: VendorKeys,
  where: { readonly gatewayUrl: string; readonly notifyUrl: string },
): AlipayApp => ({
  ...where,
  appId: APP_ID,
  privateKey: shop.privateKey,
  alipayKeys: new Map([['', vendor.publicKey]]),
  certificateParams: {},
})

const asked = v.object({
  out_trade_no: v.pipe(v.string(), v.regex(/^\w{1,64}$/)),
  total_amount: v.string(),
  subject: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  time_expire: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)),
  product_code: v.string(),
  passback_params: v.string(),
  buyer_id: v.optional(v.string(), ''),
  buyer_open_id: v.optional(v.string(), ''),
})
const named = v.object({
  out_trade_no: v.optional(v.string(), ''),
  trade_no: v.optional(v.string(), ''),
})
const refundAsked = v.object({
  trade_no: v.string(),
  out_request_no: v.pipe(v.string(), v.regex(/^\w{1,64}$/)),
  refund_amount: v.string(),
})

/** States of our books in Alipay's words. */
const STATES: Readonly<Record<string, string>> = {
  open: 'WAIT_BUYER_PAY',
  paid: 'TRADE_SUCCESS',
  refunded: 'TRADE_CLOSED',
  cancelled: 'TRADE_CLOSED',
  expired: 'TRADE_CLOSED',
}

const CERTIFICATE_PARAMS = ['app_cert_sn', 'alipay_root_cert_sn'] as const

/** How old a request may be, in seconds. */
const TOLERANCE_SECONDS = 300

const DONE = { code: '10000', msg: 'Success' }
const failed = (sub_code: string, sub_msg: string) => ({
  code: '40004',
  msg: 'Business Failed',
  sub_code,
  sub_msg,
})
const NO_TRADE = failed('ACQ.TRADE_NOT_EXIST', '交易不存在')
const WRONG_PARAMS = failed('ACQ.INVALID_PARAMETER', '参数无效')

type Answer = (content: unknown) => Promise<object>

/** An app that has chosen certificates: what its requests have to say, and which one Alipay signs by. */
export interface AlipayCertificates {
  readonly app: Params
  readonly alipayNumber: string
}

/** Alipay, simulated: it reads what the real one reads, signs what the real one signs, and moves no money. */
export class SimulatedAlipay {
  constructor(
    private readonly orders: GatewayOrders,
    private readonly keys: () => Promise<VendorKeys>,
    private readonly now: () => number,
    /** What it knows of certificates; without them it goes by keys. */
    private readonly certificates?: AlipayCertificates,
  ) {}

  private readonly methods: Readonly<Record<string, Answer>> = {
    'alipay.trade.create': (content) => this.create(content),
    'alipay.trade.query': (content) => this.show(content),
    'alipay.trade.close': (content) => this.close(content),
    'alipay.trade.refund': (content) => this.refund(content),
  }

  /**
   * The openapi gateway.
   *
   * @param others methods that are not about money, by what they answer to their parameters.
   */
  routes(others: Readonly<Record<string, (params: Params) => Promise<object>>> = {}): Hono {
    const app = new Hono()
    app.post('/gateway.do', async (c) => {
      const { vendor } = await this.keys()
      const params = await paramsOf(c)
      const method = params.method ?? ''
      const content = (await this.isAuthorized(params))
        ? ((await others[method]?.(params)) ?? (await this.answer(method, params)))
        : { code: '40002', msg: 'Invalid Arguments', sub_code: 'isv.invalid-signature' }
      // Tokens have no code; without them the refusal stands under a name of its own.
      const isRefused = others[method] !== undefined && 'sub_code' in content
      const name = isRefused ? ERROR_NAME : answerName(method)
      const number = this.certificates?.alipayNumber
      return c.body(signedAnswer(name, content, vendor.privateKey, number), 200, {
        'content-type': 'application/json;charset=utf-8',
      })
    })
    return app
  }

  private async isAuthorized(params: Params): Promise<boolean> {
    const { shop } = await this.keys()
    const sentAt = Date.parse(`${params.timestamp?.replace(' ', 'T')}+08:00`) / 1000
    return (
      params.app_id === APP_ID &&
      params.sign_type === 'RSA2' &&
      CERTIFICATE_PARAMS.every((name) => params[name] === this.certificates?.app[name]) &&
      Math.abs(this.now() - sentAt) <= TOLERANCE_SECONDS &&
      isOfApp(params, shop.publicKey)
    )
  }

  private async answer(method: string, { biz_content = '{}' }: Params): Promise<object> {
    const make = this.methods[method]
    if (!make) return { code: '40001', msg: 'Missing Method', sub_code: 'isv.invalid-method' }
    return make(JSON.parse(biz_content))
  }

  /** Its number carries a mark, so that an invented one is refused. */
  private async tradeNo({ id }: GatewayOrder): Promise<string> {
    const { secret } = await this.keys()
    const mark = createHash('sha256').update(`${secret} ${id}`).digest('hex').slice(0, 16)
    return `${id}${mark}`
  }

  private async create(content: unknown): Promise<object> {
    const read = v.safeParse(asked, content)
    if (!read.success) return WRONG_PARAMS
    const { out_trade_no, buyer_id, buyer_open_id, product_code } = read.output
    if (product_code !== 'JSAPI_PAY' || buyer_id + buyer_open_id === '') return WRONG_PARAMS
    const order = await this.openOrder(read.output)
    if (!order) return failed('ACQ.CONTEXT_INCONSISTENT', '交易信息被篡改')
    return { ...DONE, out_trade_no, trade_no: await this.tradeNo(order) }
  }

  private async openOrder({ out_trade_no, total_amount }: v.InferOutput<typeof asked>) {
    const order = await this.orders.find('alipay', out_trade_no)
    return order?.status === 'open' && order.amount === centsOf(total_amount) ? order : undefined
  }

  private async named(content: unknown): Promise<GatewayOrder | undefined> {
    const read = v.safeParse(named, content)
    if (!read.success) return undefined
    const { out_trade_no, trade_no } = read.output
    const key = out_trade_no === '' ? { transactionId: trade_no } : { orderId: out_trade_no }
    return this.orders.ofKey('alipay', key)
  }

  private async show(content: unknown): Promise<object> {
    const order = await this.named(content)
    return order ? { ...DONE, ...this.tradeContent(order) } : NO_TRADE
  }

  private async close(content: unknown): Promise<object> {
    const order = await this.named(content)
    if (!order) return NO_TRADE
    if (order.transactionId !== null) return failed('ACQ.REASON_TRADE_STATUS_INVALID', '交易已支付')
    await this.orders.cancel(order.id)
    return { ...DONE, out_trade_no: order.id }
  }

  private async refund(content: unknown): Promise<object> {
    const read = v.safeParse(refundAsked, content)
    if (!read.success) return WRONG_PARAMS
    const order = await this.named({ trade_no: read.output.trade_no })
    if (!order) return NO_TRADE
    const amount = centsOf(read.output.refund_amount)
    const isFitting = amount !== undefined && amount > 0 && amount <= order.amount
    if (!isFitting) return failed('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', '退款金额超限')
    return { ...DONE, trade_no: read.output.trade_no, out_trade_no: order.id, fund_change: 'Y' }
  }

  private tradeContent({ id, payId, payType, amount, status, transactionId }: GatewayOrder) {
    return {
      out_trade_no: id,
      trade_no: transactionId ?? '',
      trade_status: STATES[status] ?? 'TRADE_CLOSED',
      total_amount: yuanOf(amount),
      passback_params: encodeURIComponent(`${payId}/${payType}`),
    }
  }

  /** The message of a paid order, signed. */
  async letter(order: GatewayOrder): Promise<{ headers: Record<string, string>; body: string }> {
    const { vendor } = await this.keys()
    const sentAt = beijingTime(this.now())
    const params = {
      notify_type: 'trade_status_sync',
      notify_id: createHash('sha256').update(`${order.id} ${sentAt}`).digest('hex').slice(0, 34),
      notify_time: sentAt,
      app_id: APP_ID,
      charset: 'utf-8',
      version: '1.0',
      subject: order.description,
      ...this.tradeContent(order),
    }
    return {
      body: new URLSearchParams(signedMessage(params, vendor.privateKey)).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    }
  }

  /**
   * The order behind what an app hands to the host: a trade number, or in the native app a signed order.
   *
   * @throws Refusal 403 for one that was not given out.
   */
  async read(handed: string): Promise<GatewayOrder> {
    const order = handed.includes('=')
      ? await this.signedOrder(handed)
      : await this.numbered(handed)
    if (order) return order
    throw new Refusal(403, { en: 'There is no such trade.', 'zh-Hans': '交易不存在' })
  }

  private async numbered(tradeNo: string): Promise<GatewayOrder | undefined> {
    const order = await this.orders.find('alipay', tradeNo.slice(0, 32))
    return order && tradeNo === (await this.tradeNo(order)) ? order : undefined
  }

  private async signedOrder(handed: string): Promise<GatewayOrder | undefined> {
    const params: Params = Object.fromEntries(new URLSearchParams(handed))
    const isAsked = params.method === 'alipay.trade.app.pay' && (await this.isAuthorized(params))
    if (!isAsked) return undefined
    const read = v.safeParse(asked, JSON.parse(params.biz_content ?? '{}'))
    return read.success ? this.openOrder(read.output) : undefined
  }
}

const paramsOf = async (c: Context): Promise<Params> => ({
  ...c.req.query(),
  ...Object.fromEntries(new URLSearchParams(await c.req.text())),
})
