import { sql } from 'kysely'
import {
  BILL_TYPES,
  type BillFilter,
  billConditions,
  FIGURES,
  type FigureName,
} from '../../src/features/wallet/rules/bills'
import type { Condition } from '../../src/shared/query'
import { conditionSql } from '../database/query'
import type { Context } from '../handler'
import { entityOf, sourceOf } from '../record/source'

/** What some lines add up to: money in cents, and points by themselves. What went out is not negative. */
export interface Totals {
  readonly income: number
  readonly expense: number
  readonly net: number
  /** Lines of both. */
  readonly count: number
  readonly pointsIn: number
  readonly pointsOut: number
}

interface DayTotals extends Totals {
  readonly day: string
}

/** Points are no money: a sum has one currency (decision 0019). */
const IS_POINTS = sql`accountId in (select id from accounts where currency = 'points')`
const MONEY = sql`iif(${IS_POINTS}, 0, amount)`
const POINTS = sql`iif(${IS_POINTS}, amount, 0)`
const SUMS = sql`
  coalesce(sum(max(${MONEY}, 0)), 0) as income, coalesce(-sum(min(${MONEY}, 0)), 0) as expense,
  coalesce(sum(${MONEY}), 0) as net, count(*) as count,
  coalesce(sum(max(${POINTS}, 0)), 0) as pointsIn, coalesce(-sum(min(${POINTS}, 0)), 0) as pointsOut`
/** Of the books' clock, src/shared/business-day. */
const DAY_OF_LINE = sql`date(createdAt, 'unixepoch', '+8 hours')`

/** The caller's lines a condition finds. @throws Refusal for a field lines do not have. */
function found(context: Context, condition: Condition | undefined) {
  const { scope, fieldOf } = sourceOf(entityOf('ledger'), context)
  return sql`from ledger where ${scope} and ${conditionSql(condition, fieldOf)}`
}

/** What came in and went out over all lines that are found: money in cents, points whole. */
export async function totalsOf(context: Context, condition?: Condition): Promise<Totals> {
  const query = sql<Totals>`select ${SUMS} ${found(context, condition)}`
  const { rows } = await query.execute(context.db)
  return rows[0] ?? { income: 0, expense: 0, net: 0, count: 0, pointsIn: 0, pointsOut: 0 }
}

/** Day by day, the newest first; days without a line are left out. */
export async function totalsByDay(context: Context, condition?: Condition): Promise<DayTotals[]> {
  const query = sql<DayTotals>`
    select ${DAY_OF_LINE} as day, ${SUMS} ${found(context, condition)} group by 1 order by 1 desc`
  return (await query.execute(context.db)).rows
}

interface KindTotals extends Totals {
  readonly kind: string
}

/** The same by kind of line, what cost most first. */
export async function totalsByKind(context: Context, condition?: Condition): Promise<KindTotals[]> {
  const query = sql<KindTotals>`
    select kind, ${SUMS} ${found(context, condition)} group by kind order by expense desc, kind`
  return (await query.execute(context.db)).rows
}

/** A filter as the condition of a paging query. */
export const conditionOf = (filter: BillFilter, now: number): Condition => ({
  logicalOperator: 'and',
  conditions: billConditions(filter, now),
})

/** The account payments are taken from; undefined for who has none. */
export function balanceAccount({ db, user }: Context) {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('userId', '=', user?.id ?? '')
    .where('kind', '=', 'balance')
    .executeTakeFirst()
}

/** A figure of client spec §3: the sum of the lines it opens, as the client opens them. */
export async function figureOf(context: Context, name: FigureName): Promise<number> {
  const figure: (typeof FIGURES)[FigureName] & { spent?: true; balanceOnly?: true } = FIGURES[name]
  const accountId = figure.balanceOnly ? ((await balanceAccount(context))?.id ?? '-') : undefined
  const type = 'type' in figure ? figure.type : undefined
  const filter = { accountId, type, period: figure.period }
  const { net } = await totalsOf(context, conditionOf(filter, context.now()))
  return figure.spent ? 0 - net : net
}

/** The type people file a kind of line under. */
export function typeOfKind(kind: string): string {
  const found = Object.entries(BILL_TYPES).find(([, kinds]) =>
    (kinds as readonly string[]).includes(kind),
  )
  return found?.[0] ?? kind
}
