import type { Kysely } from 'kysely'
import { buyerFor } from '../../src/features/member/contract'
import { PayStatus } from '../../src/features/pay/contract'
import { matches } from '../../src/shared/query-matches'
import type { Database } from '../database/schema'
import { GRADE_TERMS } from '../record/configs'
import { conditionsOf, standingOf } from './conditions'
import { PACKAGES } from './packages'

/** The highest grade so much experience is enough for, of those whose conditions somebody fulfils. */
export async function grownGrade(
  trx: Kysely<Database>,
  { userId, experience, now }: { userId: string; experience: number; now: number },
): Promise<number> {
  const conditions = await conditionsOf(trx, 'grade')
  const standing = { ...(await standingOf(trx, userId, now)), experience }
  return GRADE_TERMS.reduce((grade, terms, at) => {
    const id = String(at + 1)
    const isMet = matches(buyerFor(standing, id), conditions.get(id))
    return isMet && experience >= terms.experience ? at + 1 : grade
  }, 1)
}

/** Purchases and tasks bring experience, and with it grades; nobody loses a higher one by it. @param now seconds. */
export async function grow(
  trx: Kysely<Database>,
  userId: string,
  gained: number,
  now: number,
): Promise<void> {
  if (gained <= 0) return
  const { experience, gradeId } = await trx
    .updateTable('users')
    .set((eb) => ({ experience: eb('experience', '+', gained) }))
    .where('id', '=', userId)
    .returning(['experience', 'gradeId'])
    .executeTakeFirstOrThrow()
  const reached = await grownGrade(trx, { userId, experience, now })
  if (reached <= gradeId) return
  await trx.updateTable('users').set({ gradeId: reached }).where('id', '=', userId).execute()
}

/**
 * What a purchase brought goes with its money: never below nothing, and the grade that was grown into with it.
 * One that is higher than the experience was enough for came otherwise, and stays.
 */
export async function shrink(
  trx: Kysely<Database>,
  userId: string,
  lost: number,
  now: number,
): Promise<void> {
  if (lost <= 0) return
  const { experience, gradeId } = await standingOf(trx, userId, now)
  const left = Math.max(0, experience - lost)
  await trx.updateTable('users').set({ experience: left }).where('id', '=', userId).execute()
  if (gradeId <= (await grownGrade(trx, { userId, experience, now })))
    await fallTo(trx, userId, await grownGrade(trx, { userId, experience: left, now }))
}

/** The grade that comes with a package; 0 for none. */
export const gradeWith = (packageId: string): number =>
  PACKAGES.find(({ id }) => id === packageId)?.gradeId ?? 0

/**
 * What came with a package goes with it: somebody who was paid back for one falls to the grade they have grown
 * into or bought otherwise. A higher one stays. To be called once the refund is written down.
 */
export async function takeGradeBack(
  trx: Kysely<Database>,
  userId: string,
  { packageId, now }: { readonly packageId: string; readonly now: number },
): Promise<void> {
  const { experience, gradeId } = await standingOf(trx, userId, now)
  if (gradeId === gradeWith(packageId))
    await fallTo(trx, userId, await grownGrade(trx, { userId, experience, now }))
}

/** To the grade somebody has grown into, or to the highest they have bought and kept. */
async function fallTo(trx: Kysely<Database>, userId: string, grown: number): Promise<void> {
  const bought = await trx
    .selectFrom('grade_orders')
    .innerJoin('payments', 'payments.id', 'grade_orders.payId')
    .select('gradeId')
    .where('grade_orders.userId', '=', userId)
    .where('payments.status', '=', PayStatus.Paid)
    .execute()
  const packages = await trx
    .selectFrom('package_orders')
    .select('packageId')
    .where('userId', '=', userId)
    .where('openedAt', 'is not', null)
    .where('payId', 'not in', (eb) => eb.selectFrom('order_refunds').select('payId'))
    .execute()
  const held = Math.max(
    grown,
    ...bought.map((grade) => grade.gradeId),
    ...packages.map((each) => gradeWith(each.packageId)),
  )
  await trx.updateTable('users').set({ gradeId: held }).where('id', '=', userId).execute()
}
