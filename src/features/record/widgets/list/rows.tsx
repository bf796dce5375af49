import { useMemo } from 'react'
import { View } from '../../../../ui/primitives/elements'
import { SLICE_ROWS, Slice } from '../../../../ui/slice/slice'
import type { ListRecord, Template } from '.'
import { RecordRow, type RowActions } from './record-row'

interface RowsProps {
  readonly items: readonly ListRecord[]
  /** Rows of a slice at most: what arrives together leaves the document together. */
  readonly pageSize: number
  readonly template: Template
  readonly onOpen?: (record: ListRecord) => void
  readonly onMenu?: (record: ListRecord) => void
  readonly actions?: RowActions
}

/** A row with two lines, px; a slice measures its own once it is drawn. */
const ROW_HEIGHT = 80

/** Rows in slices: a list of thousands costs no more than what is near the screen. */
export function Rows({ items, pageSize, template, onOpen, onMenu, actions }: RowsProps) {
  const slices = useMemo(() => {
    const size = Math.min(pageSize, SLICE_ROWS)
    const count = Math.ceil(items.length / size)
    return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size))
  }, [items, pageSize])
  return (
    <View className='tp-records__rows tp-enter' role='list'>
      {slices.map((rows, at) => (
        <Slice
          key={String(rows[0]?.id ?? at)}
          height={rows.length * ROW_HEIGHT}
          // The last one has just been asked for: the reader stands before it.
          eager={at === 0 || at === slices.length - 1}
          order={at}
        >
          {() =>
            rows.map((record, row) => (
              <RecordRow
                key={String(record.id ?? row)}
                record={record}
                template={template}
                onOpen={onOpen}
                onMenu={onMenu}
                actions={actions}
              />
            ))
          }
        </Slice>
      ))}
    </View>
  )
}
