import { arc, area, line, type PieArcDatum, pie, stack, stackOffsetDiverging } from 'd3-shape'
import type { ChartData } from './chart-data'
import { placeOf, type Scale } from './scale'

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
