import { randomBytes } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { PayStatus } from '../../src/features/pay/contract'
import type { Database } from '../database/schema'
import type { GatewayOrderTable } from '../database/tables/gateway'
import { Refusal } from '../refusal'
import type { OrderKey, VendorRefund } from './ports'

export type GatewayName = 'wechat' | 'alipay' | 'cashier'

/** Seconds until a vendor is asked about an order it has not told us of, and between two questions. */
export const ASK_AFTER = 60
export type GatewayOrder = Selectable<GatewayOrderTable>

/** What main asks a gateway to collect. */
export interface Collection {
  readonly payId: string
  /** Cents. */
  readonly amount: number
  readonly description: string
  readonly payType: number
  readonly returnUrl: string
}

/**
 * Notes that main is to be told of a paid order, in the transaction that took the money.
 *
 * @param at seconds; when it is told first.
 */
export async function queueNews(
  trx: Kysely<Database>,
  gatewayOrderId: string,
  at: number,
): Promise<void> {
  await trx
    .insertInto('gateway_outbox')
    .values({ gatewayOrderId, createdAt: at, nextAt: at })
    .execute()
}

interface QueuedRefund extends VendorRefund {
  readonly gateway: string
  /** Seconds. */
  readonly now: number
}

/** Notes that a vendor is to pay money back, in the transaction that decides it. The cashier has no vendor. */
export async function queueRefund(
  trx: Kysely<Database>,
  { now, ...refund }: QueuedRefund,
): Promise<void> {
  if (refund.gateway === 'cashier') return
  await trx
    .insertInto('gateway_refunds')
    .values({ ...refund, nextAt: now })
    .execute()
}

const CLOSED = {
  en: 'The order is paid, cancelled or expired.',
  'zh-Hans': '订单已支付、已取消或已过期',
}

/**
 * The shop's books of what gateways are to collect, and what they did. In a sandbox the simulated vendors keep
 * theirs in the same rows.
 */
export class GatewayOrders {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: () => number,
  ) {}

  /** A second request for the same payment gets the open order of the first, as real gateways do. */
  async open(gateway: GatewayName, collection: Collection): Promise<GatewayOrder> {
    return this.db.transaction().execute(async (trx) => {
      const existing = await trx
        .selectFrom('gateway_orders')
        .selectAll()
        .where('gateway', '=', gateway)
        .where('payId', '=', collection.payId)
        .where('payType', '=', collection.payType)
        .where('amount', '=', collection.amount)
        .where('returnUrl', '=', collection.returnUrl)
        .where('status', '=', 'open')
        .executeTakeFirst()
      if (existing) return existing
      const id = randomBytes(16).toString('hex')
      return trx
        .insertInto('gateway_orders')
        .values({
          ...collection,
          id,
          gateway,
          status: 'open',
          createdAt: this.now(),
          transactionId: null,
          // The cashier is simulated or not there: nobody has to be asked.
          askAt: gateway === 'cashier' ? null : this.now() + ASK_AFTER,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
    })
  }

  find(gateway: GatewayName, id: string): Promise<GatewayOrder | undefined> {
    return this.db
      .selectFrom('gateway_orders')
      .selectAll()
      .where('gateway', '=', gateway)
      .where('id', '=', id)
      .executeTakeFirst()
  }

  /** The order with our number, or with the vendor's. */
  ofKey(gateway: GatewayName, key: OrderKey): Promise<GatewayOrder | undefined> {
    if ('orderId' in key) return this.find(gateway, key.orderId)
    return this.db
      .selectFrom('gateway_orders')
      .selectAll()
      .where('gateway', '=', gateway)
      .where('transactionId', '=', key.transactionId)
      .executeTakeFirst()
  }

  /** Nobody can pay it any more, unless somebody has. */
  async cancel(id: string): Promise<void> {
    await this.db
      .updateTable('gateway_orders')
      .set({ status: 'cancelled' })
      .where('id', '=', id)
      .where('status', '=', 'open')
      .execute()
  }

  /**
   * Takes the money once, and notes that main is to hear of it: a second approval answers with the order
   * as it is. Orders of the same payment at other gateways close, so that nobody pays twice.
   *
   * @param tellAfter seconds until main is told, unless somebody tells it before.
   * @throws Refusal 403 when the order is no longer open.
   */
  async approve(order: GatewayOrder, tellAfter = 0): Promise<GatewayOrder> {
    return this.db.transaction().execute(async (trx) => {
      const payment = await trx
        .selectFrom('payments')
        .select('id')
        .where('id', '=', order.payId)
        .where('status', '=', PayStatus.Due)
        .where('amount', '=', order.amount)
        .where('expiresAt', '>', this.now())
        .executeTakeFirst()
      const current = await trx
        .selectFrom('gateway_orders')
        .selectAll()
        .where('id', '=', order.id)
        .executeTakeFirstOrThrow()
      if (current.status === 'paid') return current
      const paidElsewhere = await trx
        .selectFrom('gateway_orders')
        .select('id')
        .where('payId', '=', order.payId)
        .where('status', '=', 'paid')
        .executeTakeFirst()
      if (current.status !== 'open' || !payment || paidElsewhere) throw new Refusal(403, CLOSED)
      await trx
        .updateTable('gateway_orders')
        .set({ status: 'cancelled' })
        .where('payId', '=', order.payId)
        .where('status', '=', 'open')
        .where('id', '!=', order.id)
        .execute()
      await queueNews(trx, order.id, this.now() + tellAfter)
      return trx
        .updateTable('gateway_orders')
        .set({ status: 'paid', transactionId: `42${this.now()}${order.id.slice(0, 12)}` })
        .where('id', '=', order.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    })
  }

  /** @throws Refusal 403 when the order or its payment is no longer open. */
  async requireOpen(order: GatewayOrder): Promise<void> {
    const payment = await this.db
      .selectFrom('payments')
      .select('id')
      .where('id', '=', order.payId)
      .where('status', '=', PayStatus.Due)
      .where('expiresAt', '>', this.now())
      .executeTakeFirst()
    if (order.status !== 'open' || !payment) throw new Refusal(403, CLOSED)
  }
}
