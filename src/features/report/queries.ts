import type { LoadContext } from '../../engine/data/queries'
import { getReport, listSingleReports } from './contract'

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
