import type { ChartData, Series } from './chart-data'
import { placeOf, type Scale } from './scale'

/** The field shapes are drawn in; it is stretched over the plot. */
export const WIDTH = 1000
export const HEIGHT = 400
/** Side of the square a pie is drawn in. */
export const SIDE = 200

/** A path and how it is painted. `tone` is a place in the palette of the style sheet. */
export interface Shape {
  readonly d: string
  readonly tone: number
  readonly paint: 'stroke' | 'fill' | 'area'
}

const round = (value: number) => Math.round(value * 10) / 10

/** Across: the middle of the place's share of the width. */
export const acrossOf = (at: number, count: number): number => (at + 0.5) / count

function point(value: number, at: number, count: number, scale: Scale): string {
  const x = round(acrossOf(at, count) * WIDTH)
  const y = round((1 - placeOf(value, scale)) * HEIGHT)
  return `${x} ${y}`
}

/** Stretches without a gap. */
function runsOf({ values }: Series): readonly (readonly number[])[] {
  const runs: number[][] = []
  let open = false
  values.forEach((value, at) => {
    if (value === null) {
      open = false
      return
    }
    if (!open) runs.push([])
    open = true
    runs[runs.length - 1]?.push(at)
  })
  return runs
}

/** Lines, with a tint below the first: it stands for an amount, so only above a true zero. */
export function lineShapes({ series, names }: ChartData, scale: Scale): readonly Shape[] {
  const count = names.length
  return series.flatMap((each, tone) => {
    const runs = runsOf(each).map((run) =>
      run.map((at) => point(each.values[at] ?? 0, at, count, scale)),
    )
    const stroke = runs.map((points) => `M${points.join('L')}`).join('')
    const line: Shape = { d: stroke, tone, paint: 'stroke' }
    if (tone > 0 || scale.min > 0) return [line]
    const area = runs
      .map((points) => {
        const [first = '', last = ''] = [points[0], points[points.length - 1]]
        const [left, right] = [first.split(' ')[0], last.split(' ')[0]]
        return `M${left} ${HEIGHT}L${points.join('L')}L${right} ${HEIGHT}Z`
      })
      .join('')
    return [{ d: area, tone, paint: 'area' }, line]
  })
}

const BAR_SHARE = 0.62

/** Bars of one place stand on each other: gains upwards, losses downwards. */
export function barShapes({ series, names }: ChartData, scale: Scale): readonly Shape[] {
  const count = names.length
  const width = round((WIDTH / count) * BAR_SHARE)
  const above = names.map(() => 0)
  const below = names.map(() => 0)
  return series.map(({ values }, tone) => {
    const bars = values.map((value, at) => {
      if (!value) return ''
      const heap = value > 0 ? above : below
      const from = heap[at] ?? 0
      heap[at] = from + value
      const x = round(acrossOf(at, count) * WIDTH - width / 2)
      const top = round((1 - placeOf(Math.max(from, from + value), scale)) * HEIGHT)
      const bottom = round((1 - placeOf(Math.min(from, from + value), scale)) * HEIGHT)
      return `M${x} ${top}h${width}V${bottom}h${-width}Z`
    })
    return { d: bars.join(''), tone, paint: 'fill' }
  })
}

/** The heights stacked bars reach, both ways. */
export function stackedValues({ series, names }: ChartData): readonly number[] {
  return names.flatMap((_, at) => {
    const values = series.map(({ values: all }) => all[at] ?? 0)
    const sum = (keep: (value: number) => boolean) =>
      values.filter(keep).reduce((total, value) => total + value, 0)
    return [sum((value) => value > 0), sum((value) => value < 0)]
  })
}

const HOLE = 0.6

/** Slices of a ring, clockwise from the top. */
export function pieShapes(values: readonly number[]): readonly Shape[] {
  const total = values.reduce((sum, value) => sum + Math.max(0, value), 0)
  if (total <= 0) return []
  let turned = 0
  return values.map((value, tone) => {
    const from = turned
    turned += Math.max(0, value) / total
    return { d: slice(from, turned), tone, paint: 'fill' }
  })
}

function slice(from: number, to: number): string {
  // A whole ring has no two ends; a hair's breadth gives it some.
  const end = Math.min(to, from + 0.9999)
  const middle = SIDE / 2
  const at = (turn: number, radius: number) => {
    const angle = turn * 2 * Math.PI - Math.PI / 2
    return `${round(middle + radius * Math.cos(angle))} ${round(middle + radius * Math.sin(angle))}`
  }
  const outer = middle
  const inner = middle * HOLE
  const large = end - from > 0.5 ? 1 : 0
  return (
    `M${at(from, outer)}A${outer} ${outer} 0 ${large} 1 ${at(end, outer)}` +
    `L${at(end, inner)}A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}Z`
  )
}
