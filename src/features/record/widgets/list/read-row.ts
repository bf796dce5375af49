import { formatDate, formatDateTime } from '../../../../shared/date'
import { hasOwn, readPath } from '../../../../shared/json'
import { type L10n, type Locale, localize } from '../../../../shared/l10n'
import { cellText } from '../../../report'
import type { Field, ListRecord, Template } from '.'

export interface Row {
  readonly id: string
  readonly title: string
  readonly sub: string
  readonly image: string
  readonly tags: readonly string[]
  readonly right: string
}

const TIMES: Readonly<Record<string, (seconds: number, locale: Locale) => string>> = {
  date: formatDate,
  time: formatDateTime,
}

/** A single value as people read it; empty when there is none. */
function plainText(value: unknown, { format, names }: Field, locale: Locale): string {
  if (value === null || value === undefined || value === '') return ''
  const key = String(value)
  if (names && hasOwn(names, key)) return localize(names[key], locale)
  if (typeof value === 'object') return localize(value as L10n, locale)
  const time = format !== undefined && hasOwn(TIMES, format) ? TIMES[format] : undefined
  if (time && typeof value === 'number') return time(value, locale)
  return typeof value === 'number' ? cellText(value, format) : key
}

/** The text of a field with what stands before and after it; nothing of a value that is missing. */
export function fieldText(record: ListRecord, field: Field | undefined, locale: Locale): string {
  if (!field) return ''
  const text = plainText(readPath(record, field.path), field, locale)
  return text && `${localize(field.before, locale)}${text}${localize(field.after, locale)}`
}

/** The texts of a list of tags: a field that holds several gives one each. */
function tagTexts(record: ListRecord, field: Field, locale: Locale): readonly string[] {
  const value = readPath(record, field.path)
  if (!Array.isArray(value)) return [fieldText(record, field, locale)]
  return value.map((one: unknown) => plainText(one, field, locale))
}

/** Most tags beside a row; more would be a paragraph. */
const MOST_TAGS = 4

/** What a record shows in a template. */
export function readRow(record: ListRecord, template: Template, locale: Locale): Row {
  const { title, sub, image, tags, right } = template
  const picture = image === undefined ? undefined : readPath(record, image)
  return {
    id: String(record.id ?? ''),
    title: fieldText(record, title, locale),
    sub: fieldText(record, sub, locale),
    image: typeof picture === 'string' ? picture : '',
    tags: tags
      .flatMap((tag) => tagTexts(record, tag, locale))
      .filter((text) => text !== '')
      .slice(0, MOST_TAGS),
    right: fieldText(record, right, locale),
  }
}
