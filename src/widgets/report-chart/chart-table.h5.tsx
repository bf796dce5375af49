import type { ChartTableProps } from './chart-table-props'

/** The figures as a table. Browsers: a real one. */
export function ChartTable({ label, head, rows, foot }: ChartTableProps) {
  return (
    <table className='tp-chart__table' aria-label={label}>
      <thead>
        <tr className='tp-chart__row tp-chart__row--head'>
          {head.map((name) => (
            <th key={name} scope='col' className='tp-chart__cell'>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <Line key={cells[0]} cells={cells} head={head} kind='body' />
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <Line cells={foot} head={head} kind='foot' />
        </tfoot>
      )}
    </table>
  )
}

interface LineProps {
  readonly cells: readonly string[]
  readonly head: readonly string[]
  readonly kind: string
}

function Line({ cells, head, kind }: LineProps) {
  const [first, ...others] = cells
  return (
    <tr className={`tp-chart__row tp-chart__row--${kind}`}>
      <th scope='row' className='tp-chart__cell'>
        {first}
      </th>
      {others.map((cell, at) => (
        <td key={head[at + 1]} className='tp-chart__cell tp-num'>
          {cell}
        </td>
      ))}
    </tr>
  )
}
