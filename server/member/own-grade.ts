import { claimBirthdayCoupon, getOwnGrade, setBirthday } from '../../src/features/member/contract'
import { dayOf } from '../../src/shared/business-day'
import { packText } from '../database/l10n'
import { newId } from '../database/new-id'
import { callerOf, type Handler, handle } from '../handler'
import { currentUser } from '../login/user-record'
import { GRADE_TERMS, termsOf } from '../record/configs'
import { Refusal } from '../refusal'
import { asAsked, conditionsOf, standingOf } from './conditions'
import { gradeName } from './grades'

const DAY = 86_400
const COUPON_DAYS = 30
const NO_DAY = new Refusal(400, { en: 'There is no such day.', 'zh-Hans': '日期有误' })
const TOLD = new Refusal(400, {
  en: 'Your birthday is known and stays as it is.',
  'zh-Hans': '生日已填写，不支持修改',
})
const NOT_NOW = new Refusal(400, {
  en: 'There is no birthday coupon to be had now.',
  'zh-Hans': '当前没有可领取的生日券',
})
const NAME = { en: 'Happy birthday', 'zh-Hans': '生日快乐券' }

/** A leap year holds every day there is. */
function isDay(birthday: string): boolean {
  const date = new Date(`2024-${birthday}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(5, 10) === birthday
}

const personalOf = (userId: string, now: number) => `${userId}/${dayOf(now).slice(0, 4)}`

export const memberCalls: readonly Handler[] = [
  handle(getOwnGrade, async (_, context) => {
    const { db, now } = context
    const { id, gradeId, experience, birthday } = await currentUser(context)
    const conditions = await conditionsOf(db, 'grade')
    const grades = GRADE_TERMS.map(({ price: _price, ...terms }, at) => {
      const asked = conditions.get(String(at + 1))
      return {
        ...terms,
        id: at + 1,
        name: gradeName(at + 1, context),
        icon: `/pictures/medal/${at + 1}.svg`,
        ...(asked && { conditions: asAsked(asked, context) }),
      }
    })
    const next = grades[gradeId]
    const had = await db
      .selectFrom('coupons')
      .select('id')
      .where('personal', '=', personalOf(id, now()))
      .executeTakeFirst()
    const isMonth = birthday !== '' && dayOf(now()).slice(5, 7) === birthday.slice(0, 2)
    return {
      gradeId,
      experience,
      next: next
        ? {
            gradeId: next.id,
            name: next.name,
            missing: Math.max(0, next.experience - experience),
          }
        : null,
      grades,
      birthday,
      canClaimBirthday: isMonth && !had && termsOf(gradeId).birthday > 0,
      standing: await standingOf(db, id, now()),
    }
  }),

  handle(setBirthday, async ({ body: { birthday } }, context) => {
    if (!isDay(birthday)) throw NO_DAY
    const { numUpdatedRows } = await context.db
      .updateTable('users')
      .set({ birthday })
      .where('id', '=', callerOf(context).id)
      .where('birthday', '=', '')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw TOLD
    return null
  }),

  handle(claimBirthdayCoupon, async (_, context) => {
    const now = context.now()
    return context.db.transaction().execute(async (trx) => {
      const { id: userId, gradeId, birthday } = await currentUser({ ...context, db: trx })
      const personal = personalOf(userId, now)
      const had = await trx
        .selectFrom('coupons')
        .select(['id as couponId', 'amount', 'endsAt'])
        .where('personal', '=', personal)
        .executeTakeFirst()
      if (had) return had
      const amount = termsOf(gradeId).birthday
      const isMonth = birthday !== '' && dayOf(now).slice(5, 7) === birthday.slice(0, 2)
      if (!isMonth || amount === 0) throw NOT_NOW
      const couponId = newId(now)
      const endsAt = now + COUPON_DAYS * DAY
      const plain = { classId: '', threshold: 0, total: 1, position: 2000 }
      await trx
        .insertInto('coupons')
        .values({
          ...plain,
          id: couponId,
          name: packText(NAME),
          amount,
          startsAt: now,
          endsAt,
          personal,
        })
        .execute()
      await trx.insertInto('coupon_claims').values({ couponId, userId, createdAt: now }).execute()
      return { couponId, amount, endsAt }
    })
  }),
]
