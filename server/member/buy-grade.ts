import { type Kysely, sql } from 'kysely'
import { buyGrade } from '../../src/features/member/contract'
import { packText } from '../database/l10n'
import type { Database } from '../database/schema'
import { callerOf, handle } from '../handler'
import { currentUser } from '../login/user-record'
import { addPayment } from '../pay/add-payment'
import { bindRequest } from '../pay/requests'
import { GRADE_TERMS } from '../record/configs'
import { Refusal } from '../refusal'
import { buyPackage } from './buy-package'
import { GRADES } from './grades'

const NOT_FOR_SALE = new Refusal(400, {
  en: 'This grade cannot be bought.',
  'zh-Hans': '该等级不支持购买',
})
const HAS_IT = new Refusal(400, {
  en: 'You have this grade or a higher one.',
  'zh-Hans': '您已是该等级或更高等级',
})

export const buyGradeHandler = handle(buyGrade, async ({ body }, context) => {
  const { db } = context
  const userId = callerOf(context).id
  if ('packageId' in body) return buyPackage(body, context)
  const { gradeId, requestId } = body
  const { gradeId: has } = await currentUser(context)
  const createdAt = context.now()
  return db.transaction().execute(async (trx) => {
    const call = buyGrade.contract.path
    await bindRequest(trx, { userId, requestId, call, body: { gradeId }, now: createdAt })
    const repeated = await trx
      .selectFrom('grade_orders')
      .innerJoin('payments', 'payments.id', 'grade_orders.payId')
      .select(['payId', 'amount'])
      .where('grade_orders.userId', '=', userId)
      .where('requestId', '=', requestId)
      .executeTakeFirst()
    if (repeated) return repeated
    const terms = GRADE_TERMS[gradeId - 1]
    const name = GRADES[gradeId]
    if (!terms || !name || terms.experience <= 0) throw NOT_FOR_SALE
    if (has >= gradeId) throw HAS_IT
    const amount = terms.price
    const payId = await addPayment(trx, { userId, title: packText(name), amount, createdAt })
    await trx.insertInto('grade_orders').values({ payId, userId, gradeId, requestId }).execute()
    return { payId, amount }
  })
})

/** A grade is nothing one can hold; a package is. */
export async function isGrade(db: Kysely<Database>, payId: string): Promise<boolean> {
  const found = await db
    .selectFrom('grade_orders')
    .select('payId')
    .where('payId', '=', payId)
    .executeTakeFirst()
  return found !== undefined
}

/** Gives the grade a payment was for; nobody loses a higher one by it. */
export async function raiseGrade(trx: Kysely<Database>, payId: string): Promise<void> {
  const ordered = await trx
    .selectFrom('grade_orders')
    .select(['userId', 'gradeId'])
    .where('payId', '=', payId)
    .executeTakeFirst()
  if (!ordered) return
  await trx
    .updateTable('users')
    .set({ gradeId: sql<number>`max(gradeId, ${ordered.gradeId})` })
    .where('id', '=', ordered.userId)
    .execute()
}
