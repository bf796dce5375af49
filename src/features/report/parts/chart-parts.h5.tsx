import type { CanvasProps, ChartTableProps } from './chart-data'

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

/** The figures as a table. Browsers: a real one. */
export function ChartTable({ label, head, rows, foot }: ChartTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has the focus.
    <div className='tp-chart__scroll' tabIndex={0}>
      <table className='tp-chart__table' aria-label={label}>
        <thead>
          <tr className='tp-chart__row tp-chart__row--head'>
            {head.map(({ key, name }) => (
              <th key={key} scope='col' className='tp-chart__cell'>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <Line key={key} cells={cells} head={head} kind='body' />
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <Line cells={foot} head={head} kind='foot' />
          </tfoot>
        )}
      </table>
    </div>
  )
}

interface LineProps {
  readonly cells: readonly string[]
  readonly head: ChartTableProps['head']
  readonly kind: string
}

function Line({ cells, head, kind }: LineProps) {
  return (
    <tr className={`tp-chart__row tp-chart__row--${kind}`}>
      {head.map(({ key }, at) =>
        at === 0 ? (
          <th key={key} scope='row' className='tp-chart__cell'>
            {cells[0]}
          </th>
        ) : (
          <td key={key} className='tp-chart__cell tp-num'>
            {cells[at]}
          </td>
        ),
      )}
    </tr>
  )
}
