import type * as v from 'valibot'
import { l10n } from '../../../http/shapes'
import { isObject } from '../../../shared/json'
import { LOCALES, type Locale } from '../../../shared/l10n'
import { LOGICAL_OPERATORS, QUERY_OPERATORS } from '../../../shared/query'
import { type Key, PAGE, type Pointer, type Raw, rowsOf, valueAt } from './document'

/** How a value is edited, as its schema has it. */
export interface Field {
  readonly name: string
  readonly kind:
    | 'text'
    | 'long'
    | 'url'
    | 'l10n'
    | 'number'
    | 'switch'
    | 'choice'
    | 'object'
    | 'list'
    | 'json'
    | 'when'
    | 'spacing'
  /** What stands for a value that is not set. */
  readonly initial?: unknown
  readonly isRequired: boolean
  readonly options?: readonly (string | number)[]
  readonly min?: number
  readonly max?: number
  readonly isWhole?: boolean
  /** Of an object. */
  readonly fields?: readonly Field[]
  /** Of a list. */
  readonly item?: Field
  /** Other forms a value may have. */
  readonly forms?: readonly Field[]
  /** What its package calls its fields and choices. */
  readonly words?: Words
}

/** Words by name, of all languages. */
type Words = Readonly<Record<string, Readonly<Record<Locale, string>> | undefined>>

export type Named = Pick<Field, 'name' | 'words'>

/** What of a schema is looked at; valibot's own types differ for each kind. */
interface Loose {
  readonly type: string
  readonly wrapped?: Loose
  readonly default?: unknown
  readonly fallback?: unknown
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[]
  readonly entries?: Readonly<Record<string, Loose>>
  readonly item?: Loose
  readonly options?: readonly unknown[]
}

const LONG = /^(text|html|note|intro|answer|description)$/
const URL = /url$/i
/** Deeper than this a value is edited as JSON. */
const DEEPEST = 4

const number = (value: unknown) => (typeof value === 'number' ? value : undefined)

function boundsOf({ pipe = [] }: Loose) {
  const of = (type: string) => pipe.find((each) => each.type === type)
  return {
    min: number(of('min_value')?.requirement),
    max: number(of('max_value')?.requirement),
    isWhole: of('integer') !== undefined,
  }
}

/** The field for a schema. What has no form of its own is edited as JSON. */
export function describe(schema: v.GenericSchema, name: string, words?: Words): Field {
  return fieldOf(schema as unknown as Loose, { name, words }, 0)
}

function fieldOf(outer: Loose, named: Named, depth: number): Field {
  const { name } = named
  let schema = outer
  let initial = typeof outer.fallback === 'function' ? undefined : outer.fallback
  let isRequired = true
  while (schema.wrapped) {
    isRequired = false
    initial = typeof schema.default === 'function' ? initial : (schema.default ?? initial)
    schema = schema.wrapped
  }
  const base = { ...named, initial, isRequired }
  if (schema.type === 'string') {
    const long = LONG.test(name) ? 'long' : 'text'
    return { ...base, kind: URL.test(name) ? 'url' : long }
  }
  if (schema.type === 'number') return { ...base, kind: 'number', ...boundsOf(schema) }
  if (schema.type === 'boolean') return { ...base, kind: 'switch' }
  if (schema.type === 'picklist')
    return { ...base, kind: 'choice', options: (schema.options ?? []) as (string | number)[] }
  if (schema.type === 'union') return unionField(schema, base, depth)
  if (depth < DEEPEST && schema.entries)
    return { ...base, kind: 'object', fields: fieldsOf(schema, named, depth + 1) }
  if (depth < DEEPEST && schema.type === 'array' && schema.item)
    return { ...base, kind: 'list', item: fieldOf(schema.item, named, depth + 1) }
  return { ...base, kind: 'json' }
}

/** The first of several forms that has a control; a value of another form is shown as JSON. */
function unionField(
  schema: Loose,
  base: Named & Pick<Field, 'initial' | 'isRequired'>,
  depth: number,
): Field {
  if (schema.options === (l10n.options as readonly unknown[])) return { ...base, kind: 'l10n' }
  const forms = (schema.options ?? []) as readonly Loose[]
  const [form, ...others] = forms
    .map((each) => ({ ...fieldOf(each, base, depth), ...base }))
    .filter(({ kind }) => kind !== 'json')
  return form ? { ...form, forms: others } : { ...base, kind: 'json' }
}

const fieldsOf = ({ entries = {} }: Loose, { words }: Named, depth: number): readonly Field[] =>
  Object.entries(entries).map(([name, entry]) => fieldOf(entry, { name, words }, depth))

/** A condition that can be shown in words; refs and deeper ones are edited as JSON. */
const isCondition = (value: unknown): boolean =>
  isObject(value) &&
  Object.keys(value).length === 2 &&
  LOGICAL_OPERATORS.some((each) => each === value.logicalOperator) &&
  Array.isArray(value.conditions) &&
  value.conditions.every(
    (each: unknown) =>
      isObject(each) &&
      typeof each.field === 'string' &&
      QUERY_OPERATORS.some((operator) => operator === each.operator) &&
      !isObject(each.value),
  )

/** Top, right, bottom and left of a margin or a padding; undefined for what is none. */
export function sidesOf(value: unknown = 0): readonly number[] | undefined {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value]
  const [top, right = top, bottom = top, left = right] = list
  const isRight =
    list.length < 5 && list.length > 0 && list.every((each) => typeof each === 'number')
  return isRight ? ([top, right, bottom, left] as number[]) : undefined
}

/** Whether a value has the form that the control of a field edits; nothing has every form. */
export function fits({ kind, options }: Field, value: unknown): boolean {
  if (value === undefined) return true
  if (kind === 'json') return true
  if (kind === 'when') return isCondition(value)
  if (kind === 'spacing') return sidesOf(value) !== undefined
  if (kind === 'l10n') return typeof value === 'string' || isObject(value)
  if (kind === 'list') return Array.isArray(value)
  if (kind === 'object') return isObject(value)
  if (kind === 'number') return typeof value === 'number'
  if (kind === 'switch') return typeof value === 'boolean'
  if (kind === 'choice') return options?.includes(value as string) === true
  return typeof value === 'string'
}

/** What a new value of a field begins with: all that it cannot do without. */
export function emptyOf(field: Field): unknown {
  const { kind, fields = [], options = [], min = 0 } = field
  if (kind === 'object') {
    const needed = fields.filter(({ isRequired }) => isRequired)
    return Object.fromEntries(needed.map((each) => [each.name, emptyOf(each)]))
  }
  if (kind === 'list') return []
  if (kind === 'number') return min
  if (kind === 'switch') return false
  if (kind === 'choice') return options[0]
  return kind === 'json' ? null : ''
}

/** What of a widget says how it is edited. */
export interface Described {
  readonly value: v.GenericSchema
  readonly config: v.GenericSchema
  readonly palette?: { readonly words?: Words }
}

/** What every widget may be told, whatever its own schema says. */
const COMMON = ['title', 'bind', 'map', 'when', 'on', 'slots'] as const
const KINDS: Readonly<Record<string, Field['kind'] | undefined>> = { title: 'l10n', when: 'when' }
/** Written by the editor itself, or by what stands in the outline. */
const HIDDEN = ['type', 'id', 'v', 'slots']

/** The fields of a widget: its content, its options, and what is common to all. */
export function fieldsOfWidget({ value, config, palette }: Described, node: Raw) {
  const words = palette?.words
  const content = describe(value, 'value', words)
  const isOpen = content.kind === 'json' && node.value === undefined
  const options = (describe(config, '', words).fields ?? []).filter(
    ({ name }) => !HIDDEN.includes(name),
  )
  const has = (name: string) => HIDDEN.includes(name) || options.some((each) => each.name === name)
  const common = COMMON.filter((name) => !has(name)).map(
    (name): Field => ({ name, kind: KINDS[name] ?? 'json', isRequired: false }),
  )
  return { content: isOpen ? undefined : content, options, common }
}

/** The widgets there are, by their types. */
interface Widgets {
  get(type: string): { readonly definition: Described } | undefined
}

/** A text of the page, and where it stands. */
export interface TextPlace extends Pointer {
  /** Of the widget; absent for the page itself. */
  readonly type?: string
}
export const keyOf = ({ node, path }: Pointer) => JSON.stringify([node, path])

/** A text by languages, and nothing else. */
const isByLanguage = (value: unknown): value is Readonly<Record<string, string>> =>
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(
    ([key, text]) => LOCALES.includes(key as Locale) && typeof text === 'string',
  )

/** Where in a value texts by languages stand; other widgets in it have places of their own. */
function* byLanguage(value: unknown, path: readonly Key[]): Generator<readonly Key[]> {
  if (isByLanguage(value)) yield path
  else if (Array.isArray(value))
    for (const [at, each] of value.entries()) yield* byLanguage(each, [...path, at])
  else if (isObject(value))
    for (const [name, each] of Object.entries(value))
      if (name !== 'slots' && name !== 'widgets') yield* byLanguage(each, [...path, name])
}

/** Where texts stand that are written once for every language: only the schema tells them from other values. */
function* plain(field: Field, value: unknown, path: readonly Key[]): Generator<readonly Key[]> {
  if (field.kind === 'l10n' && typeof value === 'string' && value !== '') yield path
  if (field.kind === 'list' && field.item && Array.isArray(value))
    for (const [at, each] of value.entries()) yield* plain(field.item, each, [...path, at])
  if (field.kind === 'object' && isObject(value))
    for (const each of field.fields ?? [])
      yield* plain(each, value[each.name], [...path, each.name])
}

/** Every text of a page in the order it is read, each once. */
export function textsOf(page: Raw, registry: Widgets | undefined): readonly TextPlace[] {
  const places: TextPlace[] = [...byLanguage(page, [])].map((path) => ({ node: PAGE, path }))
  if (typeof page.name === 'string') places.unshift({ node: PAGE, path: ['name'] })
  for (const { id, type, node } of rowsOf(page)) {
    const definition = registry?.get(type)?.definition
    const fields = definition && fieldsOfWidget(definition, node)
    const title = fields?.common.find(({ name }) => name === 'title')
    const found = [
      ...byLanguage(node, []),
      ...(fields?.content ? plain(fields.content, node.value, ['value']) : []),
      ...(fields?.options ?? []).concat(title ?? []).flatMap((field) => {
        const path = ['config', field.name]
        return [...plain(field, valueAt(node, path), path)]
      }),
    ]
    places.push(...found.map((path) => ({ node: id, path, type })))
  }
  return [...new Map(places.map((place) => [keyOf(place), place])).values()]
}

/** As far as a path leads from a field into those inside it, each of which stands by itself. */
export function reach(field: Field, [key, ...rest]: readonly string[]): readonly string[] {
  if (key === undefined) return []
  const inner = field.kind === 'list' ? field.item : field.fields?.find(({ name }) => name === key)
  return inner ? [key, ...reach(inner, rest)] : []
}
