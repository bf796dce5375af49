import { PayStatus } from '../../src/features/pay/contract'
import { RETRY_AFTER } from '../gateways/notifications'
import { ASK_AFTER, type GatewayName } from '../gateways/orders'
import type { PaymentGateway } from '../gateways/ports'
import type { Services } from '../services'
import { settle } from './settle'

type Parts = Pick<Services, 'db' | 'clock' | 'gateways' | 'fail'>

/** Bounds of one round: a vendor that is slow does not keep what else has come due. */
const AT_ONCE = 20

/**
 * Says to the vendors what has come due: asks about orders whose news has not come, closes what nobody is to pay
 * any more, and sends refunds. Several processes may do it: each errand is one's.
 */
export async function runErrands(parts: Parts): Promise<void> {
  await askAboutOrders(parts)
  await sendRefunds(parts)
}

async function askAboutOrders(parts: Parts): Promise<void> {
  const { db, clock, gateways } = parts
  const now = clock.now()
  const due = await db
    .selectFrom('gateway_orders')
    .innerJoin('payments', 'payments.id', 'gateway_orders.payId')
    .select(['gateway_orders.id', 'gateway', 'askAt', 'gateway_orders.status'])
    .select(['payments.status as payStatus', 'payments.expiresAt'])
    .where('askAt', '<=', now)
    .orderBy('askAt')
    .limit(AT_ONCE)
    .execute()
  for (const { id, gateway: name, askAt, status, payStatus, expiresAt } of due) {
    const claimed = await db
      .updateTable('gateway_orders')
      .set({ askAt: now + ASK_AFTER })
      .where('id', '=', id)
      .where('askAt', '=', askAt)
      .executeTakeFirst()
    const gateway = gateways.payments[name as GatewayName]
    if (claimed.numUpdatedRows === 0n || !gateway) continue
    const isWanted = status === 'open' && payStatus === PayStatus.Due && expiresAt > now
    const isDone = await askAbout(parts, gateway, id, isWanted).catch((error: unknown) => {
      parts.fail(`asking ${name} about an order`, error)
      return false
    })
    if (isDone) {
      await db.updateTable('gateway_orders').set({ askAt: null }).where('id', '=', id).execute()
    }
  }
}

/** @returns whether nothing is left to ask. */
async function askAbout(
  { db, clock }: Parts,
  gateway: PaymentGateway,
  orderId: string,
  isWanted: boolean,
): Promise<boolean> {
  const found = await gateway.query({ orderId })
  if (found.state === 'paid') {
    const { news } = found
    await settle(db, clock.now(), news, async () => news)
    return true
  }
  if (isWanted) return false
  if (found.state === 'open') await gateway.close(orderId)
  return true
}

async function sendRefunds({ db, clock, gateways, fail }: Parts): Promise<void> {
  const now = clock.now()
  const due = await db
    .selectFrom('gateway_refunds')
    .selectAll()
    .where('doneAt', 'is', null)
    .where('nextAt', '<=', now)
    .orderBy('nextAt')
    .limit(AT_ONCE)
    .execute()
  for (const { attempts, gateway: name, ...refund } of due) {
    const wait = RETRY_AFTER[attempts]
    // The next try is planned before this one begins: a process that dies meanwhile loses nothing.
    const claimed = await db
      .updateTable('gateway_refunds')
      .set({ attempts: attempts + 1, nextAt: wait === undefined ? null : now + wait })
      .where('id', '=', refund.id)
      .where('attempts', '=', attempts)
      .executeTakeFirst()
    const gateway = gateways.payments[name as GatewayName]
    if (claimed.numUpdatedRows === 0n || !gateway) continue
    const lastError = await gateway.refund(refund).then(
      () => '',
      (error: unknown) => {
        fail(`paying back through ${name}`, error)
        return String(error)
      },
    )
    const outcome = lastError === '' ? { doneAt: clock.now(), nextAt: null } : {}
    await db
      .updateTable('gateway_refunds')
      .set({ ...outcome, lastError })
      .where('id', '=', refund.id)
      .execute()
  }
}
