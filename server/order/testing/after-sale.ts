import {
  applyAfterSale,
  getAfterSaleOffer,
  sendBackAfterSale,
  showAfterSale,
} from '../../../src/features/order/contract-after'
import { AfterSaleKind } from '../../../src/features/order/contract-shapes'
import type { Action, Actor } from '../after-sale-machine'
import { moveAfterSale } from '../after-sales'
import { HERE, paidOrder, sandbox, ship, token } from './buyer'

/** A paid order of these pieces. */
export async function bought(count = 3, more: object = {}): Promise<string> {
  const { orderId } = await paidOrder('r-1', { products: [{ ...HERE, count }], ...more })
  return orderId
}

/** One whose pieces have all left the shop. */
export async function arrived(count = 3, more: object = {}): Promise<string> {
  const orderId = await bought(count, more)
  await ship(orderId, [{ position: 0, count }])
  return orderId
}

/** Asks for one piece's money, unless told otherwise. */
export const apply = (orderId: string, more: object = {}) =>
  sandbox.call(
    applyAfterSale,
    {
      body: {
        orderId,
        position: 0,
        count: 1,
        kind: AfterSaleKind.Refund,
        reason: 'Damaged',
        amount: 100,
        requestId: 'a-1',
        ...more,
      },
    },
    token,
  )

export const offer = async (orderId: string) =>
  (await sandbox.call(getAfterSaleOffer, { query: { orderId, position: '0' } }, token)).data

/** The after-sale moves as whoever it is has it move. */
export const act = (by: Actor, action: Action, id: string) => {
  const { db, clock } = sandbox.services
  const deed = { by, action, actorId: by === 'clock' ? '' : '1003', message: '', now: clock.now() }
  return db.transaction().execute((trx) => moveAfterSale(trx, id, deed))
}

export const sale = async (id: string) =>
  (await sandbox.call(showAfterSale, { query: { id } }, token)).data

export const sendBack = (id: string) =>
  sandbox.call(sendBackAfterSale, { body: { id, carrier: 'SF', number: 'SF1234567' } }, token)
