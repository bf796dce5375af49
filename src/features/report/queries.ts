import type { QueryClient } from '@tanstack/query-core'
import { type LoadContext, markStale } from '../../engine/data/queries'
import { getReport, listSingleReports } from './contract'
import { pageApplications, pageInvestments, showBrand, showInvestment } from './contract-invest'

interface ReportQuestion {
  readonly type: string
  /** The period asked for; empty for the report's own. */
  readonly period: string
  /** Rows at most. */
  readonly pageSize: number
}

/** A report; its type is what a write names to make it stale. */
export const reportOf = ({ type, period, pageSize }: ReportQuestion) =>
  ({
    key: [`report/${type}`, period, pageSize],
    load: ({ signal }: LoadContext) =>
      getReport(
        { params: { type }, body: { pageSize, keyword: period || undefined } },
        { quiet: true, signal },
      ),
  }) as const

/** A year of days and a leap one. */
const MOST_ROWS = 366

/** Named figures as a report of one column. */
async function loadSingle(key: string, signal: AbortSignal) {
  const figures = await listSingleReports({ query: { key } }, { quiet: true, signal })
  return {
    columns: [
      { key: 'name', name: '' },
      { key: 'value', name: '', format: figures[0]?.format ?? 'number' },
    ],
    rows: figures.map(({ name, value }) => ({ name, value })),
  }
}

interface ChartQuestion {
  readonly type: string
  /** Named figures instead, where no report is named. */
  readonly single: string
  readonly keyword: string | undefined
}

/** What a chart is drawn from. */
export const chartOf = ({ type, single, keyword }: ChartQuestion) =>
  ({
    key: [`report/${type}`, single, keyword],
    load: ({ signal }: LoadContext) =>
      single !== '' && type === ''
        ? loadSingle(single, signal)
        : getReport(
            { params: { type }, body: { keyword, pageSize: MOST_ROWS } },
            { quiet: true, signal },
          ),
  }) as const

const PAGE_SIZE = 15

/** A brand of the market, and its curve. */
export const brandBy = (brandNo: string) =>
  ({
    key: ['investments', 'brand', brandNo],
    load: ({ signal }: LoadContext) => showBrand({ query: { brandNo } }, { quiet: true, signal }),
  }) as const

/** One of the user's own investments with all that is known of it. */
export const investmentBy = (id: string) =>
  ({
    key: ['investments', 'one', id],
    load: ({ signal }: LoadContext) => showInvestment({ query: { id } }, { quiet: true, signal }),
  }) as const

/** The user's own investments, the latest first. */
export const ownInvestments = {
  key: ['investments', 'own'],
  load: (pageIndex: number, { signal }: LoadContext) =>
    pageInvestments({ body: { pageIndex, pageSize: PAGE_SIZE } }, { quiet: true, signal }),
} as const

/** Investments in the user's brands that stand so. */
export const applicationPages = (status: number) => ({
  key: ['investments', 'review', status],
  load: (pageIndex: number, { signal }: LoadContext) =>
    pageApplications({ body: { pageIndex, pageSize: PAGE_SIZE, status } }, { quiet: true, signal }),
})

export const stale = {
  /** Whatever was done to an investment: its lists, what is left of its brand, and what the wallet holds. */
  afterInvesting: (queries: QueryClient) => markStale(queries, ['investments', 'wallet', 'bills']),
}
