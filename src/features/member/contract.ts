import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import {
  cents,
  fieldCondition,
  id,
  pageOf,
  pagingQuery,
  requestId,
  seconds,
} from '../../http/shapes'
import type { QueryRecord } from '../../shared/query'
import { matches } from '../../shared/query-matches'
import { couponConditions } from '../coupon/contract'

/* What a member buys and has: a grade that grows, and packages with vouchers. All but the purchase is ours (decision 0028). */

const rowId = v.pipe(id, v.minLength(1), v.maxLength(20))

/**
 * Who may have a package or a grade: conditions as coupons have them, about a buyer instead of a line, each with
 * its words (decision 0125).
 */
export const asked = v.object({
  ...couponConditions.entries,
  conditions: v.array(
    v.intersect([fieldCondition, v.object({ text: v.optional(v.string(), '') })]),
  ),
})
export type Asked = v.InferOutput<typeof asked>

/** What conditions may ask of somebody: `orders` are those received, `bought` paid packages by their ids. */
const standing = v.object({
  gradeId: v.number(),
  experience: v.number(),
  orders: v.number(),
  bought: v.record(v.string(), v.number()),
  /** Packages that are ordered and can still be paid; a server that says none counts them as bought. */
  unpaid: v.optional(v.record(v.string(), v.number()), {}),
  /** The server's time. */
  now: seconds,
})
export type Standing = v.InferOutput<typeof standing>

/** The record that conditions of one package or grade look into, of what is paid or of all that is ordered. */
export const buyerFor = (
  { bought, unpaid, ...standing }: Standing,
  id: string,
  isUnpaidCounted = false,
): QueryRecord => ({
  ...standing,
  bought: (bought[id] ?? 0) + (isUnpaidCounted ? (unpaid[id] ?? 0) : 0),
})

/**
 * What is asked, which of it a buyer fulfils, and the words of what stands in the way. The sandbox and the client
 * ask here, and it asks `matches` as coupons do. Nothing stands in the way of who is not known: the server decides.
 */
export function termsFor({ logicalOperator = 'and', conditions }: Asked, buyer?: QueryRecord) {
  const terms = conditions.map((each) => ({
    text: each.text,
    fulfilled: buyer && matches(buyer, { logicalOperator: 'and', conditions: [each] }),
  }))
  const allowed = !buyer || matches(buyer, { logicalOperator, conditions })
  return { terms, missing: allowed ? undefined : terms.find((each) => !each.fulfilled)?.text }
}

const grade = v.object({
  id: v.number(),
  name: v.string(),
  icon: v.string(),
  /** What it takes to get there. */
  experience: v.number(),
  /** Percent off beers at members' prices, and the cents from which a parcel is free. */
  memberPercent: v.number(),
  freeFrom: cents,
  /** Points for 100 yuan. */
  pointsRate: v.number(),
  /** What the coupon on a birthday takes off; 0 for none. */
  birthday: cents,
  /** What it asks beside its experience or price; absent for nothing (decision 0125). */
  conditions: v.optional(asked),
})

/** GET member/grade/me: where the caller stands, and the way to the next grade. */
export const getOwnGrade = endpoint({
  method: 'GET',
  path: 'member/grade/me',
  data: v.object({
    gradeId: v.number(),
    experience: v.number(),
    /** What the next grade still takes; null at the top. */
    next: v.nullable(v.object({ gradeId: v.number(), name: v.string(), missing: v.number() })),
    grades: v.array(grade),
    /** `11-22`, or empty before it is told. */
    birthday: v.string(),
    /** The birthday coupon can be had now. */
    canClaimBirthday: v.boolean(),
    /** What conditions of packages and grades ask about the caller. */
    standing: v.optional(standing),
  }),
  auth: 'user',
})

/** POST member/grade/birthday: told once; it cannot be changed. */
export const setBirthday = endpoint({
  method: 'POST',
  path: 'member/grade/birthday',
  body: v.object({ birthday: v.pipe(v.string(), v.regex(/^\d\d-\d\d$/)) }),
  data: v.null(),
  auth: 'user',
})

/** POST member/grade/birthdayCoupon: the coupon of the month of birth, once a year; answers its id. */
export const claimBirthdayCoupon = endpoint({
  method: 'POST',
  path: 'member/grade/birthdayCoupon',
  data: v.object({ couponId: id, amount: cents, endsAt: seconds }),
  auth: 'user',
})

/** 1 to be used, 2 used up, 3 over, 4 paid back. */
export const VoucherState = { Open: 1, Used: 2, Expired: 3, Refunded: 4 } as const

export const voucher = v.object({
  id,
  /** Twelve digits, as a QR code `taproom:voucher:<code>`. */
  code: v.string(),
  name: v.string(),
  image: v.string(),
  total: v.number(),
  used: v.number(),
  state: v.picklist(Object.values(VoucherState)),
  expiresAt: seconds,
  payId: id,
  packageId: id,
  packageName: v.string(),
  uses: v.array(v.object({ at: seconds, count: v.number(), store: v.string() })),
})
export type Voucher = v.InferOutput<typeof voucher>

/** POST member/voucher/page: the caller's, what can be used first; `status` is a `VoucherState`, `id` one of them. */
export const pageVouchers = endpoint({
  method: 'POST',
  path: 'member/voucher/page',
  body: v.object({ ...pagingQuery.entries, id: v.optional(rowId) }),
  data: v.object({
    ...pageOf(voucher).entries,
    /** Packages the caller has paid, the newest first; one that nobody has used yet is paid back for a week. */
    packages: v.array(
      v.object({
        payId: id,
        packageId: id,
        name: v.string(),
        amount: cents,
        openedAt: seconds,
        isRefunded: v.boolean(),
        canRefund: v.boolean(),
      }),
    ),
  }),
  auth: 'user',
  read: true,
})

/** POST member/voucher/refund: pays a package back of which nothing was used, once, within seven days. */
export const refundPackage = endpoint({
  method: 'POST',
  path: 'member/voucher/refund',
  body: v.object({ payId: rowId }),
  data: v.object({ payId: id, amount: cents, channel: v.string() }),
  auth: 'user',
})

const code = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40))

/** GET merchant/voucher/find: what a code stands for, for the staff of a store. */
export const findVoucher = endpoint({
  method: 'GET',
  path: 'merchant/voucher/find',
  query: v.object({ code }),
  data: voucher,
  auth: 'user',
})

/** POST merchant/voucher/redeem: some pieces of it are handed out, once for a `requestId`. */
export const redeemVoucher = endpoint({
  method: 'POST',
  path: 'merchant/voucher/redeem',
  body: v.object({
    code,
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
    storeId: rowId,
    requestId,
  }),
  data: voucher,
  auth: 'user',
})

export const gradeOrder = v.object({ payId: id, amount: cents })

/**
 * POST paas/autoBuy/buy: orders a grade or a package (decision 0014); it is the caller’s once the
 * payment is made. Only grades with experience above 0 can be bought (commerce spec §5). `amount` is what
 * the buyer was shown: at any other price it is refused with 409.
 */
export const buyGrade = endpoint({
  method: 'POST',
  path: 'paas/autoBuy/buy',
  body: v.union([
    v.object({ gradeId: v.number(), amount: cents, requestId }),
    v.object({ packageId: v.string(), amount: cents, requestId }),
  ]),
  data: gradeOrder,
  auth: 'user',
})
