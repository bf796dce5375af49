import type { CanvasProps } from './chart-data'

/** Shapes one over the other. Browsers: an SVG, stretched over its place. */
export function Canvas({ shapes, viewBox, className }: CanvasProps) {
  return (
    <svg
      className={className}
      viewBox={viewBox}
      preserveAspectRatio='none'
      aria-hidden
      focusable='false'
    >
      {shapes.map(({ d, tone, paint }) => (
        <path
          key={`${tone} ${paint}`}
          d={d}
          className={`tp-chart__path--${paint} tp-chart__tone-${tone % 6}`}
          vectorEffect='non-scaling-stroke'
        />
      ))}
    </svg>
  )
}
