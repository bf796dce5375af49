import type { Kysely } from 'kysely'
import { type Asked, buyerFor, type Standing, termsFor } from '../../src/features/member/contract'
import { PayStatus } from '../../src/features/pay/contract'
import { formatDate } from '../../src/shared/date'
import type { Condition, FieldCondition } from '../../src/shared/query'
import { readConditions } from '../coupon/conditions'
import type { L10nText } from '../database/l10n'
import type { Database } from '../database/schema'
import type { Context } from '../handler'
import { Refusal } from '../refusal'
import { gradeName } from './grades'
import type { OfferConditionTable } from './rows'

type Kind = OfferConditionTable['kind']

/** What nobody fulfils: conditions that cannot be read let nobody in. */
const DAMAGED: Condition = {
  logicalOperator: 'and',
  conditions: [{ field: 'damaged', operator: 'isNull', value: false }],
}

/** The conditions of all packages or grades that have some, by their ids. */
export async function conditionsOf(
  db: Kysely<Database>,
  kind: Kind,
): Promise<ReadonlyMap<string, Condition>> {
  const rows = await db
    .selectFrom('offer_conditions')
    .select(['offerId', 'conditions'])
    .where('kind', '=', kind)
    .execute()
  return new Map(
    rows.map(({ offerId, conditions }) => [offerId, readConditions(conditions) ?? DAMAGED]),
  )
}

/** What conditions ask about somebody. @param now seconds. */
export async function standingOf(
  db: Kysely<Database>,
  userId: string,
  now: number,
): Promise<Standing> {
  const { gradeId, experience } = await db
    .selectFrom('users')
    .select(['gradeId', 'experience'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const { orders } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .where('userId', '=', userId)
    .where('receivedAt', 'is not', null)
    .executeTakeFirstOrThrow()
  const packages = await db
    .selectFrom('package_orders')
    .innerJoin('payments', 'payments.id', 'package_orders.payId')
    .select(['packageId', 'status'])
    .where('package_orders.userId', '=', userId)
    .where((eb) =>
      eb.or([
        eb('payments.status', '=', PayStatus.Paid),
        eb('payments.status', '=', PayStatus.Due).and('payments.expiresAt', '>', now),
      ]),
    )
    .where('package_orders.payId', 'not in', (eb) => eb.selectFrom('order_refunds').select('payId'))
    .execute()
  const bought: Record<string, number> = {}
  const unpaid: Record<string, number> = {}
  for (const { packageId, status } of packages) {
    const counts = status === PayStatus.Paid ? bought : unpaid
    counts[packageId] = (counts[packageId] ?? 0) + 1
  }
  return { gradeId, experience, orders, bought, unpaid, now }
}

const both = (en: string, zh: string): L10nText => ({ en, 'zh-Hans': zh })

/** What is asked of a buyer in words, by the field that is asked about and how. */
const WORDS: Readonly<Record<string, (value: number, context: Context) => L10nText>> = {
  'gradeId greaterEqual': (value, context) => {
    const name = gradeName(value, context)
    return both(`From ${name} on`, `${name}及以上`)
  },
  'experience greaterEqual': (n) => both(`${n} experience`, `经验值满 ${n}`),
  'orders greaterEqual': (n) =>
    both(n === 1 ? 'One order received' : `${n} orders received`, `已收货订单满 ${n} 笔`),
  'bought equal': () => both('Once for each person', '每人限购一次'),
  'bought less': (n) =>
    n === 1
      ? both('Once for each person', '每人限购一次')
      : both(`${n} for each person`, `每人限购 ${n} 次`),
  'now greaterEqual': (at) =>
    both(`From ${formatDate(at, 'en')} on`, `${formatDate(at, 'zh-Hans')} 起`),
  'now less': (at) => both(`Until ${formatDate(at, 'en')}`, `${formatDate(at, 'zh-Hans')} 截止`),
}

/** What nobody has words for is asked all the same. */
const OTHER = both('A further condition of the shop', '须符合商家的其他条件')

function worded(condition: FieldCondition, context: Context) {
  const { field, operator, value } = condition
  const words = WORDS[`${field} ${operator}`]
  const text = words && typeof value === 'number' ? words(value, context) : OTHER
  return { ...condition, text: text[context.locale] }
}

/** Conditions as the wire has them, each with its words. */
export const asAsked = (condition: Condition, context: Context): Asked => ({
  ...condition,
  conditions: condition.conditions.map((each) => worded(each, context)),
})

/**
 * Lets a buyer have a package or a grade, or says what is missing.
 *
 * @returns whether no more can be had than what the buyer has ordered and not paid.
 * @throws Refusal 400 with the words of what the buyer does not fulfil.
 */
export async function requireConditions(
  context: Context,
  { kind, id, userId }: { readonly kind: Kind; readonly id: string; readonly userId: string },
): Promise<boolean> {
  const condition = (await conditionsOf(context.db, kind)).get(id)
  if (!condition) return false
  const standing = await standingOf(context.db, userId, context.now())
  const missing = (locale: Context['locale'], isUnpaidCounted = false) =>
    termsFor(asAsked(condition, { ...context, locale }), buyerFor(standing, id, isUnpaidCounted))
      .missing
  if (missing(context.locale) === undefined) return missing(context.locale, true) !== undefined
  throw new Refusal(400, {
    en: `This is not for you yet. It asks: ${missing('en')}.`,
    'zh-Hans': `暂不符合购买条件：${missing('zh-Hans')}`,
  })
}
