import { type ReactNode, useContext, useEffect, useState } from 'react'
import { Button } from '../button/button'
import { TickContext } from '../page-contexts'
import { View } from '../primitives/elements'
import { Sheet } from '../sheet/sheet'
import { PickerColumn } from './picker-column'
import './picker.scss'

/** Milliseconds before a picker comes up (client spec §4): the tap that opens it must not reach it. */
export const PICKER_OPEN_DELAY = 20

/** True `PICKER_OPEN_DELAY` after `open` became true; false at once. */
export function useLate(open: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!open) {
      setLate(false)
      return undefined
    }
    const timer = setTimeout(() => setLate(true), PICKER_OPEN_DELAY)
    return () => clearTimeout(timer)
  }, [open])
  return open && late
}

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
  const tick = useContext(TickContext)
  const choose = (column: number, index: number) => {
    if (index !== columns[column]?.chosen) tick()
    onChoose(column, index)
  }
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
        <View className='tp-picker tp-num'>
          {columns.map(({ label, items, chosen }, column) => (
            <PickerColumn
              key={label}
              name={String(column)}
              label={label}
              items={items}
              chosen={chosen}
              onChoose={(index) => choose(column, index)}
            />
          ))}
        </View>
      )}
    </Sheet>
  )
}
