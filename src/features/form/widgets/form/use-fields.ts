import { useCallback, useEffect, useMemo, useState } from 'react'
import { type NamedRefusal, namedRefusal } from '../../../../engine/actions/use-form'
import { type DraftRules, type SetValue, useDraft } from '../../../../engine/data/use-draft'
import { useServices } from '../../../../engine/services'
import { AppError } from '../../../../errors'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import type {
  FieldValue,
  FieldValues,
  FormDefinition,
  FormField,
  WireValue,
  WireValues,
} from '../../contract'
import type { Pending } from '../../parts/pictures'
import { checkField, fromWire, toWire, visibleFields } from '../../rules/check-form'
import { FIELD_KINDS, isKnownKind, kindOf } from '../../rules/field-kinds'

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

interface FormInput {
  readonly definition: FormDefinition
  /** The entry that is changed; empty for a new one. */
  readonly id: string
  /** What it holds. */
  readonly data: WireValues
}

/**
 * Between leaving a field and saying what is wrong with it, ms: the tap that leaves it goes to something
 * below, which must not move away under the finger.
 */
const LEAVE_DELAY = 250

const UPLOAD_TEXTS = { sending: 'form.sending', failed: 'form.notSent' } as const

/** Values, visibility and faults of the fields of a definition; no looks. */
export function useFields({ definition, id, data }: FormInput) {
  const { report } = useServices()
  const locale = useLocale()
  const t = useTranslate()
  const fields = definition.fields as readonly FormField[]
  const initial = useMemo(() => fromWire(fields, data), [fields, data])
  const rules = useMemo(() => fieldDrafts(fields), [fields])
  const entry = useDraft({ form: definition.key, entry: id, initial, rules })
  const { values, set: setValue } = entry
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<NamedRefusal>()
  const [pending, setPending] = useState<Readonly<Record<string, Pending>>>({})
  const editing = id !== ''

  const wire = toWire(fields, values)
  const present = visibleFields(fields, wire)
  const drawn = present.filter(({ hidden }) => !hidden)

  /** What is wrong with a field right now, whether it is said or not. */
  function faultOf(field: FormField): string | undefined {
    const uploads = pending[field.field]
    if (uploads) return t(UPLOAD_TEXTS[uploads])
    if (refused?.field === field.field) return refused.text
    const kind = kindOf(field)
    if (!kind) return undefined
    const name = localize(field.name, locale)
    const problem = checkField(field, values[field.field] ?? kind.empty, { name, editing })
    return problem && t(problem.key, problem.values)
  }
  const faulty = drawn.filter((field) => faultOf(field) !== undefined)
  const isSaid = ({ field }: FormField) =>
    tried || left.has(field) || pending[field] === 'failed' || refused?.field === field
  const errorOf = (field: FormField) => (isSaid(field) ? faultOf(field) : undefined)

  const set = useCallback<SetValue<FieldValue>>(
    (field, next) => {
      setValue(field, next)
      setRefused((before) => (before?.field === field ? undefined : before))
    },
    [setValue],
  )
  const leave = useCallback(
    (field: string) =>
      setTimeout(
        () => setLeft((before) => (before.has(field) ? before : new Set([...before, field]))),
        LEAVE_DELAY,
      ),
    [],
  )
  const onPending = useCallback(
    (field: string, state: Pending) => setPending((before) => ({ ...before, [field]: state })),
    [],
  )

  const unknown = fields.filter((field) => !kindOf(field)).length
  useEffect(() => {
    if (unknown > 0) report(`form ${definition.key} has fields of unknown kinds`, unknown)
  }, [unknown, definition.key, report])

  return {
    ...entry,
    set,
    leave,
    onPending,
    drawn,
    editing,
    errorOf,
    faulty,
    /** The server refused what is still in this field. */
    isRefused: ({ field }: FormField) => refused?.field === field,
    /** From now on every field says what is wrong with it. */
    sayAll: () => setTried(true),
    /** The server's word, at its field when it names one. @returns whether it did. */
    takeRefusal(error: unknown): NamedRefusal | undefined {
      const message = error instanceof AppError ? error.serverMessage : ''
      const named = namedRefusal(
        message,
        drawn.map(({ field, name }) => ({ field, label: localize(name, locale) })),
      )
      setRefused(named)
      return named
    },
    /** What is sent: the fields that are there and can be written. */
    body(): Record<string, WireValue> {
      const sent: Record<string, WireValue> = {}
      for (const { field, readOnly } of present) {
        const value = wire[field]
        if (!readOnly && value !== undefined) sent[field] = value
      }
      return sent
    },
  }
}
