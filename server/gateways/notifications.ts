import type { Kysely, Selectable } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../database/schema'
import type { GatewayOutboxTable } from '../database/tables/gateway'
import { Refusal } from '../refusal'
import type { GatewayName, GatewayOrder } from './orders'
import { queueNews } from './orders'

/** What a gateway tells main once money has moved, whatever words it has for it. */
export const notification = v.object({
  gateway: v.picklist(['wechat', 'alipay', 'cashier']),
  /** Our number of the order, where the gateway says it. */
  orderId: v.optional(v.string(), ''),
  transactionId: v.string(),
  payId: v.string(),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  payType: v.number(),
})
export type Notification = v.InferOutput<typeof notification>

/** A message that its gateway did not send as it stands, or not for us, or not now. */
export const SIGNATURE_WRONG = new Refusal(403, {
  en: 'The signature is wrong.',
  'zh-Hans': '签名错误',
})

/** What a gateway sends about an order, signed as it signs. */
export type Letter = (
  order: GatewayOrder,
) => Promise<{ readonly headers: Record<string, string>; readonly body: string }>

/** Sends a request to this very sandbox, as a gateway would over the network. */
export type PostToSelf = (path: string, init: RequestInit) => Promise<Response>

/** Seconds until the next try after each one that failed; after the last the gateway gives up. */
export const RETRY_AFTER: readonly number[] = [5, 15, 30, 60, 180, 600, 1800, 3600, 21_600]

interface NotifierDeps {
  readonly db: Kysely<Database>
  readonly letters: Readonly<Record<GatewayName, Letter>>
  readonly post: PostToSelf
  /** How often the next notification is sent: twice when a fault asks for a duplicate. */
  readonly copies: () => number
  /** Seconds, by the sandbox's clock. */
  readonly now: () => number
}

type Entry = Selectable<GatewayOutboxTable>

/**
 * Delivers the news of paid orders to main's `/pay/notify/…`, as simulated gateways do. What is to be told lies in the
 * database, written with the payment itself: news outlives the process and a main that does not answer.
 */
export class Notifier {
  constructor(private readonly deps: NotifierDeps) {}

  /**
   * Tells main about a paid order now, whenever it was planned. A failure is kept and tried again later.
   *
   * @param copies how often it is told.
   */
  async send(
    gateway: GatewayName,
    order: GatewayOrder,
    copies = this.deps.copies(),
  ): Promise<void> {
    const waiting = await this.waitingFor(order.id)
    if (waiting) return this.deliver(waiting, gateway, order, copies)
    // A gateway may repeat itself: what was taken is told again.
    await queueNews(this.deps.db, order.id, this.deps.now())
    const again = await this.waitingFor(order.id)
    if (again) await this.deliver(again, gateway, order, copies)
  }

  /** Tells everything whose time has come. One failure does not keep the others. */
  async deliverDue(): Promise<void> {
    const { db, now } = this.deps
    const due = await db
      .selectFrom('gateway_outbox')
      .selectAll()
      .where('deliveredAt', 'is', null)
      .where('nextAt', '<=', now())
      .orderBy('nextAt')
      .orderBy('id')
      .execute()
    for (const entry of due) {
      const order = await db
        .selectFrom('gateway_orders')
        .selectAll()
        .where('id', '=', entry.gatewayOrderId)
        .executeTakeFirstOrThrow()
      await this.deliver(entry, order.gateway as GatewayName, order, this.deps.copies())
    }
  }

  private waitingFor(gatewayOrderId: string): Promise<Entry | undefined> {
    return this.deps.db
      .selectFrom('gateway_outbox')
      .selectAll()
      .where('gatewayOrderId', '=', gatewayOrderId)
      .where('deliveredAt', 'is', null)
      .executeTakeFirst()
  }

  /** The next try is planned before this one begins: a process that dies meanwhile loses nothing. */
  private async deliver(
    { id, attempts }: Entry,
    gateway: GatewayName,
    order: GatewayOrder,
    copies: number,
  ): Promise<void> {
    const { db, now } = this.deps
    const wait = RETRY_AFTER[attempts]
    const nextAt = wait === undefined ? null : now() + wait
    const claimed = await db
      .updateTable('gateway_outbox')
      .set({ attempts: attempts + 1, nextAt })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('deliveredAt', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!claimed) return
    const lastError = await this.tell(gateway, order, copies).catch((error: unknown) =>
      String(error),
    )
    const outcome = lastError === '' ? { deliveredAt: now(), nextAt: null } : {}
    await db
      .updateTable('gateway_outbox')
      .set({ ...outcome, lastError })
      .where('id', '=', id)
      .execute()
  }

  /** @returns why main did not take it; empty when it did. */
  private async tell(gateway: GatewayName, order: GatewayOrder, copies: number): Promise<string> {
    const { headers, body } = await this.deps.letters[gateway](order)
    let problem = ''
    for (let copy = 0; copy < copies; copy++) {
      const init = { method: 'POST', headers, body }
      const response = await this.deps.post(`/pay/notify/${gateway}`, init)
      if (!response.ok) problem = `main answered ${response.status}`
    }
    return problem
  }
}
