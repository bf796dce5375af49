import * as v from 'valibot'
import { PayType } from '../../../src/shared/pay'
import { autoForm } from '../form'
import { type Notification, notification, SIGNATURE_WRONG } from '../notifications'
import type { GatewayOrder, GatewayOrders } from '../orders'
import type { Asking, AtVendor, OrderKey, PaymentGateway, Prepared } from '../ports'
import { cashierSign } from './cashier-form'
import type { GatewayKeys } from './keys'

/** Where its messages say who wrote them. */
export const SIGNATURE_HEADER = 'gateway-signature'

/** The bank of the sandbox: a page of its own, which no real vendor has. */
export class Cashier implements PaymentGateway {
  constructor(
    private readonly orders: GatewayOrders,
    private readonly keys: GatewayKeys,
  ) {}

  async prepare(order: GatewayOrder, { origin, locale }: Asking): Promise<Prepared> {
    if (order.payType !== PayType.BrowserRedirect) {
      return { url: `${origin}/pay/cashier?token=${order.id}&lang=${locale}` }
    }
    const fields = { token: order.id, lang: locale, ...(await cashierSign(this.keys, order)) }
    return { message: autoForm('cashier', `${origin}/pay/cashier`, fields) }
  }

  async query(key: OrderKey): Promise<AtVendor> {
    const order = await this.orders.ofKey('cashier', key)
    if (!order) return { state: 'unknown' }
    if (order.transactionId === null) return { state: order.status === 'open' ? 'open' : 'closed' }
    return { state: 'paid', news: newsOf(order) }
  }

  close = (orderId: string): Promise<void> => this.orders.cancel(orderId)

  /** Its books are the shop's: what went back stands there already. */
  async refund(): Promise<void> {}

  async readNews(headers: Headers, body: string): Promise<Notification> {
    const signature = headers.get(SIGNATURE_HEADER) ?? ''
    if (!(await this.keys.verify(body, signature))) throw SIGNATURE_WRONG
    return v.parse(notification, JSON.parse(body))
  }

  /** What it sends of a paid order. */
  async letter(order: GatewayOrder): Promise<{ headers: Record<string, string>; body: string }> {
    const { orderId: _, ...news } = newsOf(order)
    const body = JSON.stringify(news)
    const signature = await this.keys.sign(body)
    return { body, headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature } }
  }
}

const newsOf = ({ id, transactionId, payId, amount, payType }: GatewayOrder): Notification => ({
  gateway: 'cashier',
  orderId: id,
  transactionId: transactionId ?? '',
  payId,
  amount,
  payType,
})
