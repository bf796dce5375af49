import { createHash } from 'node:crypto'
import { Refusal } from '../refusal'
import type { GatewayKeys } from './keys'
import type { Collection, GatewayOrder, GatewayOrders } from './orders'

/** Result codes of `my.tradePay`. */
export const RESULT_CODE = { show: '', approve: '9000', cancel: '6001', failed: '4000' } as const

/** Alipay as main and the host see it: a trade, and the sheet that shows it. */
export class AlipayTrade {
  constructor(
    private readonly orders: GatewayOrders,
    private readonly keys: GatewayKeys,
  ) {}

  /** Creates the trade; its number carries a mark of the signature, so that an invented one is refused. */
  async create(collection: Collection): Promise<string> {
    const order = await this.orders.open('alipay', collection)
    return `${order.id}${await this.mark(order.id)}`
  }

  /** @throws Refusal 403 for a number that was not given out. */
  async read(tradeNo: string): Promise<GatewayOrder> {
    const id = tradeNo.slice(0, 32)
    const order = await this.orders.find('alipay', id)
    if (!order || tradeNo.slice(32) !== (await this.mark(id))) {
      throw new Refusal(403, { en: 'There is no such trade.', 'zh-Hans': '交易不存在' })
    }
    return order
  }

  private async mark(id: string): Promise<string> {
    const signature = await this.keys.sign(id)
    return createHash('sha256').update(signature).digest('hex').slice(0, 16)
  }
}
