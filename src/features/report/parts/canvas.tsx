import type { CSSProperties } from 'react'
import { View } from '../../../ui/primitives/elements'
import type { CanvasProps, Shape } from './chart-data'

const PAINT = {
  fill: "fill='%23000'",
  area: "fill='%23000'",
  stroke:
    "fill='none' stroke='%23000' stroke-width='2' stroke-linejoin='round' stroke-linecap='round' vector-effect='non-scaling-stroke'",
} as const satisfies Record<Shape['paint'], string>

/**
 * A shape as a mask over a colour of the style sheet: mini-programs have no SVG elements, and a picture
 * knows nothing of the theme.
 */
function maskOf({ d, paint }: Shape, viewBox: string): CSSProperties {
  const svg =
    `%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='${viewBox}' ` +
    `preserveAspectRatio='none'%3E%3Cpath d='${d}' ${PAINT[paint]}/%3E%3C/svg%3E`
  return { '--shape': `url("data:image/svg+xml,${svg}")` } as CSSProperties
}

/** Shapes one over the other. Mini-programs: a mask each. */
export function Canvas({ shapes, viewBox, className }: CanvasProps) {
  return (
    <View className={className} decor>
      {shapes.map((shape) => (
        <View
          key={`${shape.tone} ${shape.paint}`}
          className={`tp-chart__mask tp-chart__mask--${shape.paint} tp-chart__tone-${shape.tone % 6}`}
          style={maskOf(shape, viewBox)}
        />
      ))}
    </View>
  )
}
