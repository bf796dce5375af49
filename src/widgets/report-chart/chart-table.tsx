import { Box } from '../../ui/primitives/box'
import { Txt } from '../../ui/primitives/txt'
import type { ChartTableProps } from './chart-table-props'

/** The figures as a table. Mini-programs know none: rows of cells, each read aloud as one line. */
export function ChartTable({ label, head, rows, foot }: ChartTableProps) {
  const line = (cells: readonly string[], kind: string, key: string) => (
    <Box
      key={key}
      className={`tp-chart__row tp-chart__row--${kind}`}
      role='listitem'
      label={cells.map((cell, at) => (at === 0 ? cell : `${head[at]} ${cell}`)).join(', ')}
    >
      {cells.map((cell, at) => (
        <Txt key={head[at]} className='tp-chart__cell tp-num'>
          {cell}
        </Txt>
      ))}
    </Box>
  )
  return (
    <Box className='tp-chart__table' role='list' label={label}>
      {line(head, 'head', 'head')}
      {rows.map((cells) => line(cells, 'body', `row ${cells[0]}`))}
      {foot && line(foot, 'foot', 'foot')}
    </Box>
  )
}
