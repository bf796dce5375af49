import { type Kysely, sql } from 'kysely'
import { buyGrade } from '../../src/features/member/contract'
import { packText } from '../database/l10n'
import type { Database } from '../database/schema'
import { type Context, callerOf } from '../handler'
import { addPayment } from '../pay/add-payment'
import { bindRequest } from '../pay/requests'
import { Refusal } from '../refusal'
import { PACKAGES } from './packages'

const NOT_THERE = new Refusal(400, {
  en: 'This package is not for sale.',
  'zh-Hans': '该套餐已下架',
})

interface PackagePurchase {
  readonly packageId: string
  readonly requestId: string
}

/** Orders a package; the same request id is the same order. @throws Refusal 400 for one there is not. */
export async function buyPackage({ packageId, requestId }: PackagePurchase, context: Context) {
  const { db } = context
  const userId = callerOf(context).id
  const createdAt = context.now()
  return db.transaction().execute(async (trx) => {
    const call = buyGrade.contract.path
    await bindRequest(trx, { userId, requestId, call, body: { packageId }, now: createdAt })
    const repeated = await trx
      .selectFrom('package_orders')
      .innerJoin('payments', 'payments.id', 'package_orders.payId')
      .select(['payId', 'amount'])
      .where('package_orders.userId', '=', userId)
      .where('requestId', '=', requestId)
      .executeTakeFirst()
    if (repeated) return repeated
    const found = PACKAGES.find(({ id }) => id === packageId)
    if (!found) throw NOT_THERE
    const amount = found.price
    const payId = await addPayment(trx, { userId, title: packText(found.name), amount, createdAt })
    await trx
      .insertInto('package_orders')
      .values({ payId, userId, packageId, requestId, createdAt, openedAt: null })
      .execute()
    return { payId, amount }
  })
}

/** Opens the package a payment was for, with the grade in it; nobody loses a higher one by it. */
export async function openPackage(
  trx: Kysely<Database>,
  payId: string,
  now: number,
): Promise<void> {
  const opened = await trx
    .updateTable('package_orders')
    .set({ openedAt: now })
    .where('payId', '=', payId)
    .where('openedAt', 'is', null)
    .returning(['userId', 'packageId'])
    .executeTakeFirst()
  const gradeId = PACKAGES.find(({ id }) => id === opened?.packageId)?.gradeId ?? 0
  if (!opened || gradeId === 0) return
  await trx
    .updateTable('users')
    .set({ gradeId: sql<number>`max(gradeId, ${gradeId})` })
    .where('id', '=', opened.userId)
    .execute()
}
