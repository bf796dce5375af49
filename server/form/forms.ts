import type {
  FormDefinition,
  FormField,
  WireValue,
  WireValues,
} from '../../src/features/form/contract'
import {
  checkField,
  fromWire,
  toWire,
  visibleFields,
} from '../../src/features/form/rules/check-form'
import { kindOf } from '../../src/features/form/rules/field-kinds'
import { INPUT_MAX_LENGTH } from '../../src/shared/constants'
import { type L10n, localize } from '../../src/shared/l10n'
import type { Locale } from '../handler'
import { notFound, Refusal } from '../refusal'
import { hashPassword } from '../security/passwords'
import { retold } from '../seed/retelling'
import type { Services } from '../services'
import { FORMS } from './form-table'
import type { FormSpec } from './spec'

/** Forms go out in the caller's language. */
function inLocale<T>(value: T, locale: Locale): T {
  if (Array.isArray(value)) return value.map((each) => inLocale(each, locale)) as T
  if (typeof value !== 'object' || value === null) return value
  if ('zh-Hans' in value) return localize(value as L10n, locale) as T
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, inLocale(each, locale)]),
  ) as T
}

/** Which forms there are, and in whose words and which language they are read: what a call's context holds. */
export interface FormReader {
  readonly locale: Locale
  readonly services: Pick<Services, 'forms' | 'demo'>
}

const specOf = (key: string, { services }: FormReader): FormSpec | undefined =>
  FORMS.get(key) ?? services.forms.get(key)

/** A form as it is served; undefined when there is none of this key. */
export function findForm(key: string, reader: FormReader): FormDefinition | undefined {
  const known = specOf(key, reader)
  if (!known) return undefined
  const spec = retold(known, reader.services.demo.words)
  const { locale } = reader
  const fields = spec.fields.map((field) => ({
    required: false,
    maxLength: INPUT_MAX_LENGTH,
    options: [],
    ...field,
  }))
  return inLocale({ ...spec, key, fields }, locale) as FormDefinition
}

/** Every form of the house, in the caller's language. */
export const allForms = (reader: FormReader): FormDefinition[] =>
  [...FORMS.keys()].map((key) => findForm(key, reader) as FormDefinition)

/** 'Check this' beside the field: refusals begin with its label, which is how clients find it. */
const wrong = (label: string) =>
  new Refusal(400, { en: `${label}: please check this`, 'zh-Hans': `${label}：请检查后重新填写` })

interface Kept {
  /** What the entry holds so far; nothing for a new one. */
  readonly saved: WireValues | undefined
  readonly reader: FormReader
}

/**
 * What is kept of what was sent: fields the form has and shows, in the shape of their kinds. Fields nobody
 * can write keep what they hold.
 *
 * @throws Refusal 400 for an unknown form, a field it does not have, or one that is filled in wrong.
 */
export async function acceptForm(
  key: string,
  data: WireValues,
  { saved, reader }: Kept,
): Promise<WireValues> {
  const { locale } = reader
  const form = findForm(key, reader)
  if (!form) throw notFound({ en: 'The form', 'zh-Hans': '表单' })
  const fields = (form.fields as readonly FormField[]).filter((field) => kindOf(field))
  const strange = Object.keys(data).find((name) => !form.fields.some(({ field }) => field === name))
  if (strange !== undefined) throw wrong(strange)
  const given: Record<string, WireValue | undefined> = {}
  for (const field of fields) {
    const held = saved?.[field.field] ?? field.value
    given[field.field] = field.readOnly ? held : data[field.field]
  }
  // Defaults are the client's: what it sent empty stays empty.
  const plain = fields.map((field) => ({ ...field, value: undefined }))
  const values = fromWire(plain, given)
  const wire = toWire(plain, values)
  const accepted: Record<string, WireValue> = {}
  for (const field of visibleFields(fields, wire)) {
    const { field: name, type } = field
    const secret = type === 'password'
    const value = (secret ? textOf(data[name]) : values[name]) ?? ''
    const label = localize(field.name, locale)
    const problem = checkField(field, value, { name: label, editing: saved !== undefined })
    if (problem || !sameLength(given[name], wire[name])) throw wrong(label)
    if (secret) accepted[name] = value ? await hashPassword(String(value)) : (saved?.[name] ?? '')
    else if (given[name] !== undefined) accepted[name] = wire[name] ?? null
  }
  return accepted
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Choices the form does not offer were dropped on reading: that is wrong too. */
function sameLength(given: WireValue | undefined, read: WireValue | undefined): boolean {
  if (!Array.isArray(given)) return true
  return Array.isArray(read) && given.length === read.length
}

/** An entry as its owner reads it: without the hashes of passwords. */
export function readable(
  key: string,
  data: WireValues,
  reader: FormReader,
): Record<string, WireValue> {
  const shown: Record<string, WireValue> = {}
  const secret = (specOf(key, reader)?.fields ?? []).filter(({ type }) => type === 'password')
  for (const [field, value] of Object.entries(data)) {
    if (value !== undefined && !secret.some((each) => each.field === field)) shown[field] = value
  }
  return shown
}
