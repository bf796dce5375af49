import { FILE_COUNT, IMAGE_COUNT, INPUT_MAX_LENGTH } from '../../../shared/constants'
import { hasOwn, isObject } from '../../../shared/json'
import type { TextKey } from '../../../shared/l10n'
import { moneyText, parseMoney } from '../../../shared/money'
import { readDay, readTime } from '../../../shared/picker-value'
import { checkEmail, checkIdCard, checkMobile, checkPassword } from '../../../shared/validation'
import type { FieldValue, FormField, FormFile, Problem, WireValue } from '../contract'

/** What a field kind means, on every host and on the server. How it is drawn is the widget's business. */
export interface FieldKind {
  readonly empty: FieldValue
  /** Sent or kept, to shown. What does not fit the kind is empty: old records never break a form. */
  readonly fromWire: (wire: WireValue | undefined, field: FormField) => FieldValue
  /** Shown, to sent. */
  readonly toWire: (value: FieldValue, field: FormField) => WireValue
  /** What is wrong with a filled-in value; `checkField` has seen to empty ones. */
  readonly check: (value: FieldValue, field: FormField) => Problem | undefined
}

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const asTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
const problem = (key: TextKey | undefined): Problem | undefined =>
  key === undefined ? undefined : { key }

/** A kind whose value is a text, sent without the blanks around it. */
function textKind(
  check: (text: string, field: FormField) => Problem | undefined,
  clean: (text: string) => string = (text) => text.trim(),
): FieldKind {
  return {
    empty: '',
    fromWire: asText,
    toWire: (value) => clean(asText(value)),
    check: (value, field) => check(clean(asText(value)), field),
  }
}

function checkLength(
  text: string,
  { maxLength = INPUT_MAX_LENGTH, min }: FormField,
): Problem | undefined {
  if (text.length > maxLength) return { key: 'form.tooLong', values: { count: maxLength } }
  if (typeof min === 'number' && text.length < min)
    return { key: 'form.tooShort', values: { count: min } }
  return undefined
}

type Show = (bound: number) => string | number

function checkBounds(
  number: number,
  { min, max }: FormField,
  show: Show = (bound) => bound,
): Problem | undefined {
  if (typeof min === 'number' && number < min)
    return { key: 'form.least', values: { n: show(min) } }
  if (typeof max === 'number' && number > max) return { key: 'form.most', values: { n: show(max) } }
  return undefined
}

/** Texts of one shape order like what they mean: dates and times. */
function checkTextBounds(text: string, { min, max }: FormField): Problem | undefined {
  if (typeof min === 'string' && text < min.slice(0, text.length))
    return { key: 'form.earliest', values: { at: min } }
  if (typeof max === 'string' && text > max.slice(0, text.length))
    return { key: 'form.latest', values: { at: max } }
  return undefined
}

const CHOOSE: Problem = { key: 'form.choose' }
const keysOf = (options: FormField['options'] = []) => options.map(({ key }) => key)

function checkNumber(text: string, field: FormField): Problem | undefined {
  const { decimals = 0 } = field
  const pattern = decimals > 0 ? /^-?\d+(\.\d+)?$/ : /^-?\d+$/
  if (!pattern.test(text)) return { key: decimals > 0 ? 'form.number' : 'form.whole' }
  if ((text.split('.')[1] ?? '').length > decimals)
    return { key: 'form.decimals', values: { count: decimals } }
  const number = Number(text)
  return Number.isSafeInteger(Math.trunc(number))
    ? checkBounds(number, field)
    : { key: 'form.number' }
}

const DATE_LENGTH = { year: 4, month: 7, day: 10 } as const

function checkDate(text: string, field: FormField): Problem | undefined {
  const { precision = 'day' } = field
  const isWhole = text.length === DATE_LENGTH[precision] && readDay(text) !== undefined
  return isWhole ? checkTextBounds(text, field) : CHOOSE
}

function checkCount(count: number, { min, max }: FormField): Problem | undefined {
  if (typeof min === 'number' && count < min)
    return { key: 'form.leastChoices', values: { n: min } }
  if (typeof max === 'number' && count > max) return { key: 'form.mostChoices', values: { n: max } }
  return undefined
}

const oneOf: FieldKind = textKind((key, { options }) =>
  keysOf(options).includes(key) ? undefined : CHOOSE,
)

/** Where an upload lies: a path of the main host or an https address. */
const ADDRESS = /^(\/(?!\/)|https:\/\/)[^\s"'<>]{1,500}$/
const isFile = (value: unknown): value is FormFile =>
  isObject(value) && typeof value.name === 'string' && typeof value.url === 'string'
const asFiles = (value: unknown): readonly FormFile[] =>
  Array.isArray(value) ? value.filter(isFile) : []

function checkUploads(urls: readonly string[], most: number): Problem | undefined {
  if (urls.length > most) return { key: 'form.mostUploads', values: { count: most } }
  return urls.every((url) => ADDRESS.test(url)) ? undefined : { key: 'form.notSent' }
}

/** How many pictures or files a field takes. */
export const mostUploads = ({ type, count }: FormField): number => {
  const most = type === 'images' ? IMAGE_COUNT : FILE_COUNT
  return Math.max(1, Math.min(count ?? most, most))
}

/**
 * The eighteen kinds of field (docs/how-to/add-a-form.md). With which control each is drawn is said by
 * `src/features/form/widgets/form/field-view.tsx`: a kind is added to both.
 */
const KINDS = {
  text: textKind(checkLength),
  textarea: textKind(checkLength),
  /** Whole, or with `decimals`. Sent as a number. */
  number: {
    ...textKind(checkNumber),
    toWire: (value) => (asText(value).trim() === '' ? null : Number(value)),
  },
  /** Typed as yuan, sent as cents. */
  money: {
    empty: '',
    fromWire: (wire) => (typeof wire === 'number' ? (wire / 100).toFixed(2) : ''),
    toWire: (value) => parseMoney(asText(value)) ?? null,
    check(value, field) {
      const cents = parseMoney(asText(value))
      return cents === undefined
        ? { key: 'form.money' }
        : checkBounds(cents, field, (bound) => moneyText(bound))
    },
  },
  mobile: textKind((text) => problem(checkMobile(text))),
  email: textKind((text) => problem(checkEmail(text))),
  idCard: textKind(
    (text) => problem(checkIdCard(text)),
    (text) => text.trim().toUpperCase(),
  ),
  /** Never shown again and never drafted; blanks are part of it. */
  password: {
    ...textKind(
      (text) => problem(checkPassword(text)),
      (text) => text,
    ),
    fromWire: () => '',
  },
  /** `2024-02-29`, or as short as `precision` says. */
  date: textKind(checkDate),
  /** `08:05`. */
  time: textKind((text, field) =>
    readTime(text) && text.length === 5 ? checkTextBounds(text, field) : CHOOSE,
  ),
  /** Code of the region. */
  region: textKind((text) => (/^\d{2,12}$/.test(text) ? undefined : CHOOSE)),
  /** One of a list, from a sheet. */
  select: oneOf,
  /** One of a few, all in sight. */
  radio: oneOf,
  /** Several of a list. */
  multiSelect: {
    empty: [],
    fromWire: (wire, { options }) => asTexts(wire).filter((key) => keysOf(options).includes(key)),
    toWire: (value) => asTexts(value),
    check(value, field) {
      const chosen = asTexts(value)
      const known = chosen.every((key) => keysOf(field.options).includes(key))
      return known ? checkCount(chosen.length, field) : CHOOSE
    },
  },
  /** One of each of several lists. */
  columns: {
    empty: [],
    fromWire: (wire) => asTexts(wire),
    toWire: (value) => asTexts(value),
    check(value, { columns = [] }) {
      const chosen = asTexts(value)
      const isWhole =
        chosen.length === columns.length &&
        columns.every(({ options }, i) => keysOf(options).includes(chosen[i] ?? ''))
      return isWhole ? undefined : CHOOSE
    },
  },
  /** On or off. One that is required must be on: an agreement. */
  switch: {
    empty: false,
    fromWire: (wire) => wire === true || wire === 1,
    toWire: (value) => value === true,
    check: () => undefined,
  },
  /** Addresses of uploaded pictures. */
  images: {
    empty: [],
    fromWire: asTexts,
    toWire: (value) => asTexts(value),
    check: (value, field) => checkUploads(asTexts(value), mostUploads(field)),
  },
  /** Uploaded files with their names. */
  files: {
    empty: [],
    fromWire: asFiles,
    toWire: (value) => asFiles(value),
    check: (value, field) =>
      checkUploads(
        asFiles(value).map(({ url }) => url),
        mostUploads(field),
      ),
  },
} as const satisfies Readonly<Record<string, FieldKind>>

export type FieldKindName = keyof typeof KINDS
export const FIELD_KINDS: Readonly<Record<FieldKindName, FieldKind>> = KINDS
export const FIELD_KIND_NAMES = Object.keys(KINDS) as readonly FieldKindName[]

/** Whether this client knows the kind of a field. */
export const isKnownKind = (type: string): type is FieldKindName => hasOwn(KINDS, type)

/** The kind of a field; undefined for one of a newer server. */
export const kindOf = ({ type }: FormField): FieldKind | undefined =>
  isKnownKind(type) ? FIELD_KINDS[type] : undefined
