import { FIELD_KINDS, isKnownKind } from '../../shared/form/field-kinds'
import type { FieldValue, FieldValues, FormField } from '../../shared/form/types'
import { isObject } from '../../shared/json'
import type { Persistence } from '../../stores/persistence'

/** Drafts kept on a device; an older one makes room. */
const MOST = 10

type Drafts = Readonly<Record<string, { readonly at: number; readonly values: FieldValues }>>

/** Which draft belongs to a form: one for each user, form and entry. */
export const draftKey = (userId: string, form: string, entry: string): string =>
  JSON.stringify([userId, form, entry])

const all = (persistence: Persistence): Drafts => {
  const kept = persistence.read('drafts')
  return isObject(kept) ? (kept as Drafts) : {}
}

/** A password is on no device. */
export function draftable(fields: readonly FormField[], values: FieldValues): FieldValues {
  const kept: Record<string, FieldValue> = {}
  for (const { field, type, readOnly } of fields) {
    const value = values[field]
    if (value !== undefined && type !== 'password' && !readOnly) kept[field] = value
  }
  return kept
}

/** What was typed before and not saved; what the form no longer asks for is left out. */
export function readDraft(
  persistence: Persistence,
  key: string,
  fields: readonly FormField[],
): FieldValues | undefined {
  const kept = all(persistence)[key]?.values
  if (!isObject(kept)) return undefined
  const values: Record<string, FieldValue> = {}
  for (const field of fields) {
    const value = kept[field.field]
    if (!isKnownKind(field.type) || value === undefined) continue
    const { empty, fromWire } = FIELD_KINDS[field.type]
    if (typeof value !== typeof empty) continue
    // Texts are kept as they were typed; lists are read as those of a server are.
    values[field.field] = typeof value === 'string' ? value : fromWire(value as never, field)
  }
  const typed = draftable(fields, values)
  return Object.keys(typed).length > 0 ? typed : undefined
}

/** @throws StorageError when there is no room. */
export function writeDraft(persistence: Persistence, key: string, values: FieldValues): void {
  const others = Object.entries(all(persistence)).filter(([name]) => name !== key)
  const newest = others.sort(([, a], [, b]) => b.at - a.at).slice(0, MOST - 1)
  persistence.write('drafts', {
    ...Object.fromEntries(newest),
    [key]: { at: Date.now(), values },
  })
}

/** Forgets a draft: it was saved, or the user does not want it. */
export function dropDraft(persistence: Persistence, key: string): void {
  const { [key]: dropped, ...others } = all(persistence)
  if (dropped !== undefined) persistence.tryWrite('drafts', others)
}
