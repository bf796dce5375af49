import { text, truthy } from '../units'
import { type BuiltinDefinition, registerControl } from './builtin'
import { type Column, showPickerSheet } from './picker-sheet'
import { regionColumns, regionValue } from './regions'
import { view } from './view'

type Attributes = Record<string, unknown>

/** A kind of picker: the columns it shows, and the value of a choice. */
interface PickerMode {
  columns(data: Attributes, chosen: number[]): Column[]
  /** Positions the sheet opens at. */
  open(data: Attributes): number[]
  detail(data: Attributes, chosen: number[]): object
}

const MODES: Record<string, PickerMode> = {
  selector: {
    columns: (data) => [{ items: labels(data.range, data.rangeKey) }],
    open: (data) => [Number(data.value ?? 0) || 0],
    detail: (_, chosen) => ({ value: String(chosen[0] ?? 0) }),
  },
  multiSelector: {
    columns: (data) =>
      ((data.range as unknown[] | null) ?? []).map((range) => ({
        items: labels(range, data.rangeKey),
      })),
    open: (data) => ((data.value as unknown[] | null) ?? []).map(Number),
    detail: (_, chosen) => ({ value: chosen }),
  },
  date: {
    columns: (data) => dateColumns(text(data.fields) || 'day', data),
    open: (data) => {
      const columns = dateColumns(text(data.fields) || 'day', data)
      const now = new Date()
      const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(two)
      const parts = text(data.value) ? text(data.value).split('-') : today
      return columns.map((column, index) => Math.max(0, column.items.indexOf(two(parts[index]))))
    },
    detail: (data, chosen) => ({
      value: dateColumns(text(data.fields) || 'day', data)
        .map((column, index) => column.items[chosen[index] ?? 0] ?? '')
        .join('-'),
    }),
  },
  time: {
    columns: () => [{ items: range(0, 23) }, { items: range(0, 59) }],
    open: (data) => text(data.value).split(':').map(Number),
    detail: (_, [hour = 0, minute = 0]) => ({ value: `${two(hour)}:${two(minute)}` }),
  },
  region: {
    columns: (_, chosen) => regionColumns(chosen),
    open: (data) => regionValue.positions((data.value as string[] | null) ?? []),
    detail: (_, chosen) => regionValue.detail(chosen),
  },
}

export const picker: BuiltinDefinition = {
  attributes: [
    ...(view.attributes ?? []),
    'mode',
    'range',
    'rangeKey',
    'value',
    'disabled',
    'start',
    'end',
    'fields',
    'name',
    'headerText',
    'level',
  ],
  setup(part) {
    view.setup?.(part)
    const mode = (): PickerMode => MODES[text(part.data.mode) || 'selector'] ?? selector()
    part.on('tap', async () => {
      if (truthy(part.data.disabled)) return
      const chosen = await showPickerSheet({
        title: text(part.data.headerText),
        open: mode().open(part.data),
        linked: part.data.mode === 'region',
        columns: (positions) => mode().columns(part.data, positions),
        onColumn: (column, value) => part.emit('columnchange', { column, value }),
      })
      if (chosen) part.emit('change', mode().detail(part.data, chosen))
      else part.emit('cancel', {})
    })
    registerControl(part, { value: () => part.data.value, reset: () => undefined })
  },
}

function selector(): PickerMode {
  return MODES.selector as PickerMode
}

function labels(source: unknown, key: unknown): string[] {
  return ((source as unknown[] | null) ?? []).map((item) =>
    key ? text((item as Record<string, unknown>)[text(key)]) : text(item),
  )
}

function dateColumns(fields: string, data: Attributes): Column[] {
  const first = Number(text(data.start).slice(0, 4)) || 1970
  const last = Number(text(data.end).slice(0, 4)) || 2099
  const columns = [{ items: range(first, last) }]
  if (fields !== 'year') columns.push({ items: range(1, 12) })
  if (fields === 'day') columns.push({ items: range(1, 31) })
  return columns
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => two(from + index))
}

function two(value: unknown): string {
  return String(value).padStart(2, '0')
}
