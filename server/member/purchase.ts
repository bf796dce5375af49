import { type Kysely, sql } from 'kysely'
import type * as v from 'valibot'
import { buyGrade } from '../../src/features/member/contract'
import { PayStatus } from '../../src/features/pay/contract'
import { type L10nText, packText } from '../database/l10n'
import type { Database } from '../database/schema'
import { callerOf, handle } from '../handler'
import { investmentPaidBy } from '../investment/course'
import { addPayment, priceChanged } from '../pay/add-payment'
import { bindRequest } from '../pay/requests'
import { GRADE_TERMS } from '../record/configs'
import { Refusal } from '../refusal'
import { retold } from '../seed/retelling'
import { requireConditions } from './conditions'
import { gradeWith } from './experience'
import { GRADES } from './grades'
import { PACKAGES } from './packages'
import { openVouchers } from './vouchers'

const NO_GRADE = new Refusal(400, {
  en: 'This grade cannot be bought.',
  'zh-Hans': '该等级不支持购买',
})
const HAS_IT = new Refusal(400, {
  en: 'You have this grade or a higher one.',
  'zh-Hans': '您已是该等级或更高等级',
})
const WAITS = new Refusal(400, {
  en: 'Your order of it at another price waits to be paid. Once its time is over you can order anew.',
  'zh-Hans': '您有一笔不同价格的订单待支付，该订单过期后可重新下单',
})
const NO_PACKAGE = new Refusal(400, {
  en: 'This package is not for sale.',
  'zh-Hans': '该套餐已下架',
})

type Wish = v.InferOutput<NonNullable<typeof buyGrade.contract.body>>

/** Whose purchase it is, in the transaction that writes it. */
interface Buyer {
  readonly trx: Kysely<Database>
  readonly userId: string
  readonly requestId: string
  readonly createdAt: number
}

/** What is for sale under a wish: what it is called, what it costs, and the row that says it was ordered. */
interface Ware {
  readonly name: L10nText
  /** Cents. */
  readonly price: number
  readonly order: (payId: string) => Promise<unknown>
}

/** @throws Refusal 400 for a grade that is not for sale, or that the buyer has. */
async function gradeFor({ trx, ...buyer }: Buyer, gradeId: number): Promise<Ware> {
  const terms = GRADE_TERMS[gradeId - 1]
  const name = GRADES[gradeId]
  if (!terms || !name || terms.experience <= 0) throw NO_GRADE
  const { userId, requestId } = buyer
  const { gradeId: has } = await trx
    .selectFrom('users')
    .select('gradeId')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (has >= gradeId) throw HAS_IT
  const order = (payId: string) =>
    trx.insertInto('grade_orders').values({ payId, userId, gradeId, requestId }).execute()
  return { name, price: terms.price, order }
}

/** @throws Refusal 400 for a package there is not. */
async function packageFor({ trx, ...buyer }: Buyer, packageId: string): Promise<Ware> {
  const found = PACKAGES.find(({ id }) => id === packageId)
  if (!found) throw NO_PACKAGE
  const order = (payId: string) =>
    trx
      .insertInto('package_orders')
      .values({ ...buyer, payId, packageId, openedAt: null })
      .execute()
  return { name: found.name, price: found.price, order }
}

const wareOf = (buyer: Buyer, wish: Wish): Promise<Ware> =>
  'packageId' in wish ? packageFor(buyer, wish.packageId) : gradeFor(buyer, wish.gradeId)

const offerOf = (wish: Wish) =>
  'packageId' in wish
    ? ({ kind: 'package', id: wish.packageId } as const)
    : ({ kind: 'grade', id: String(wish.gradeId) } as const)

/** What the buyer has ordered of that kind, with its payment. */
function ordered({ trx, userId }: Buyer, wish: Wish) {
  const table = 'packageId' in wish ? 'package_orders' : 'grade_orders'
  return trx
    .selectFrom(table)
    .innerJoin('payments', 'payments.id', `${table}.payId`)
    .select(['payId', 'amount'])
    .where(`${table}.userId`, '=', userId)
}

/** What came of this request before. */
const earlier = (buyer: Buyer, wish: Wish) =>
  ordered(buyer, wish).where('requestId', '=', buyer.requestId).executeTakeFirst()

/** The buyer's order of the same that can still be paid. */
function unpaid(buyer: Buyer, wish: Wish) {
  const [column, id] =
    'packageId' in wish ? ['packageId', wish.packageId] : ['gradeId', wish.gradeId]
  return ordered(buyer, wish)
    .where(sql.ref(column), '=', id)
    .where('payments.status', '=', PayStatus.Due)
    .where('payments.expiresAt', '>', buyer.createdAt)
    .orderBy('payments.createdAt', 'desc')
    .executeTakeFirst()
}

/**
 * Orders a grade or a package at the price the buyer saw; the same request id is the same order. Who has ordered
 * what is had once, and has not paid it, goes on with that order (decision 0129).
 */
export const buyGradeHandler = handle(buyGrade, ({ body: wish }, context) => {
  const { amount: seen, requestId, ...body } = wish
  const userId = callerOf(context).id
  const createdAt = context.now()
  return context.db.transaction().execute(async (trx) => {
    const buyer: Buyer = { trx, userId, requestId, createdAt }
    const call = buyGrade.contract.path
    await bindRequest(trx, { userId, requestId, call, body, now: createdAt })
    const repeated = await earlier(buyer, wish)
    if (repeated) return repeated
    const { name, price: amount, order } = await wareOf(buyer, wish)
    const isLast = await requireConditions({ ...context, db: trx }, { ...offerOf(wish), userId })
    if (amount !== seen) throw priceChanged(seen, amount)
    const waiting = isLast || 'gradeId' in wish ? await unpaid(buyer, wish) : undefined
    if (waiting && waiting.amount !== amount) throw WAITS
    if (waiting) return waiting
    const title = packText(retold(name, context.services.demo.words))
    const payId = await addPayment(trx, { userId, title, amount, createdAt })
    await order(payId)
    return { payId, amount }
  })
})

/** What a payment is for that is no top-up: a grade is nothing one can hold; a package and an order are. */
export async function soldBy(
  db: Kysely<Database>,
  payId: string,
): Promise<'grade' | 'package' | 'investment' | 'order'> {
  for (const kind of ['grade', 'package'] as const) {
    const found = await db
      .selectFrom(`${kind}_orders`)
      .select('payId')
      .where('payId', '=', payId)
      .executeTakeFirst()
    if (found) return kind
  }
  return (await investmentPaidBy(db, payId)) ? 'investment' : 'order'
}

/** Gives what a payment was for, a grade or a package with the grade in it, once. */
export async function handOver(trx: Kysely<Database>, payId: string, now: number): Promise<void> {
  const grade = await trx
    .selectFrom('grade_orders')
    .select(['userId', 'gradeId'])
    .where('payId', '=', payId)
    .executeTakeFirst()
  if (grade) await raiseGrade(trx, grade)
  const opened = await trx
    .updateTable('package_orders')
    .set({ openedAt: now })
    .where('payId', '=', payId)
    .where('openedAt', 'is', null)
    .returning(['userId', 'packageId'])
    .executeTakeFirst()
  const gradeId = gradeWith(opened?.packageId ?? '')
  if (opened) await openVouchers(trx, { ...opened, payId }, now)
  if (opened && gradeId > 0) await raiseGrade(trx, { userId: opened.userId, gradeId })
}

/** Nobody loses a higher grade by it. */
async function raiseGrade(
  trx: Kysely<Database>,
  { userId, gradeId }: { readonly userId: string; readonly gradeId: number },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ gradeId: sql<number>`max(gradeId, ${gradeId})` })
    .where('id', '=', userId)
    .execute()
}
