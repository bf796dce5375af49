import './picker.scss'
import type { ReactNode } from 'react'
import { Button } from '../button/button'
import { Box } from '../primitives/elements'
import { Sheet } from '../sheet/sheet'
import { PickerColumn } from './picker-column'
import { useLate } from './use-late'

export interface PickerShell {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly okText: string
  readonly closeLabel: string
}

interface Column {
  readonly label: string
  readonly items: readonly string[]
  /** Row; -1 for none. */
  readonly chosen: number
}

interface PickerSheetProps extends PickerShell {
  readonly columns: readonly Column[]
  readonly onChoose: (column: number, index: number) => void
  /** Nothing whole is chosen yet. */
  readonly unfinished?: boolean
  /** In place of the columns, while there is nothing to choose from. */
  readonly instead?: ReactNode
  readonly onOk: () => void
}

/** The sheet all pickers share: up after 20 ms, gone over 260 ms (client spec §4). */
export function PickerSheet(props: PickerSheetProps) {
  const { open, onClose, title, okText, closeLabel, columns, onChoose, unfinished, instead, onOk } =
    props
  const shown = useLate(open)
  return (
    <Sheet
      open={shown}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      footer={
        <Button block size='l' disabled={unfinished} onTap={onOk}>
          {okText}
        </Button>
      }
    >
      {instead ?? (
        <Box className='tp-picker tp-num'>
          {columns.map(({ label, items, chosen }, column) => (
            <PickerColumn
              key={label}
              name={String(column)}
              label={label}
              items={items}
              chosen={chosen}
              onChoose={(index) => onChoose(column, index)}
            />
          ))}
        </Box>
      )}
    </Sheet>
  )
}
