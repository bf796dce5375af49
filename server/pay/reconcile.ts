import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import type { GatewayName } from '../gateways/orders'
import { settleIn } from './settle'

/**
 * Books the money that stands in the books of the gateways and main has not been told of, as their news would
 * have: into its payment, or back to where it came from. Done at the start, and before a payment is closed.
 * What a real vendor took stands there once it was asked (errands).
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
  for (const { id, gateway, transactionId, payId, amount, payType } of unheard) {
    const news = {
      gateway: gateway as GatewayName,
      orderId: id,
      transactionId: transactionId ?? '',
      payId,
      amount,
      payType,
    }
    await settleIn(trx, now, news)
  }
}
