import * as v from 'valibot'
import type { LoadContext } from '../../engine/data/queries'
import { ContractError } from '../../errors'
import { dayOf } from '../../shared/business-day'
import { pageRecords } from '../record'
import { getReport } from '../report'
import { type BillFilter, billConditions } from './rules/bills'

/** A ledger line as the generic calls answer it. */
export const billSchema = v.object({
  id: v.string(),
  accountId: v.string(),
  kind: v.string(),
  title: v.string(),
  /** Signed cents, or points of an account of points. */
  amount: v.pipe(v.number(), v.integer()),
  createdAt: v.number(),
})
export type Bill = v.InferOutput<typeof billSchema>

/** What lines add up to: money in cents, and points by themselves. */
export interface Totals {
  readonly income: number
  readonly expense: number
  readonly net: number
  /** Lines of both. */
  readonly count: number
  readonly pointsIn: number
  readonly pointsOut: number
}

const NEWEST_FIRST = [{ field: 'createdAt', type: 'Desc' }] as const
/** Some three years of days; their totals are one small answer. */
const MOST_DAYS = 1000

const whole = v.optional(v.fallback(v.number(), 0), 0)
const totalsSchema = v.object({
  income: whole,
  expense: whole,
  net: whole,
  count: whole,
  pointsIn: whole,
  pointsOut: whole,
})
const toTotals = (row: unknown): Totals => v.parse(totalsSchema, row)

interface PageOf {
  readonly pageIndex: number
  readonly pageSize: number
}

async function loadPage(
  filter: BillFilter,
  now: number,
  { pageIndex, pageSize }: PageOf,
  signal: AbortSignal,
) {
  const conditions = [...billConditions(filter, now)]
  const page = await pageRecords(
    {
      params: { module: 'asset', type: 'ledger' },
      body: {
        condition: { logicalOperator: 'and', conditions },
        sorts: NEWEST_FIRST,
        pageIndex,
        pageSize,
      },
    },
    { quiet: true, signal },
  )
  const parsed = v.safeParse(v.array(billSchema), page.result)
  if (!parsed.success) throw new ContractError('asset/ledger/page', [parsed.issues[0].message])
  return { ...page, result: parsed.output }
}

function loadReport(type: string, filter: BillFilter, now: number, signal: AbortSignal) {
  const condition = { logicalOperator: 'and', conditions: billConditions(filter, now) } as const
  return getReport(
    { params: { type }, body: { condition, pageSize: MOST_DAYS } },
    { quiet: true, signal },
  )
}

/**
 * The bills of a filter: their lines page by page, and reports of all of them in one sum and by day.
 *
 * @param now of the server, seconds: what a filter's periods are counted from.
 */
export function billsOf(filter: BillFilter, now: number, pageSize: number) {
  const key = ['bills', filter, dayOf(now)] as const
  return {
    lines: {
      key: [...key, 'lines', pageSize],
      load: (pageIndex: number, { signal }: LoadContext) =>
        loadPage(filter, now, { pageIndex, pageSize }, signal),
    },
    totals: {
      key: [...key, 'totals'],
      load: async ({ signal }: LoadContext) =>
        toTotals((await loadReport('billTotals', filter, now, signal)).rows[0] ?? {}),
    },
    days: {
      key: [...key, 'days'],
      async load({ signal }: LoadContext): Promise<Readonly<Record<string, Totals>>> {
        const { rows } = await loadReport('billDays', filter, now, signal)
        return Object.fromEntries(rows.map((row) => [String(row.day), toTotals(row)]))
      },
    },
  } as const
}
