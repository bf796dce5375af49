import type { Selectable } from 'kysely'
import { pageShopCoupons, saveShopCoupon } from '../../src/features/coupon/contract-shop'
import { pageShopReviews, replyReview } from '../../src/features/merchant/contract'
import type { CouponTable } from '../coupon/rows'
import { packText, readText } from '../database/l10n'
import { newId } from '../database/new-id'
import { pageWindow } from '../database/page'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { bindRequest } from '../pay/requests'
import { readReviews } from '../product/reviews'
import { notFound, Refusal } from '../refusal'
import { deskOf, requireStore } from './access'

const DAY = 86_400
const REVIEW = { en: 'The review', 'zh-Hans': '评价' }
const TOO_DEEP = new Refusal(400, {
  en: 'A coupon takes off less than an order must come to.',
  'zh-Hans': '优惠金额须小于使用门槛',
})

/** Somebody else of the shop was faster. */
const answered = (reply: string) =>
  new Refusal(409, {
    en: `Answered meanwhile: “${reply}”. Publish again to put yours in its place.`,
    'zh-Hans': `同事已回复：“${reply}”。再次发布将替换为您的回复`,
  })

async function toCoupon({ db, locale }: Context, row: Selectable<CouponTable>) {
  const claims = await db
    .selectFrom('coupon_claims')
    .select('usedAt')
    .where('couponId', '=', row.id)
    .execute()
  return {
    id: row.id,
    storeId: row.storeId,
    name: readText(row.name, locale),
    amount: row.amount,
    threshold: row.threshold,
    total: row.total,
    claimed: claims.length,
    used: claims.filter(({ usedAt }) => usedAt !== null).length,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
  }
}

export const offerCalls: readonly Handler[] = [
  handle(pageShopReviews, async ({ body }, context) => {
    const { storeIds } = await deskOf(context, body.merchantId)
    return readReviews(context, { id: body.id, storeIds, isOpen: body.status === 0 }, body)
  }),

  handle(replyReview, async ({ body: { id, reply, was } }, context) => {
    const { storeIds } = await deskOf(context)
    return context.db.transaction().execute(async (trx) => {
      const found = await trx
        .selectFrom('reviews')
        .select('reply')
        .where('id', '=', id)
        .where('productId', 'in', (eb) =>
          eb.selectFrom('products').select('id').where('storeId', 'in', storeIds),
        )
        .executeTakeFirst()
      if (!found) throw notFound(REVIEW)
      if (was !== undefined && ![was, reply].includes(found.reply)) throw answered(found.reply)
      await trx
        .updateTable('reviews')
        .set({ reply, repliedAt: context.now() })
        .where('id', '=', id)
        .execute()
      return { id, reply }
    })
  }),

  handle(pageShopCoupons, async ({ body }, context) => {
    const { storeIds } = await deskOf(context, body.merchantId)
    const { limit, offset } = pageWindow(body)
    const rows = await context.db
      .selectFrom('coupons')
      .selectAll()
      .where('storeId', 'in', storeIds)
      .orderBy('endsAt', 'desc')
      .orderBy('id')
      .execute()
    const result = await Promise.all(
      rows.slice(offset, offset + limit).map((row) => toCoupon(context, row)),
    )
    return { result, pageIndex: body.pageIndex, pageSize: limit, totalCount: rows.length }
  }),

  handle(saveShopCoupon, async ({ body }, context) => {
    const { storeId, name, amount, threshold, total, days, requestId } = body
    const userId = callerOf(context).id
    requireStore(await deskOf(context), storeId)
    if (threshold > 0 && amount >= threshold) throw TOO_DEEP
    const now = context.now()
    const row = await context.db.transaction().execute(async (trx) => {
      const { requestId: _, ...wish } = body
      const call = saveShopCoupon.contract.path
      await bindRequest(trx, { userId, requestId, call, body: wish, now })
      const given = { storeId, name: packText(name), amount, threshold, total, classId: '' }
      const repeated = await trx
        .selectFrom('coupons')
        .selectAll()
        .where('storeId', '=', storeId)
        .where('requestId', '=', `${userId}/${requestId}`)
        .executeTakeFirst()
      if (repeated) return repeated
      return trx
        .insertInto('coupons')
        .values({
          ...given,
          id: newId(now),
          startsAt: now,
          endsAt: now + days * DAY,
          position: 1000,
          requestId: `${userId}/${requestId}`,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
    })
    return toCoupon(context, row)
  }),
]
