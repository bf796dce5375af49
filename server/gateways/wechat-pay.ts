import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { wechatPayParams } from '../../src/features/pay/contract'
import { Refusal } from '../refusal'
import type { GatewayKeys } from './keys'
import type { Collection, GatewayOrder, GatewayOrders } from './orders'
import { SANDBOX_APP_ID } from './social'

/** What `wx.requestPayment` got, as the host sends it on. */
export const signedSheet = v.object({
  timeStamp: v.string(),
  nonceStr: v.string(),
  package: v.string(),
  signType: v.string(),
  paySign: v.string(),
})
type SignedSheet = v.InferOutput<typeof signedSheet>

const PREFIX = 'prepay_id='

/** What the sheet signs: app id, time, nonce and package, a line each (WeChat Pay v3). */
function payText(sheet: Omit<SignedSheet, 'signType' | 'paySign'>): string {
  return `${[SANDBOX_APP_ID, sheet.timeStamp, sheet.nonceStr, sheet.package].join('\n')}\n`
}

/** WeChat Pay as main and the host see it: unified order, signed parameters, the sheet. */
export class WechatPay {
  constructor(
    private readonly orders: GatewayOrders,
    private readonly keys: GatewayKeys,
    private readonly now: () => number,
  ) {}

  /** Places the order and signs the parameters the app hands to the host. */
  async prepare(collection: Collection): Promise<v.InferOutput<typeof wechatPayParams>> {
    const order = await this.orders.open('wechat', collection)
    const timeStamp = String(this.now())
    const nonceStr = randomBytes(16).toString('hex')
    const payPackage = `${PREFIX}${order.id}`
    const paySign = await this.keys.sign(payText({ timeStamp, nonceStr, package: payPackage }))
    return { timeStamp, nonceStr, payPackage, signType: 'RSA', paySign }
  }

  /** The order behind the parameters. @throws Refusal 403 when they were altered. */
  async read(sheet: SignedSheet): Promise<GatewayOrder> {
    const isGood =
      sheet.signType === 'RSA' && (await this.keys.verify(payText(sheet), sheet.paySign))
    const order = sheet.package.startsWith(PREFIX)
      ? await this.orders.find('wechat', sheet.package.slice(PREFIX.length))
      : undefined
    if (!isGood || !order) {
      throw new Refusal(403, {
        en: 'The payment signature is wrong.',
        'zh-Hans': '支付验证签名失败',
      })
    }
    return order
  }
}
