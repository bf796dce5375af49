import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { PayType } from '../../../src/shared/pay'
import { Refusal } from '../../refusal'
import type { GatewayOrder, GatewayOrders } from '../orders'
import type { OrderKey } from '../ports'
import { isSigned } from '../rsa'
import { sheetText, type WechatMerchant } from '../wechat/pay'
import { isAuthorized, platformHeaders, type Signer, seal } from '../wechat/wire'
import type { VendorKeys } from './vendor-keys'

/** The one app of the sandbox: mini-program, official account and native app at once. */
export const SANDBOX_APP_ID = 'wx0000taproomsandbox'
const MCH_ID = '1900000001'
const PREFIX = 'prepay_id='

/** What `wx.requestPayment` got, as the host sends it on. */
export const signedSheet = v.object({
  timeStamp: v.string(),
  nonceStr: v.string(),
  package: v.string(),
  signType: v.string(),
  paySign: v.string(),
})
type SignedSheet = v.InferOutput<typeof signedSheet>

const asked = v.object({
  appid: v.literal(SANDBOX_APP_ID),
  mchid: v.literal(MCH_ID),
  description: v.pipe(v.string(), v.minLength(1), v.maxLength(127)),
  out_trade_no: v.pipe(v.string(), v.regex(/^[\w|*-]{6,32}$/)),
  time_expire: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/)),
  attach: v.pipe(v.string(), v.maxLength(128)),
  notify_url: v.pipe(v.string(), v.url()),
  amount: v.object({ total: v.number(), currency: v.literal('CNY') }),
})
const filled = v.pipe(v.string(), v.minLength(1))
/** What each kind of trade asks for besides. */
const PARTICULARS = {
  jsapi: v.object({ payer: v.object({ openid: filled }) }),
  app: v.object({}),
  h5: v.object({
    scene_info: v.object({ payer_client_ip: filled, h5_info: v.object({ type: filled }) }),
  }),
} as const
const refundAsked = v.object({
  transaction_id: v.string(),
  out_refund_no: v.pipe(v.string(), v.regex(/^[\w|*@-]{1,64}$/)),
  reason: v.pipe(v.string(), v.maxLength(80)),
  amount: v.object({ refund: v.number(), total: v.number(), currency: v.literal('CNY') }),
})

/** States of our books in WeChat's words. */
const STATES: Readonly<Record<string, string>> = {
  open: 'NOTPAY',
  paid: 'SUCCESS',
  refunded: 'REFUND',
  cancelled: 'CLOSED',
  expired: 'CLOSED',
}

/** What the shop of the sandbox knows of its WeChat Pay. */
export const wechatMerchant = (
  { shop, vendor, secret }: VendorKeys,
  where: { readonly baseUrl: string; readonly notifyUrl: string },
): WechatMerchant => ({
  ...where,
  mchId: MCH_ID,
  serial: shop.serial,
  privateKey: shop.privateKey,
  apiKey: secret,
  platformKeys: new Map([[vendor.serial, vendor.publicKey]]),
  appIds: { mini: SANDBOX_APP_ID, official: SANDBOX_APP_ID, native: SANDBOX_APP_ID },
})

/** A refusal in the words of WeChat's API. */
const problem = (status: 400 | 401 | 404, code: string, message: string) => ({
  status,
  content: { code, message },
})
interface Answer {
  readonly status: 200 | 204 | 400 | 401 | 404
  readonly content?: object
}

/** A certificate of the platform with its private key. */
export interface PlatformCertificate extends Signer {
  readonly pem: string
}

/** WeChat Pay, simulated: it reads what the real one reads, signs what the real one signs, and moves no money. */
export class SimulatedWechatPay {
  constructor(
    private readonly orders: GatewayOrders,
    private readonly keys: () => Promise<VendorKeys>,
    private readonly now: () => number,
    /** Its certificates, the one it signs with first; without any it signs with its public key. */
    private readonly certificates: readonly PlatformCertificate[] = [],
  ) {}

  /** The API of merchants. */
  routes(): Hono {
    const app = new Hono()
    app.post('/v3/pay/transactions/:type', (c) =>
      this.answer(c, (body) => this.prepay(c.req.param('type'), body)),
    )
    app.get('/v3/pay/transactions/out-trade-no/:id', (c) =>
      this.answer(c, () => this.show({ orderId: c.req.param('id') })),
    )
    app.get('/v3/pay/transactions/id/:id', (c) =>
      this.answer(c, () => this.show({ transactionId: c.req.param('id') })),
    )
    app.post('/v3/pay/transactions/out-trade-no/:id/close', (c) =>
      this.answer(c, () => this.close(c.req.param('id'))),
    )
    app.get('/v3/certificates', (c) => this.answer(c, () => this.sealedCertificates()))
    app.post('/v3/refund/domestic/refunds', (c) => this.answer(c, (body) => this.refund(body)))
    return app
  }

  /** Nothing is read before its signature; all that is answered is signed. */
  private async answer(c: Context, make: (body: unknown) => Promise<Answer>): Promise<Response> {
    const { shop, vendor } = await this.keys()
    const body = await c.req.text()
    const { pathname, search } = new URL(c.req.url)
    const request = { method: c.req.method, path: pathname + search, body }
    const merchant = { mchId: MCH_ID, keys: new Map([[shop.serial, shop.publicKey]]) }
    const header = c.req.header('authorization') ?? ''
    const { status, content } = isAuthorized(request, header, merchant, this.now())
      ? await make(body === '' ? undefined : JSON.parse(body))
      : problem(401, 'SIGN_ERROR', '签名错误')
    const text = content === undefined ? '' : JSON.stringify(content)
    const signed = platformHeaders(text, this.certificates[0] ?? vendor, this.now())
    return new Response(text === '' ? null : text, {
      status,
      headers: { ...signed, 'content-type': 'application/json; charset=utf-8' },
    })
  }

  private async sealedCertificates(): Promise<Answer> {
    const words = '无可用的平台证书，请使用微信支付公钥'
    if (this.certificates.length === 0) return problem(404, 'RESOURCE_NOT_EXISTS', words)
    const { secret } = await this.keys()
    const data = this.certificates.map(({ serial, pem }) => ({
      serial_no: serial,
      encrypt_certificate: seal(pem, secret, 'certificate'),
    }))
    return { status: 200, content: { data } }
  }

  private async prepay(type: string, body: unknown): Promise<Answer> {
    const particulars = PARTICULARS[type as keyof typeof PARTICULARS]
    const read = v.safeParse(asked, body)
    if (!particulars || !read.success || !v.is(particulars, body)) {
      return problem(400, 'PARAM_ERROR', '参数错误')
    }
    const { out_trade_no, amount } = read.output
    const order = await this.orders.find('wechat', out_trade_no)
    if (order?.amount !== amount.total) return problem(400, 'INVALID_REQUEST', '订单金额不一致')
    if (order.status !== 'open') return problem(400, 'ORDER_CLOSED', '订单已关闭')
    if (type !== 'h5') return { status: 200, content: { prepay_id: order.id } }
    const h5_url = `https://wx.tenpay.com/cgi-bin/mmpayweb-bin/checkmweb?prepay_id=${order.id}`
    return { status: 200, content: { h5_url } }
  }

  private async show(key: OrderKey): Promise<Answer> {
    const order = await this.orders.ofKey('wechat', key)
    if (!order) return problem(404, 'ORDER_NOT_EXIST', '订单不存在')
    return { status: 200, content: orderContent(order) }
  }

  private async close(orderId: string): Promise<Answer> {
    const order = await this.orders.find('wechat', orderId)
    if (!order) return problem(404, 'ORDER_NOT_EXIST', '订单不存在')
    if (order.transactionId !== null) return problem(400, 'ORDERPAID', '订单已支付')
    await this.orders.cancel(order.id)
    return { status: 204 }
  }

  private async refund(body: unknown): Promise<Answer> {
    const read = v.safeParse(refundAsked, body)
    if (!read.success) return problem(400, 'PARAM_ERROR', '参数错误')
    const { transaction_id, out_refund_no, amount } = read.output
    const order = await this.orders.ofKey('wechat', { transactionId: transaction_id })
    if (!order) return problem(404, 'RESOURCE_NOT_EXISTS', '订单不存在')
    const isFitting = amount.total === order.amount && amount.refund <= order.amount
    if (!isFitting) return problem(400, 'INVALID_REQUEST', '退款金额错误')
    return { status: 200, content: { out_refund_no, transaction_id, status: 'SUCCESS', amount } }
  }

  /** The message of a paid order, sealed and signed. */
  async letter(order: GatewayOrder): Promise<{ headers: Record<string, string>; body: string }> {
    const { vendor, secret } = await this.keys()
    const content = JSON.stringify(orderContent(order))
    const body = JSON.stringify({
      id: randomUUID(),
      create_time: new Date(this.now() * 1000).toISOString(),
      resource_type: 'encrypt-resource',
      event_type: 'TRANSACTION.SUCCESS',
      summary: '支付成功',
      resource: { original_type: 'transaction', ...seal(content, secret, 'transaction') },
    })
    const signed = platformHeaders(body, this.certificates[0] ?? vendor, this.now())
    return { body, headers: { 'content-type': 'application/json', ...signed } }
  }

  /** The order behind the parameters of a sheet. @throws Refusal 403 when they were altered. */
  async read(sheet: SignedSheet): Promise<GatewayOrder> {
    const { shop } = await this.keys()
    const order = sheet.package.startsWith(PREFIX)
      ? await this.orders.find('wechat', sheet.package.slice(PREFIX.length))
      : undefined
    const isNative = order?.payType === PayType.WeChatNative
    const text = sheetText(SANDBOX_APP_ID, { ...sheet, payPackage: sheet.package }, isNative)
    const isGood = sheet.signType === 'RSA' && isSigned(text, sheet.paySign, shop.publicKey)
    if (!isGood || !order) {
      throw new Refusal(403, {
        en: 'The payment signature is wrong.',
        'zh-Hans': '支付验证签名失败',
      })
    }
    return order
  }
}

/** An order as queries and messages show it. */
const orderContent = ({ id, payId, payType, amount, status, transactionId }: GatewayOrder) => ({
  mchid: MCH_ID,
  appid: SANDBOX_APP_ID,
  out_trade_no: id,
  trade_type: 'JSAPI',
  trade_state: STATES[status],
  attach: `${payId}/${payType}`,
  ...(transactionId !== null && { transaction_id: transactionId }),
  amount: { total: amount, payer_total: amount, currency: 'CNY', payer_currency: 'CNY' },
})
