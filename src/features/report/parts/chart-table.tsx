import { Text, View } from '../../../ui/primitives/elements'
import { ScrollView } from '../../../ui/primitives/scroll'
import type { ChartTableProps } from './chart-data'

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
