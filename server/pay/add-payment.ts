import type { Kysely } from 'kysely'
import { PayStatus } from '../../src/features/pay/contract'
import { moneyText } from '../../src/shared/money'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'
import { Refusal } from '../refusal'

/** How long a payment, and the order it is for, wait to be paid, in seconds. */
export const PAY_WITHIN_SECONDS = 30 * 60

interface DuePayment {
  readonly userId: string
  /** A packed text: what the cashier says it is for. */
  readonly title: string
  /** Cents. */
  readonly amount: number
  /** Seconds; it can be paid for `PAY_WITHIN_SECONDS` from then. */
  readonly createdAt: number
  /** The shop order it pays, if it is one. */
  readonly orderId?: string
}

/** Writes down a payment that is due. Resolves with its id. */
export async function addPayment(
  trx: Kysely<Database>,
  { orderId = '', createdAt, ...payment }: DuePayment,
): Promise<string> {
  const id = newId(createdAt)
  const row = { ...payment, id, orderId, createdAt, status: PayStatus.Due }
  const expiresAt = createdAt + PAY_WITHIN_SECONDS
  await trx
    .insertInto('payments')
    .values({ ...row, payType: null, expiresAt, paidAt: null })
    .execute()
  return id
}

/** The buyer is asked before anything is ordered at a price they have not seen. */
export const priceChanged = (seen: number, amount: number) =>
  new Refusal(
    409,
    {
      en: `The price is now ${moneyText(amount)} instead of ${moneyText(seen)}.`,
      'zh-Hans': `价格已由 ${moneyText(seen)} 变为 ${moneyText(amount)}`,
    },
    { amount },
  )
