import { placed, sandbox } from '../../pay/testing/unpaid-order'
import type { Collection } from '../orders'

/** What the gateways have written down in the sandbox of `unpaid-order`. */
export const gateways = () => sandbox.services.gateways
/** What the shop wants collected for the unpaid order. */
export const wish = (more: Partial<Collection> = {}): Collection => ({
  payId: placed.payId,
  amount: placed.amount,
  description: 'Beer',
  payType: 1,
  returnUrl: 'http://127.0.0.1:4000/#/back',
  ...more,
})
export const outbox = () =>
  sandbox.services.db.selectFrom('gateway_outbox').selectAll().orderBy('id').execute()
export const orderOf = (id: string) =>
  sandbox.services.db
    .selectFrom('gateway_orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
/** Seconds, by the shop's own clock. */
export const now = () => sandbox.services.clock.now()
