import type { DraftRules } from '../../../../engine/data/use-draft'
import { FIELD_KINDS, isKnownKind } from '../../rules/field-kinds'
import type { FieldValue, FieldValues, FormField } from '../../rules/types'

/** A password is on no device. */
function draftable(fields: readonly FormField[], values: FieldValues): FieldValues {
  const kept: Record<string, FieldValue> = {}
  for (const { field, type, readOnly } of fields) {
    const value = values[field]
    if (value !== undefined && type !== 'password' && !readOnly) kept[field] = value
  }
  return kept
}

/** What the form no longer asks for is left out. */
function readable(
  fields: readonly FormField[],
  kept: Readonly<Record<string, unknown>>,
): FieldValues {
  const values: Record<string, FieldValue> = {}
  for (const field of fields) {
    const value = kept[field.field]
    if (!isKnownKind(field.type) || value === undefined) continue
    const { empty, fromWire } = FIELD_KINDS[field.type]
    if (typeof value !== typeof empty) continue
    // Texts are kept as they were typed; lists are read as those of a server are.
    values[field.field] = typeof value === 'string' ? value : fromWire(value as never, field)
  }
  return draftable(fields, values)
}

/** What of a form's fields is kept on the device while they are not saved. */
export const fieldDrafts = (fields: readonly FormField[]): DraftRules<FieldValue> => ({
  keep: (values) => draftable(fields, values),
  restore: (kept) => readable(fields, kept),
})
