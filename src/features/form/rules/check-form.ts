import type { TextKey } from '../../../shared/l10n'
import type { QueryRecord, Scalar } from '../../../shared/query'
import { matches } from '../../../shared/query-matches'
import type {
  FieldValue,
  FieldValues,
  FormField,
  Problem,
  WireValue,
  WireValues,
} from '../contract'
import { kindOf } from './field-kinds'

/** Kinds whose own sentence says that they are empty (client spec §5). */
const EMPTY_TEXTS: Readonly<Record<string, TextKey>> = {
  mobile: 'validation.mobile.empty',
  idCard: 'validation.idCard.empty',
  password: 'validation.password.empty',
}

const isEmpty = (value: FieldValue): boolean =>
  typeof value === 'string'
    ? value.trim() === ''
    : Array.isArray(value)
      ? value.length === 0
      : !value

/** Where a kind is chosen and not typed, its sentence says so. */
const CHOSEN: readonly string[] = [
  'date',
  'time',
  'region',
  'select',
  'radio',
  'multiSelect',
  'columns',
]
const UPLOADED: readonly string[] = ['images', 'files']

function emptyProblem({ type }: FormField, name: string): Problem {
  if (type === 'switch') return { key: 'form.agree' }
  if (CHOSEN.includes(type)) return { key: 'form.needChoice', values: { name } }
  if (UPLOADED.includes(type)) return { key: 'form.needUpload', values: { name } }
  const key = EMPTY_TEXTS[type]
  return key === undefined ? { key: 'form.need', values: { name } } : { key }
}

export interface CheckOptions {
  /** The label as people read it. */
  readonly name: string
  /** An entry is changed: a password that stays empty stays as it is. */
  readonly editing?: boolean
}

/** What is wrong with a field; nothing when it can be sent. A field of an unknown kind is never wrong. */
export function checkField(
  field: FormField,
  value: FieldValue,
  { name, editing }: CheckOptions,
): Problem | undefined {
  const kind = kindOf(field)
  if (!kind || field.readOnly) return undefined
  if (!isEmpty(value)) return kind.check(value, field)
  const kept = editing && field.type === 'password'
  return field.required && !kept ? emptyProblem(field, name) : undefined
}

/** Lists are looked into as a text: `like` finds one of the chosen. */
function toScalar(wire: WireValue | undefined): Scalar {
  if (wire === undefined || wire === '') return null
  if (wire === null || typeof wire !== 'object') return wire
  return wire.length === 0
    ? null
    : wire.map((each) => (typeof each === 'string' ? each : each.url)).join()
}

/**
 * The fields that are there, given what is filled in. One that another hides counts as empty for those
 * after it, so a chain of conditions folds up whole.
 */
export function visibleFields(
  fields: readonly FormField[],
  wire: WireValues,
): readonly FormField[] {
  const record: Record<string, Scalar> = {}
  for (const { field } of fields) record[field] = toScalar(wire[field])
  return fields.filter((each) => {
    const isThere = matches(record as QueryRecord, each.when)
    if (!isThere) record[each.field] = null
    return isThere
  })
}

/** Everything as it is sent, whether it can be seen or not. */
export function toWire(fields: readonly FormField[], values: FieldValues): WireValues {
  const wire: Record<string, WireValue> = {}
  for (const field of fields) {
    const kind = kindOf(field)
    if (kind) wire[field.field] = kind.toWire(values[field.field] ?? kind.empty, field)
  }
  return wire
}

/** What the fields hold at first: what was saved, else their defaults. */
export function fromWire(fields: readonly FormField[], saved: WireValues): FieldValues {
  const values: Record<string, FieldValue> = {}
  for (const field of fields) {
    const kind = kindOf(field)
    if (kind) values[field.field] = kind.fromWire(saved[field.field] ?? field.value, field)
  }
  return values
}
