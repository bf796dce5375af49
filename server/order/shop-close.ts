import type { Kysely } from 'kysely'
import { OrderStatus } from '../../src/features/order/contract'
import type { L10nText } from '../database/l10n'
import type { Database } from '../database/schema'
import { reconcile } from '../pay/reconcile'
import { Refusal } from '../refusal'
import { closeOneUnpaid, closePaid } from './close'
import { canCallOff } from './read'
import { linesOf, type OrderRow } from './stage'
import { tellClosed } from './tell-buyer'

const CLAIMED: L10nText = {
  en: 'The buyer asks for money back: decide the after-sale first.',
  'zh-Hans': '买家正在申请售后，请先处理售后',
}
/** Why a shop cannot close an order, by where it stands. */
const NOT_NOW: Readonly<Record<number, L10nText>> = {
  [OrderStatus.Done]: { en: 'This order is done.', 'zh-Hans': '订单已完成，无法关闭' },
  [OrderStatus.Closed]: { en: 'This order is closed already.', 'zh-Hans': '订单已关闭' },
}
const SENT: L10nText = {
  en: 'Some of it has left the shop: money goes back by an after-sale now.',
  'zh-Hans': '商品已发出，请通过售后退款',
}

/**
 * The shop closes an order nothing of which has left: unpaid, by itself; paid, with all that was paid going back.
 *
 * @param now seconds.
 * @throws Refusal 400 that says why it cannot be closed.
 */
export async function closeByShop(
  trx: Kysely<Database>,
  orderId: string,
  { reason, now }: { readonly reason: string; readonly now: number },
): Promise<void> {
  const closing = { reason, now, closedBy: 'shop' } as const
  const order = await orderOf(trx, orderId)
  if (order.stage === OrderStatus.DuePayment) {
    // A gateway may have the money already: then it is paid, and goes back.
    await reconcile(trx, now, [order.payId])
    const asked = await orderOf(trx, orderId)
    if (asked.stage === OrderStatus.DuePayment) {
      await closeOneUnpaid(trx, asked, closing)
      return tellClosed(trx, asked, reason, now)
    }
  }
  const paid = await orderOf(trx, orderId)
  const lines = await linesOf(trx, paid)
  if (!canCallOff(paid, lines)) {
    const isClaimed = lines.some(({ claimed }) => claimed > 0)
    throw new Refusal(400, NOT_NOW[paid.stage] ?? (isClaimed ? CLAIMED : SENT))
  }
  await closePaid(trx, paid, closing)
  await tellClosed(trx, paid, reason, now)
}

const orderOf = (trx: Kysely<Database>, id: string): Promise<OrderRow> =>
  trx.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
