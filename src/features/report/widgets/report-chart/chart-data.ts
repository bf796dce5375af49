import { secondsOfDay } from '../../../../shared/business-day'
import { formatDate } from '../../../../shared/date'
import type { Locale } from '../../../../shared/l10n'
import { cellText } from '../../rules/cell'
import type { ChartReport, ReportChartConfig } from '.'
import type { Shape } from './shapes'

/** Figures as text. Keys are unique among their like. */
export interface ChartTableProps {
  readonly label: string
  /** The columns; the first is that of the axis. */
  readonly head: readonly { readonly key: string; readonly name: string }[]
  readonly rows: readonly { readonly key: string; readonly cells: readonly string[] }[]
  /** Sums, where a sum says something. */
  readonly foot: readonly string[] | undefined
}

export interface CanvasProps {
  readonly shapes: readonly Shape[]
  /** The field the paths are drawn in, as SVG says it. */
  readonly viewBox: string
  readonly className: string
}

type Column = ChartReport['columns'][number]
type Cell = ChartReport['rows'][number][string] | undefined

/** Formats of columns that can be drawn. */
const NUMBERS = ['money', 'number', 'percent']
const isNumber = ({ format }: Column) => format !== undefined && NUMBERS.includes(format)

export interface Series {
  readonly key: string
  readonly name: string
  readonly format: string | undefined
  /** In the order of the axis; null where there is none. */
  readonly values: readonly (number | null)[]
}

export interface ChartData {
  /** What stands at each place of the axis, in full and short. */
  readonly names: readonly string[]
  readonly ticks: readonly string[]
  readonly series: readonly Series[]
  readonly xName: string
}

const toNumber = (cell: Cell): number | null =>
  typeof cell === 'number' && Number.isFinite(cell) ? cell : null

function dayText(day: string, locale: Locale): string {
  return formatDate(secondsOfDay(day), locale) || day
}

/** `21 Nov`, `11-21`: the year is said in full elsewhere. */
function shortDay(day: string, locale: Locale): string {
  return locale === 'en' ? dayText(day, locale).replace(/ \d{4}$/, '') : day.slice(5)
}

/** Reads a report as series along an axis; days run from the oldest, in whatever order they came. */
export function readChart(
  { columns, rows }: ChartReport,
  { x, y }: Pick<ReportChartConfig, 'x' | 'y'>,
  locale: Locale,
): ChartData {
  const axis =
    columns.find(({ key }) => key === x) ??
    columns.find((column) => !isNumber(column)) ??
    columns[0]
  const drawn =
    y.length > 0
      ? y.flatMap((key) => columns.filter((column) => column.key === key))
      : columns.filter((column) => column !== axis && isNumber(column))
  const key = axis?.key ?? ''
  const isDay = axis?.format === 'day'
  const text = (row: ChartReport['rows'][number]) => cellText(row[key], axis?.format)
  const sorted = isDay ? [...rows].sort((a, b) => (text(a) < text(b) ? -1 : 1)) : rows
  return {
    xName: axis?.name ?? '',
    names: sorted.map((row) => (isDay ? dayText(text(row), locale) : text(row))),
    ticks: sorted.map((row) => (isDay ? shortDay(text(row), locale) : text(row))),
    series: drawn.map((column) => ({
      key: column.key,
      name: column.name,
      format: column.format,
      values: sorted.map((row) => toNumber(row[column.key])),
    })),
  }
}

/** The sum of a series, in its unit; what is missing counts as 0. */
export const sumOf = ({ values }: Series): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0)

/** Shares in whole percent that add up to 100: the largest remainders are rounded up. */
export function sharesOf(values: readonly number[]): readonly number[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  if (total <= 0) return values.map(() => 0)
  const exact = values.map((value) => (value / total) * 100)
  const shares = exact.map(Math.floor)
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0)
  const order = exact
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest)
  for (const { at } of order.slice(0, missing)) shares[at] = (shares[at] ?? 0) + 1
  return shares
}
