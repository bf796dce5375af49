import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { cents, id, pageOf, pagingQuery, seconds } from '../../http/shapes'

/*
 * What goes between a shop and the house: the shop itself, applications with their answers, and what it is paid.
 * All of it is ours (decisions 0028 and 0039).
 */

/** What somebody says of a shop they want to open, or to change. */
const application = v.object({
  /** The merchant's. */
  id,
  name: v.string(),
  /** 1 applied, 2 approved, 3 refused. */
  status: v.number(),
  /** The papers wait to be looked at: of an applicant, or of a shop that has changed them. */
  isWaiting: v.boolean(),
  /** Why it was refused last; empty otherwise. */
  reason: v.string(),
  /** When the papers were sent last. */
  submittedAt: seconds,
  ownerName: v.string(),
  mobile: v.string(),
  address: v.string(),
  intro: v.string(),
  hours: v.string(),
  company: v.string(),
  /** Number of the business licence. */
  code: v.string(),
  /** Its sign and its licence. */
  pictures: v.array(v.string()),
})

/** GET merchant/merchants/show: one shop as its header and forms show it. */
export const showMerchant = endpoint({
  method: 'GET',
  path: 'merchant/merchants/show',
  query: v.object({ id: v.pipe(id, v.minLength(1), v.maxLength(20)) }),
  data: v.object({
    id,
    name: v.string(),
    logo: v.string(),
    licence: v.string(),
    /** 1 applied, 2 approved, 3 refused. */
    status: v.number(),
    isWaiting: v.optional(v.boolean(), false),
    createdAt: seconds,
    stores: v.array(v.object({ id, name: v.string(), image: v.string() })),
    /** The caller looks at it as an administrator. */
    isOperator: v.boolean(),
  }),
  auth: 'user',
})

/** POST merchant/application/page: `status` 1 those that wait, 2 approved, 3 refused; administrators only. */
export const pageApplications = endpoint({
  method: 'POST',
  path: 'merchant/application/page',
  body: v.object({
    ...pagingQuery.entries,
    merchantId: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
  }),
  data: pageOf(application),
  auth: 'user',
  read: true,
})

/** POST merchant/application/decide: opens the shop, or says why not; once for what was sent. */
export const decideApplication = endpoint({
  method: 'POST',
  path: 'merchant/application/decide',
  body: v.object({
    id: v.pipe(id, v.minLength(1), v.maxLength(20)),
    isApproved: v.boolean(),
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  }),
  data: application,
  auth: 'user',
})

/** GET merchant/income/days: what was paid and what went back, day by day, the newest first. */
export const getShopIncome = endpoint({
  method: 'GET',
  path: 'merchant/income/days',
  query: v.object({
    merchantId: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
    days: v.optional(v.number(), 30),
  }),
  data: v.object({
    amount: cents,
    refunded: cents,
    net: cents,
    /** Of `net`: what was paid out (`merchant/settlement/page`), and what is not yet, with its next day. */
    settled: cents,
    pending: cents,
    nextAt: v.optional(seconds, 0),
    days: v.array(
      v.object({ day: v.string(), orders: v.number(), amount: cents, refunded: cents }),
    ),
  }),
  auth: 'user',
})

/** POST merchant/settlement/page: what was paid out to the shop, a week a line, the newest first. */
export const pageSettlements = endpoint({
  method: 'POST',
  path: 'merchant/settlement/page',
  body: v.object({
    ...pagingQuery.entries,
    merchantId: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
  }),
  data: pageOf(
    v.object({
      id,
      /** First and last day of what is settled: `2026-11-16`. */
      fromDay: v.string(),
      toDay: v.string(),
      /** Orders that arrived. */
      orders: v.number(),
      sold: cents,
      refunded: cents,
      /** What the house keeps. */
      fee: cents,
      /** What went to the owner's balance: sold without refunded and fee. */
      paid: cents,
      paidAt: seconds,
    }),
  ),
  auth: 'user',
  read: true,
})
