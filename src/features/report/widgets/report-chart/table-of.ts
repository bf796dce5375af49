import type { Translate } from '../../../../i18n'
import { cellText } from '../../rules/cell'
import type { ChartKind } from '.'
import { type ChartData, sumOf } from './chart-data'
import type { ChartTableProps } from './chart-table-props'

const HIDDEN = '••••'

/** A chart's figures as a table, the newest first; what can be added up has its sum below. */
export function tableOf(
  { names, series, xName }: ChartData,
  kind: ChartKind,
  hidden: boolean,
  t: Translate,
): Omit<ChartTableProps, 'label'> {
  const write = (value: number | null, format: string | undefined) =>
    hidden && format === 'money' ? HIDDEN : cellText(value, format)
  const rows = names.map((name, at) => ({
    key: `${at} ${name}`,
    cells: [name, ...series.map(({ values, format }) => write(values[at] ?? null, format))],
  }))
  // A balance of Monday and one of Tuesday have no sum; percentages neither.
  const adds = kind !== 'line' && series.every(({ format }) => format !== 'percent')
  return {
    head: [
      { key: 'x', name: xName },
      ...series.map(({ key, name }) => ({ key: `y ${key}`, name })),
    ],
    rows: kind === 'pie' ? rows : rows.reverse(),
    foot: adds
      ? [t('wallet.chart.sum'), ...series.map((each) => write(sumOf(each), each.format))]
      : undefined,
  }
}
