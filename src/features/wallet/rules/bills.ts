import { DAY, startOfDay, startOfMonth } from '../../../shared/business-day'
import { hasOwn } from '../../../shared/json'
import type { FieldCondition } from '../../../shared/query'

/*
 * What a figure of the wallet is the sum of. Server and client read the same tables, so a figure and
 * the lines it opens cannot drift apart.
 */

/** Kinds of ledger lines by what people look for. */
export const BILL_TYPES = {
  income: ['earning', 'referral', 'shop'],
  team: ['referral'],
  recharge: ['recharge'],
  payment: ['order'],
  refund: ['refund'],
  transfer: ['transfer', 'settle'],
  withdraw: ['withdraw'],
  invest: ['invest'],
  reward: ['task'],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type BillType = keyof typeof BILL_TYPES

/** First and last second, both included; absent ends are open. */
export interface Span {
  readonly from?: number
  readonly to?: number
}

const days = (count: number) => (now: number) => ({ from: startOfDay(now) - (count - 1) * DAY })

const PERIODS = {
  all: () => ({}),
  today: days(1),
  yesterday: (now) => ({ from: startOfDay(now) - DAY, to: startOfDay(now) - 1 }),
  days7: days(7),
  month: (now) => ({ from: startOfMonth(now) }),
  days30: days(30),
  days90: days(90),
} as const satisfies Readonly<Record<string, (now: number) => Span>>
export type BillPeriod = keyof typeof PERIODS
export const BILL_PERIODS = Object.keys(PERIODS) as readonly BillPeriod[]

/** When a period begins and ends. @param now seconds since 1970. */
export const spanOf = (period: BillPeriod, now: number): Span => PERIODS[period](now)

/** Which lines are meant. */
export interface BillFilter {
  readonly accountId?: string | undefined
  readonly type?: BillType | undefined
  readonly period: BillPeriod
}

/** The filter as conditions on the fields of a ledger line. @param now seconds since 1970. */
export function billConditions(filter: BillFilter, now: number): readonly FieldCondition[] {
  const { from, to } = spanOf(filter.period, now)
  const conditions: FieldCondition[] = []
  if (filter.accountId)
    conditions.push({ field: 'accountId', operator: 'equal', value: filter.accountId })
  if (filter.type)
    conditions.push({ field: 'kind', operator: 'in', value: BILL_TYPES[filter.type] })
  if (from !== undefined)
    conditions.push({ field: 'createdAt', operator: 'greaterEqual', value: from })
  if (to !== undefined) conditions.push({ field: 'createdAt', operator: 'lessEqual', value: to })
  return conditions
}

interface Figure {
  readonly type?: BillType
  readonly period: BillPeriod
  /** Only the account payments are taken from. */
  readonly balanceOnly?: true
  /** The figure counts what went out. */
  readonly spent?: true
}

/** The amounts of client spec §3 'Overview labels'. */
export const FIGURES = {
  balance: { period: 'all', balanceOnly: true },
  investedEquipment: { type: 'invest', period: 'all', spent: true },
  todayEarnings: { type: 'income', period: 'today' },
  cumulativeIncome: { type: 'income', period: 'all' },
  yesterdayYield: { type: 'income', period: 'yesterday' },
} as const satisfies Readonly<Record<string, Figure>>
export type FigureName = keyof typeof FIGURES

/** Whether an address names a figure that is known. */
export const isFigureName = (name: string | undefined): name is FigureName =>
  name !== undefined && hasOwn(FIGURES, name)

/** What a figure is made of, as its name in an address says; undefined for an unknown name. */
export const figureNamed = (name: string | undefined): Figure | undefined =>
  isFigureName(name) ? FIGURES[name] : undefined
