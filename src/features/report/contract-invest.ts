import * as v from 'valibot'
import { endpoint } from '../../http/endpoint'
import { cents, id, pageOf, pagingQuery, requestId, seconds } from '../../http/shapes'

/*
 * Investment (decision 0062). The specifications name `investApply/*` and `investMerchant/*` and say nothing of
 * their shapes (point 10).
 */

/** How far an investment has come. */
export enum InvestState {
  Applied = 1,
  /** Its contract waits to be signed. */
  Approved = 2,
  Refused = 3,
  /** Signed. */
  ToPay = 4,
  Running = 5,
  ExitAsked = 6,
  Exited = 7,
  CalledOff = 8,
}

export const investment = v.object({
  id,
  brandNo: v.string(),
  merchantName: v.string(),
  name: v.string(),
  /** Covered. */
  mobile: v.string(),
  count: v.number(),
  /** Of one device. */
  price: cents,
  amount: cents,
  status: v.enum(InvestState),
  /** Why it was refused, or why its exit was. */
  reason: v.string(),
  createdAt: seconds,
  /** 0 while it is not paid. */
  paidAt: seconds,
  /** What it brought in so far. */
  income: cents,
})
export type Investment = v.InferOutput<typeof investment>

const dayIncome = v.array(v.object({ day: v.string(), cents }))

/** POST investMerchant/page: merchants one can invest with, and their devices. */
export const pageInvestMerchants = endpoint({
  method: 'POST',
  path: 'investMerchant/page',
  body: pagingQuery,
  data: pageOf(v.object({ id, name: v.string(), devices: v.number() })),
  auth: 'optional',
  read: true,
})

/** GET investMerchant/show: a brand of the market, with what one of its devices earned by day. */
export const showBrand = endpoint({
  method: 'GET',
  path: 'investMerchant/show',
  query: v.object({ brandNo: v.string() }),
  data: v.object({
    brandNo: v.string(),
    merchantName: v.string(),
    price: cents,
    /** Devices of one investment, and how many are left. */
    least: v.number(),
    most: v.number(),
    left: v.number(),
    cumIncome: cents,
    /** Percent of the price. */
    cumReturn: v.number(),
    launchedAt: seconds,
    /** The last ninety days, the oldest first. */
    days: dayIncome,
    /** What an exit costs within the first days. */
    exitDays: v.number(),
    exitPercent: v.number(),
    asOf: seconds,
  }),
  auth: 'optional',
})
export type Brand = v.InferOutput<typeof showBrand.contract.data>

export const INVEST_NAME = 40

/** POST investApply/add: the caller wants devices of a brand, at the amount they were shown (409 at another). */
export const applyInvestment = endpoint({
  method: 'POST',
  path: 'investApply/add',
  body: v.object({
    brandNo: v.pipe(v.string(), v.maxLength(40)),
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999)),
    amount: cents,
    /** As on the identity card. */
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(INVEST_NAME)),
    mobile: v.string(),
    requestId,
  }),
  data: investment,
  auth: 'user',
})

/** POST investApply/page: the caller’s own, the latest first. */
export const pageInvestments = endpoint({
  method: 'POST',
  path: 'investApply/page',
  body: pagingQuery,
  data: pageOf(investment),
  auth: 'user',
  read: true,
})

/** GET investApply/show: one of the caller’s own, with its contract, its steps and its devices. */
export const showInvestment = endpoint({
  method: 'GET',
  path: 'investApply/show',
  query: v.object({ id }),
  data: v.object({
    ...investment.entries,
    contract: v.nullable(
      v.object({
        text: v.string(),
        hash: v.string(),
        signedName: v.string(),
        /** 0 while it is not signed. */
        signedAt: seconds,
      }),
    ),
    steps: v.array(
      v.object({
        status: v.enum(InvestState),
        side: v.picklist(['applicant', 'merchant', 'house', 'cashier']),
        by: v.string(),
        reason: v.string(),
        at: seconds,
      }),
    ),
    devices: v.array(v.object({ serial: v.string(), yesterday: cents, total: cents })),
    /** All devices together, the last thirty days, the oldest first. */
    days: dayIncome,
    /** What an exit would pay back now, or pays back once it was asked for; null where there is none. */
    exit: v.nullable(v.object({ payBack: cents, fee: cents })),
    asOf: seconds,
  }),
  auth: 'user',
})
export type ShownInvestment = v.InferOutput<typeof showInvestment.contract.data>

/** POST investApply/sign: signs the contract that was read, with the name it is made out to. */
export const signInvestment = endpoint({
  method: 'POST',
  path: 'investApply/sign',
  body: v.object({
    id,
    hash: v.pipe(v.string(), v.maxLength(64)),
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(INVEST_NAME)),
    requestId,
  }),
  data: investment,
  auth: 'user',
})

/** POST investApply/pay: the payment of what was signed, for the cashier; the same while it can be paid. */
export const payInvestment = endpoint({
  method: 'POST',
  path: 'investApply/pay',
  body: v.object({ id, amount: cents, requestId }),
  data: v.object({ payId: id, amount: cents }),
  auth: 'user',
})

/** POST investApply/cancel: calls off what is not paid yet. */
export const cancelInvestment = endpoint({
  method: 'POST',
  path: 'investApply/cancel',
  body: v.object({ id, requestId }),
  data: investment,
  auth: 'user',
})

/** POST investApply/exit: asks for the money back, at the sum that was shown (409 at another). */
export const exitInvestment = endpoint({
  method: 'POST',
  path: 'investApply/exit',
  body: v.object({ id, payBack: cents, requestId }),
  data: investment,
  auth: 'user',
})

/** An investment as the brand's merchant, or an administrator, sees it. */
const reviewed = v.object({
  ...investment.entries,
  /** Of the exit that is asked for; 0 otherwise. */
  payBack: cents,
  /** Nobody decides about their own. */
  canDecide: v.boolean(),
})
export type ReviewedInvestment = v.InferOutput<typeof reviewed>

/** POST investMerchant/applications: investments in the caller’s brands, by `status`, the oldest first. */
export const pageApplications = endpoint({
  method: 'POST',
  path: 'investMerchant/applications',
  body: pagingQuery,
  data: pageOf(reviewed),
  auth: 'user',
  read: true,
})

/** POST investMerchant/decide: approves what was applied or asked for, or says why not. */
export const decideInvestment = endpoint({
  method: 'POST',
  path: 'investMerchant/decide',
  body: v.object({
    id: v.pipe(id, v.minLength(1), v.maxLength(30)),
    /** Of what was looked at. */
    status: v.enum(InvestState),
    isApproved: v.boolean(),
    reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
    requestId,
  }),
  data: reviewed,
  auth: 'user',
})
