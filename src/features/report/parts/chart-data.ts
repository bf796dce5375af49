import { arc, area, line, type PieArcDatum, pie, stack, stackOffsetDiverging } from 'd3-shape'
import { amountCell, type CsvTable } from '../../../engine/actions/export-button'
import { secondsOfDay } from '../../../shared/business-day'
import { formatDate } from '../../../shared/date'
import type { Locale, TextKey } from '../../../shared/l10n'
import { formatMoney } from '../../../shared/money'
import { cellText } from '../rules/cell'
import type { ChartReport, ReportChartConfig } from '../widgets/report-chart'

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

const isPercent = ({ format }: Pick<Series, 'format'>) => format === 'percent'

/**
 * What stands for a whole series: its sum; of percentages, which have none, the average of those that are
 * known. Null where nothing is known.
 */
export function wholeOf(series: Series): number | null {
  if (!isPercent(series)) return sumOf(series)
  const known = series.values.filter((value) => value !== null)
  return known.length === 0 ? null : sumOf(series) / known.length
}

/** What the whole of some series is called. */
export function wholeName(series: readonly Series[]): TextKey {
  if (!series.some(isPercent)) return 'report.chart.sum'
  return series.every(isPercent) ? 'report.chart.average' : 'report.chart.sumAndAverage'
}

const UNIT: Readonly<Record<string, string>> = { money: ' (¥)', percent: ' (%)' }

/** The figures of a chart for a spreadsheet, in the order of its table. @param hidden what stands for amounts that are not shown. */
export function csvRowsOf(
  { names, series, xName }: ChartData,
  newestFirst: boolean,
  hidden: string | undefined,
): CsvTable['rows'] {
  const cell = (value: number | null, format: string | undefined) => {
    if (format !== 'money' || value === null) return value
    return hidden ?? amountCell(value)
  }
  const rows = names.map((name, at) => [
    name,
    ...series.map(({ values, format }) => cell(values[at] ?? null, format)),
  ])
  const head = [xName, ...series.map(({ name, format = '' }) => `${name}${UNIT[format] ?? ''}`)]
  return [head, ...(newestFirst ? rows.reverse() : rows)]
}

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

/** An axis of round numbers. */
export interface Scale {
  readonly min: number
  readonly max: number
  /** From the lowest to the highest. */
  readonly ticks: readonly number[]
}

const INTERVALS = 4
/** A line may begin above zero when all of it lies in the upper part; a bar never does. */
const ZOOM_FROM = 0.6

/** The next of 1, 2, 5, 10, 20, 25, 50, 100, … */
function roundStep(raw: number): number {
  const power = 10 ** Math.floor(Math.log10(raw))
  const choices = power >= 10 ? [1, 2, 2.5, 5, 10] : [1, 2, 5, 10]
  return Math.min(...choices.filter((each) => each * power >= raw)) * power
}

/** An axis with up to five round steps that holds all values. */
export function scaleOf(values: readonly number[], fromZero: boolean): Scale {
  const high = Math.max(...values, 0)
  const low = Math.min(...values)
  const zoomed = !fromZero && low > high * ZOOM_FROM
  const bottom = zoomed ? low : Math.min(low, 0)
  const span = high - bottom || Math.abs(high)
  // Cents have no halves: a step below one would write the same label twice.
  const step = Math.max(1, roundStep(span / INTERVALS))
  const min = Math.floor(bottom / step) * step
  const count = Math.max(1, Math.ceil((high - min) / step))
  const ticks = Array.from({ length: count + 1 }, (_, at) => min + at * step)
  return { min, max: min + count * step, ticks }
}

/** Where a value lies: 0 at the bottom, 1 at the top. */
export const placeOf = (value: number, { min, max }: Scale): number => (value - min) / (max - min)

const UNITS: Readonly<Record<Locale, readonly { readonly size: number; readonly name: string }[]>> =
  {
    en: [
      { size: 1_000_000, name: 'M' },
      { size: 1000, name: 'k' },
    ],
    'zh-Hans': [
      { size: 100_000_000, name: '亿' },
      { size: 10_000, name: '万' },
    ],
  }

/** A tick in few characters, `¥1.5k`; in full where that is not exact. @param ticks of its axis: written alike. */
export function tickText(
  value: number,
  format: string | undefined,
  locale: Locale,
  ticks: readonly number[] = [value],
): string {
  const money = format === 'money'
  const plainOf = (tick: number) => Math.abs(money ? tick / 100 : tick)
  const plains = ticks.map(plainOf)
  const unit = UNITS[locale].find(({ size }) => Math.max(...plains) >= size)
  const tenths = unit ? plains.map((plain) => Math.round((plain / unit.size) * 1000) / 100) : []
  if (value === 0 || !unit || !tenths.every(Number.isInteger)) {
    const text = cellText(value, format)
    return value === 0 || plains.every(Number.isInteger) ? text.replace(/\.00$/, '') : text
  }
  const digits = tenths.every((each) => each % 10 === 0) ? 0 : 1
  const short = `${(plainOf(value) / unit.size).toFixed(digits)}${unit.name}`
  if (!money) return `${value < 0 ? '−' : ''}${short}${format === 'percent' ? '%' : ''}`
  const { sign, currency } = formatMoney(value)
  return `${sign}${currency}${short}`
}

const WIDTH = 1000
const HEIGHT = 400
const RADIUS = 100
/** The field that lines and bars are drawn in; it is stretched over the plot. */
export const FIELD = `0 0 ${WIDTH} ${HEIGHT}`
/** The field of a ring, whose middle is 0 0. */
export const ROUND = `${-RADIUS} ${-RADIUS} ${2 * RADIUS} ${2 * RADIUS}`

/** A path and how it is painted. `tone` is a place in the palette of the style sheet. */
export interface Shape {
  readonly d: string
  readonly tone: number
  readonly paint: 'stroke' | 'fill' | 'area'
}

const round = (value: number) => Math.round(value * 10) / 10

/** Across: the middle of the place's share of the width. */
export const acrossOf = (at: number, count: number): number => (at + 0.5) / count

/** Lines, with a tint below the first: it stands for an amount, so only above a true zero. */
export function lineShapes({ series, names }: ChartData, scale: Scale): readonly Shape[] {
  const x = (_: number | null, at: number) => acrossOf(at, names.length) * WIDTH
  const y = (value: number | null) => (1 - placeOf(Number(value), scale)) * HEIGHT
  const isKnown = (value: number | null) => value !== null
  const stroke = line<number | null>(x, y).defined(isKnown).digits(1)
  const tint = area<number | null>(x, HEIGHT, y).defined(isKnown).digits(1)
  return series.flatMap(({ values }, tone): Shape[] => {
    const drawn: Shape = { d: stroke(values) ?? '', tone, paint: 'stroke' }
    if (tone > 0 || scale.min > 0) return [drawn]
    return [{ d: tint(values) ?? '', tone, paint: 'area' }, drawn]
  })
}

/** From where to where each value of each series reaches: gains upwards, losses downwards. */
function stacksOf({ series, names }: ChartData) {
  const drawing = stack<number, number>()
    .keys(series.keys())
    .value((place, which) => series[which]?.values[place] ?? 0)
    .offset(stackOffsetDiverging)
  return drawing(names.keys())
}

const BAR_SHARE = 0.62

/** Bars of one place stand on each other. */
export function barShapes(data: ChartData, scale: Scale): readonly Shape[] {
  const count = data.names.length
  const width = round((WIDTH / count) * BAR_SHARE)
  return stacksOf(data).map((bars, tone) => {
    const paths = bars.map(([from, to], at) => {
      if (from === to) return ''
      const x = round(acrossOf(at, count) * WIDTH - width / 2)
      const top = round((1 - placeOf(to, scale)) * HEIGHT)
      const bottom = round((1 - placeOf(from, scale)) * HEIGHT)
      return `M${x} ${top}h${width}V${bottom}h${-width}Z`
    })
    return { d: paths.join(''), tone, paint: 'fill' }
  })
}

/** The heights stacked bars reach, both ways. */
export const stackedValues = (data: ChartData): readonly number[] =>
  stacksOf(data).flatMap((bars) => bars.flat())

const HOLE = 0.6

/** Slices of a ring, clockwise from the top. */
export function pieShapes(values: readonly number[]): readonly Shape[] {
  const parts = values.map((value) => Math.max(0, value))
  if (!parts.some((part) => part > 0)) return []
  const slice = arc<PieArcDatum<number>>()
    .innerRadius(RADIUS * HOLE)
    .outerRadius(RADIUS)
    .digits(1)
  const turns = pie<number>().sortValues(null)(parts)
  return turns.map((turn, tone) => ({ d: slice(turn) ?? '', tone, paint: 'fill' }))
}
