import type { CSSProperties } from 'react'
import { Text, View } from '../../../ui/primitives/elements'
import { ScrollView } from '../../../ui/primitives/scroll'
import type { CanvasProps, ChartTableProps, Shape } from './chart-data'

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

/** The figures as a table. Mini-programs know none: rows of cells, each read aloud as one line. */
export function ChartTable({ label, head, rows, foot }: ChartTableProps) {
  const line = (cells: readonly string[], kind: string, lineKey = kind) => (
    <View
      key={lineKey}
      className={`tp-chart__row tp-chart__row--${kind}`}
      role='listitem'
      label={head
        .map(({ name }, at) => `${at === 0 ? '' : name} ${cells[at] ?? ''}`.trim())
        .join(', ')}
    >
      {head.map(({ key }, at) => (
        <Text key={key} className='tp-chart__cell tp-num'>
          {cells[at]}
        </Text>
      ))}
    </View>
  )
  return (
    <ScrollView className='tp-chart__scroll'>
      <View className='tp-chart__table' role='list' label={label}>
        {line(
          head.map(({ name }) => name),
          'head',
        )}
        {rows.map(({ key, cells }) => line(cells, 'body', key))}
        {foot && line(foot, 'foot')}
      </View>
    </ScrollView>
  )
}
