import * as v from 'valibot'
import { type PagesState, usePages, useQuery } from '../../../../engine/data/queries'
import { ContractError } from '../../../../errors'
import { dayOf } from '../../../../shared/business-day'
import { pageRecords } from '../../../record'
import { getReport } from '../../../report'
import { type BillFilter, billConditions } from '../../rules/bills'
import { type Bill, billSchema } from './schema'

/** What lines add up to, cents. */
export interface Totals {
  readonly income: number
  readonly expense: number
  readonly net: number
  readonly count: number
}

export interface Bills {
  readonly lines: PagesState<Bill>
  /** Of all lines of the filter, not only of those that are loaded. */
  readonly totals: Totals | undefined
  readonly byDay: ReadonlyMap<string, Totals>
  readonly reload: () => Promise<unknown>
}

const NEWEST_FIRST = [{ field: 'createdAt', type: 'Desc' }] as const
/** Some three years of days; their totals are one small answer. */
const MOST_DAYS = 1000

const cents = v.fallback(v.number(), 0)
const totalsSchema = v.object({ income: cents, expense: cents, net: cents, count: cents })
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

/** The lines of a filter with their totals. @param now of the server, seconds; undefined while it is not known. */
export function useBills(filter: BillFilter, now: number | undefined, pageSize: number): Bills {
  const enabled = now !== undefined
  const at = now ?? 0
  const key = ['bills', filter, dayOf(at)]
  const lines = usePages<Bill>({
    key: [...key, 'lines', pageSize],
    load: (pageIndex, { signal }) => loadPage(filter, at, { pageIndex, pageSize }, signal),
    enabled,
  })
  const totals = useQuery({
    key: [...key, 'totals'],
    load: async ({ signal }) =>
      toTotals((await loadReport('billTotals', filter, at, signal)).rows[0] ?? {}),
    enabled,
  })
  const days = useQuery<Readonly<Record<string, Totals>>>({
    key: [...key, 'days'],
    load: async ({ signal }) => {
      const { rows } = await loadReport('billDays', filter, at, signal)
      return Object.fromEntries(rows.map((row) => [String(row.day), toTotals(row)]))
    },
    enabled,
  })
  return {
    lines,
    totals: totals.value,
    byDay: new Map(Object.entries(days.value ?? {})),
    reload: () => Promise.all([lines.reload(), totals.reload(), days.reload()]),
  }
}
