import { arc, area, line, type PieArcDatum, pie, stack, stackOffsetDiverging } from 'd3-shape'
import type { Locale } from '../../../../shared/l10n'
import { formatMoney } from '../../../../shared/money'
import { cellText } from '../../rules/cell'
import type { ChartData } from './chart-data'

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
  return (choices.find((each) => each * power >= raw) ?? 10) * power
}

/** An axis with up to five round steps that holds all values. */
export function scaleOf(values: readonly number[], fromZero: boolean): Scale {
  const high = Math.max(...values, 0)
  const low = Math.min(...values)
  const zoomed = !fromZero && low > high * ZOOM_FROM
  const bottom = zoomed ? low : Math.min(low, 0)
  const span = high - bottom || Math.abs(high) || 1
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

/** A tick in few characters: `¥1.5k`, `¥1.5万`. Written in full where that would not be exact. */
export function tickText(value: number, format: string | undefined, locale: Locale): string {
  const money = format === 'money'
  const plain = Math.abs(money ? value / 100 : value)
  const unit = UNITS[locale].find(({ size }) => plain >= size)
  const tenths = unit && Math.round((plain / unit.size) * 1000) / 100
  if (!unit || tenths === undefined || !Number.isInteger(tenths)) {
    return cellText(value, format).replace(/\.00$/, '')
  }
  const short = `${tenths / 10}${unit.name}`
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
  const y = (value: number | null) => (1 - placeOf(value ?? 0, scale)) * HEIGHT
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
