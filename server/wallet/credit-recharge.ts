import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import { book } from './book'

const TITLE = { en: 'Top-up', 'zh-Hans': '充值' }

/** Credits the top-up a payment was for, once; any other payment changes nothing here. */
export async function creditRecharge(
  trx: Kysely<Database>,
  payId: string,
  now: number,
): Promise<void> {
  const due = await trx
    .updateTable('recharges')
    .set({ creditedAt: now })
    .where('payId', '=', payId)
    .where('creditedAt', 'is', null)
    .returning(['accountId', 'amount'])
    .executeTakeFirst()
  if (!due) return
  const line = { kind: 'recharge', title: TITLE, now, refKind: 'payment', refId: payId } as const
  await book(trx, { ...due, ...line })
}

/** A balance is not topped up from a balance. */
export async function isRecharge(db: Kysely<Database>, payId: string): Promise<boolean> {
  const found = await db
    .selectFrom('recharges')
    .select('payId')
    .where('payId', '=', payId)
    .executeTakeFirst()
  return found !== undefined
}
