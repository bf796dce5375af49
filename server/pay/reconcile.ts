import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import type { GatewayName } from '../gateways/orders'
import { settleIn } from './settle'

/**
 * Asks the gateways for money main has not been told of and books it as their news would have: into its
 * payment, or back to where it came from. Done at the start, and before a payment is closed.
 *
 * @param trx a transaction: between the question and the closing nothing else may happen.
 * @param now seconds.
 * @param payIds the payments asked about; all of them unless given.
 */
export async function reconcile(
  trx: Kysely<Database>,
  now: number,
  payIds?: readonly string[],
): Promise<void> {
  const unheard = await trx
    .selectFrom('gateway_orders')
    .selectAll()
    .where('status', '=', 'paid')
    .$if(payIds !== undefined, (query) => query.where('payId', 'in', payIds ?? []))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('payment_notifications')
            .select('payment_notifications.payId')
            .whereRef('payment_notifications.gateway', '=', 'gateway_orders.gateway')
            .whereRef('payment_notifications.transactionId', '=', 'gateway_orders.transactionId'),
        ),
      ),
    )
    .execute()
  for (const { gateway, transactionId, payId, amount, payType } of unheard) {
    const news = {
      gateway: gateway as GatewayName,
      transactionId: transactionId ?? '',
      payId,
      amount,
      payType,
    }
    await settleIn(trx, now, news)
  }
}
