import { CouponState, claimCoupon, pageCoupons } from '../../src/features/coupon/contract'
import { fitCoupons } from '../../src/features/coupon/contract-shop'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { coversLine, heldCoupons, judge } from '../order/discounts'
import { discountable } from '../order/quote'
import { Refusal } from '../refusal'
import { asCoupon, findCoupon, openCoupons, pageOfCoupons } from './coupons'

const REFUSALS: { readonly [S in CouponState]?: Refusal } = {
  [CouponState.SoldOut]: new Refusal(400, {
    en: 'All of these coupons are taken.',
    'zh-Hans': '优惠券已被领完',
  }),
  [CouponState.Expired]: new Refusal(400, {
    en: 'This coupon is over.',
    'zh-Hans': '优惠券已过期',
  }),
}

/** The last coupon goes to one of two who ask at once: it is counted where it is written. */
async function claim({ db, user, now }: Context, couponId: string): Promise<void> {
  await db
    .insertInto('coupon_claims')
    .columns(['couponId', 'userId', 'createdAt'])
    .expression((eb) =>
      eb
        .selectFrom('coupons')
        .select((of) => ['id', of.val(user?.id ?? '').as('userId'), of.val(now()).as('createdAt')])
        .where('id', '=', couponId)
        .where('personal', '=', '')
        .where((of) =>
          of(
            'total',
            '>',
            of
              .selectFrom('coupon_claims')
              .select((all) => all.fn.countAll<number>().as('n'))
              .where('couponId', '=', couponId),
          ),
        ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const fitCouponsHandler = handle(fitCoupons, async ({ body }, context) => {
  const { db, locale, now, user } = context
  const lines = await discountable(context, body.products)
  const clock = { now: now(), locale }
  const held = user ? await heldCoupons(db, user.id, now()) : []
  const mine = held.map((coupon) => judge(coupon, lines, clock))
  const open = (await openCoupons(context)).filter((coupon) =>
    lines.some((line) => coversLine(coupon, line)),
  )
  return { mine, open: open.map((row) => asCoupon(row, context)) }
})

/** Coupons, which the specification names but has no calls for (decision 0013). */
export const handlers: readonly Handler[] = [
  fitCouponsHandler,
  handle(pageCoupons, ({ body }, context) => pageOfCoupons(body, context)),
  handle(claimCoupon, async ({ body: { couponId } }, context) => {
    callerOf(context)
    if ((await findCoupon(context, couponId)).state === CouponState.Open) {
      await claim(context, couponId)
    }
    const coupon = await findCoupon(context, couponId)
    const refusal = REFUSALS[coupon.state]
    if (refusal) throw refusal
    return coupon
  }),
]
