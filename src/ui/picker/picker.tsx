import { type ReactNode, useEffect, useState } from 'react'
import {
  clampDay,
  clampTime,
  columnIndexes,
  columnsOf,
  type Day,
  dayColumns,
  dayText,
  defaultDays,
  isWhole,
  pathTo,
  type RegionNode,
  readDay,
  readTime,
  selectorIndex,
  type Time,
  timeColumns,
  timeText,
  WHOLE_DAY,
} from '../../shared/picker-value'
import { PickerSheet, type PickerShell } from './picker-sheet'

/** What is shown while the sheet is open: the value it was opened with, then what is chosen. */
function useDraft<T>(open: boolean, value: T): readonly [T, (draft: T) => void] {
  const [draft, setDraft] = useState<T>()
  useEffect(() => {
    if (!open) setDraft(undefined)
  }, [open])
  return [draft ?? value, setDraft]
}

export interface SelectorPickerProps extends PickerShell {
  readonly items: readonly string[]
  /** Row; below 0 is the first. */
  readonly value: number
  readonly onChange: (index: number) => void
}

/** One of a list. */
export function SelectorPicker({ items, value, onChange, ...shell }: SelectorPickerProps) {
  const [index, choose] = useDraft(shell.open, selectorIndex(value, items.length))
  const ok = () => {
    onChange(index)
    shell.onClose()
  }
  return (
    <PickerSheet
      {...shell}
      columns={[{ label: shell.title, items, chosen: index }]}
      onChoose={(_, row) => choose(row)}
      onOk={ok}
    />
  )
}

export interface MultiPickerProps extends PickerShell {
  readonly columns: readonly { readonly label: string; readonly items: readonly string[] }[]
  /** A row of each column; one outside its column is the first. */
  readonly value: readonly number[]
  readonly onChange: (indexes: readonly number[]) => void
  /** Another row was chosen in a column, before OK: lists that hang together are exchanged here. */
  readonly onColumn?: (column: number, index: number) => void
}

/** One of each of several lists. */
export function MultiPicker({ columns, value, onChange, onColumn, ...shell }: MultiPickerProps) {
  const [draft, choose] = useDraft(shell.open, value)
  const indexes = columnIndexes(
    draft,
    columns.map(({ items }) => items.length),
  )
  const ok = () => {
    onChange(indexes)
    shell.onClose()
  }
  return (
    <PickerSheet
      {...shell}
      columns={columns.map((column, i) => ({ ...column, chosen: indexes[i] ?? 0 }))}
      onChoose={(column, row) => {
        choose(indexes.map((index, i) => (i === column ? row : index)))
        onColumn?.(column, row)
      }}
      onOk={ok}
    />
  )
}

const two = (value: number) => String(value).padStart(2, '0')

export interface TimePickerProps extends PickerShell {
  /** `08:05`; what is no time is the start. */
  readonly value: string
  readonly start?: string
  readonly end?: string
  readonly labels: { readonly hour: string; readonly minute: string }
  readonly onChange: (time: string) => void
}

/** A time of day, from 00:00 to 23:59 unless told otherwise. */
export function TimePicker({ value, start, end, labels, onChange, ...shell }: TimePickerProps) {
  const range = {
    start: readTime(start ?? '') ?? WHOLE_DAY.start,
    end: readTime(end ?? '') ?? WHOLE_DAY.end,
  }
  const given = clampTime(readTime(value) ?? range.start, range)
  const [time, choose] = useDraft<Time>(shell.open, given)
  const [hours = [], minutes = []] = timeColumns(time, range)
  const ok = () => {
    onChange(timeText(time))
    shell.onClose()
  }
  return (
    <PickerSheet
      {...shell}
      columns={[
        { label: labels.hour, items: hours.map(two), chosen: hours.indexOf(time.hour) },
        { label: labels.minute, items: minutes.map(two), chosen: minutes.indexOf(time.minute) },
      ]}
      onChoose={(column, row) => {
        const part = column === 0 ? { hour: hours[row] ?? 0 } : { minute: minutes[row] ?? 0 }
        choose(clampTime({ ...time, ...part }, range))
      }}
      onOk={ok}
    />
  )
}

const PARTS = ['year', 'month', 'day'] as const
type Part = (typeof PARTS)[number]

export interface DatePickerProps extends PickerShell {
  /** `2024-02-29`; a day past its month's length is pulled back, what is no day is today's. */
  readonly value: string
  readonly start?: string
  readonly end?: string
  /** How exact. Default `day`. */
  readonly fields?: Part
  readonly labels: Readonly<Record<Part, string>>
  /** `2024-02-29`, `2024-02` or `2024`, as `fields` says. */
  readonly onChange: (date: string) => void
}

/** `2024-02` are seven characters, and so on. */
const LENGTHS: Readonly<Record<Part, number>> = { year: 4, month: 7, day: 10 }

/** A date, from 150 years ago to in 150 years unless told otherwise. */
export function DatePicker(props: DatePickerProps) {
  const { value, start, end, fields = 'day', labels, onChange, ...shell } = props
  const now = new Date()
  const today = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }
  const usual = defaultDays(today.year)
  const range = {
    start: readDay(start ?? '') ?? usual.start,
    end: readDay(end ?? '') ?? usual.end,
  }
  const [day, choose] = useDraft<Day>(shell.open, clampDay(readDay(value) ?? today, range))
  const offered = dayColumns(day, range)
  const parts = PARTS.slice(0, PARTS.indexOf(fields) + 1)
  const ok = () => {
    onChange(dayText(day).slice(0, LENGTHS[fields]))
    shell.onClose()
  }
  return (
    <PickerSheet
      {...shell}
      columns={parts.map((part, column) => ({
        label: labels[part],
        items: (offered[column] ?? []).map(two),
        chosen: (offered[column] ?? []).indexOf(day[part]),
      }))}
      onChoose={(column, row) => {
        const part = PARTS[column] ?? 'day'
        choose(clampDay({ ...day, [part]: offered[column]?.[row] ?? day[part] }, range))
      }}
      onOk={ok}
    />
  )
}

export interface RegionPickerProps extends PickerShell {
  /** Nothing while they are on their way. */
  readonly regions: readonly RegionNode[] | undefined
  /** Shown while there are no regions. */
  readonly instead?: ReactNode
  /** Code of the region, of any level. */
  readonly value: string
  /** Of province, city and area: as many columns as labels. */
  readonly labels: readonly string[]
  /** From the top down. */
  readonly onChange: (path: readonly RegionNode[]) => void
}

/** Province, city and area. */
export function RegionPicker(props: RegionPickerProps) {
  const { regions = [], instead, value, labels, onChange, ...shell } = props
  const [path, choose] = useDraft(shell.open, pathTo(regions, value))
  const columns = columnsOf(regions, path, labels.length)
  const ok = () => {
    onChange(path)
    shell.onClose()
  }
  return (
    <PickerSheet
      {...shell}
      columns={columns.map((offered, level) => ({
        label: labels[level] ?? '',
        items: offered.map(({ name }) => name),
        chosen: offered.findIndex(({ code }) => code === path[level]?.code),
      }))}
      unfinished={!isWhole(path)}
      instead={props.regions ? undefined : instead}
      onChoose={(level, row) => {
        const region = columns[level]?.[row]
        if (region) choose([...path.slice(0, level), region])
      }}
      onOk={ok}
    />
  )
}
