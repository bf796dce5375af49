import { type QueryState, useQuery } from '../../../../engine/data/queries'
import { getReport, listSingleReports } from '../../contract'
import type { ChartReport, ReportChartConfig } from '.'

/** A year of days and a leap one. */
const MOST_ROWS = 366

/** Named figures as a report of one column. */
async function loadSingle(key: string, signal: AbortSignal): Promise<ChartReport> {
  const figures = await listSingleReports({ query: { key } }, { quiet: true, signal })
  return {
    columns: [
      { key: 'name', name: '' },
      { key: 'value', name: '', format: figures[0]?.format ?? 'number' },
    ],
    rows: figures.map(({ name, value }) => ({ name, value })),
  }
}

/** The report a chart shows. `keyword` is the chosen period. */
export function useReport(
  { report, single, bind }: ReportChartConfig,
  keyword: string | undefined,
  enabled: boolean,
): QueryState<ChartReport> {
  const type = report || (bind?.from === 'report' ? bind.type : '')
  return useQuery<ChartReport>({
    key: ['report', type, single, keyword],
    load: ({ signal }) =>
      single !== '' && type === ''
        ? loadSingle(single, signal)
        : getReport(
            { params: { type }, body: { keyword, pageSize: MOST_ROWS } },
            { quiet: true, signal },
          ),
    enabled,
  })
}
