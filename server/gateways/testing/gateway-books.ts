import { placed, sandbox } from '../../pay/testing/unpaid-order'
import type { Collection } from '../orders'
import type { Asking } from '../ports'
import { simulatedOf } from './simulated'

/** What the gateways have written down in the sandbox of `unpaid-order`. */
export const gateways = () => sandbox.services.gateways
export const simulated = () => simulatedOf(sandbox.services)
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

/** Somebody who pays in their app. */
const ASKING: Asking = {
  payer: 'o-somebody',
  address: '127.0.0.1',
  origin: 'http://127.0.0.1:4000',
  locale: 'en',
  clientType: 'WeChatLite',
  expiresAt: 1_790_000_000,
}
/** What WeChat's sheet is opened with. */
export async function sheetOf(what: Collection) {
  const { message } = await gateways().collect('wechat', what, ASKING)
  if (typeof message !== 'object') throw new Error('no sheet')
  return message
}
/** The number Alipay's sheet is opened with. */
export const tradeOf = async (what: Collection) =>
  String((await gateways().collect('alipay', what, { ...ASKING, clientType: 'Alipay' })).message)
