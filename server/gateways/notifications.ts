import * as v from 'valibot'
import type { GatewayKeys } from './keys'
import type { GatewayName, GatewayOrder } from './orders'

/** What a gateway tells main once money has moved; signed over the body as sent. */
export const notification = v.object({
  gateway: v.picklist(['wechat', 'alipay', 'cashier']),
  transactionId: v.string(),
  payId: v.string(),
  amount: v.pipe(v.number(), v.integer()),
  payType: v.number(),
})
export type Notification = v.InferOutput<typeof notification>

export const SIGNATURE_HEADER = 'gateway-signature'

/** Sends a request to this very sandbox, as a gateway would over the network. */
export type PostToSelf = (path: string, init: RequestInit) => Promise<Response>

/** Delivers the news of a paid order to main's `/pay/notify/…`, signed. */
export class Notifier {
  constructor(
    private readonly keys: GatewayKeys,
    private readonly post: PostToSelf,
    /** How often the next notification is sent: twice when a fault asks for a duplicate. */
    private readonly copies: () => number,
  ) {}

  async send(gateway: GatewayName, order: GatewayOrder, copies = this.copies()): Promise<void> {
    const body = JSON.stringify({
      gateway,
      transactionId: order.transactionId,
      payId: order.payId,
      amount: order.amount,
      payType: order.payType,
    })
    const headers = {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: await this.keys.sign(body),
    }
    for (let copy = 0; copy < copies; copy++) {
      await this.post(`/pay/notify/${gateway}`, { method: 'POST', headers, body })
    }
  }
}
