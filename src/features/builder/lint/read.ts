import * as v from 'valibot'
import type { Ref } from '../../../engine/contract'
import { isRef } from '../../../engine/data/resolve'
import { findRoute } from '../../../routing/derive'
import type { Route } from '../../../routing/table'
import { parseUrl } from '../../../routing/url'
import { hasOwn, isObject } from '../../../shared/json'
import type { Found, Told } from './view'

export interface Place {
  /** Name of the field, also for the items of a list in it. */
  readonly key: string
  readonly path: string
}

const join = (path: string, key: string | number) => (path === '' ? String(key) : `${path}.${key}`)

/** Every value under `value`, itself included, outermost first. `skip` leaves a branch out. */
export function* walk(
  value: unknown,
  path: string,
  skip: (place: Place) => boolean = () => false,
  key = '',
): Generator<Place & { readonly value: unknown }> {
  // Where it begins is wanted, wherever that lies.
  if (key !== '' && skip({ key, path })) return
  yield { key, path, value }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* walk(item, join(path, index), skip, key)
  } else if (isObject(value)) {
    for (const [name, inner] of Object.entries(value))
      yield* walk(inner, join(path, name), skip, name)
  }
}

/** Every text under `value`. */
export function* strings(
  value: unknown,
  path: string,
  skip?: (place: Place) => boolean,
): Generator<Place & { readonly value: string }> {
  for (const found of walk(value, path, skip)) {
    if (typeof found.value === 'string') yield { ...found, value: found.value }
  }
}

/** For messages: short, on one line. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? `'${value}'` : (JSON.stringify(value) ?? String(value))
  const line = text.replace(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 57)}…` : line
}

const isTold = (value: unknown): value is Told => isObject(value) && 'about' in value

/**
 * A sentence about what was found: for the commands as it is written. It is about the values before its first
 * semicolon; what follows tells what would be right.
 */
export function told(words: readonly string[], ...values: readonly unknown[]): Told {
  const end = words.findIndex((word) => word.includes(';'))
  const of = (part: keyof Told) => (value: unknown) => (isTold(value) ? value[part] : String(value))
  const about = values.slice(0, end < 0 ? undefined : end).map(of('about'))
  const said = values.map(of('message'))
  const message = words.map((word, at) => word + (said[at] ?? '')).join('')
  return { message, about: about.filter(Boolean).join(', ') }
}

type Root = Ref['$']

/** Left out of what a definition may read (src/engine/data/resolve.ts). */
const SECRET = /^user\.(token|openId)(\.|$)/

/** Why nothing ever comes of this path; undefined when something may. */
export function unreadable(root: string, path: string, roots: readonly Root[]): Told | undefined {
  if (!roots.includes(root as Root))
    return told`${quote(root)} is not known here; ${roots.join(', ')} are`
  if (path === '') return told`names no field`
  if (root !== 'session') return undefined
  if (SECRET.test(path)) return told`a definition never sees what proves who somebody is`
  return /^(user|isLoggedIn)(\.|$)/.test(path) ? undefined : told`session has no ${quote(path)}`
}

/** Refs under `value` that point at nothing. */
export function* badRefs(value: unknown, path: string, roots: readonly Root[]): Iterable<Found> {
  for (const found of walk(value, path)) {
    if (!isObject(found.value) || !('$' in found.value)) continue
    if (!isRef(found.value)) yield { path: found.path, ...told`a ref is { $, path }` }
    else {
      const why = unreadable(found.value.$, found.value.path, roots)
      if (why) yield { path: found.path, ...why }
    }
  }
}

/** What an address opens. */
export type Target =
  | { readonly kind: 'route'; readonly route: Route }
  /** A page that draws the definition its `url` names. */
  | { readonly kind: 'view'; readonly route: Route; readonly url: string }
  /** Known only when it is tapped: it has a place to fill where the page is named. */
  | { readonly kind: 'open' }
  | { readonly kind: 'none' }

const isFilled = (text: string) => /\{[\w.]+\}/.test(text)

/** Reads an address the way the navigator and `viewKeyOf` do. */
export function targetOf(address: string): Target {
  const { path, query } = parseUrl(address)
  if (isFilled(path)) return { kind: 'open' }
  const route = address.startsWith('/') && !address.startsWith('//') ? findRoute(path) : undefined
  if (!route) return { kind: 'none' }
  const named = query.url
  if (!named || route.local || !route.params?.includes('url')) return { kind: 'route', route }
  return isFilled(named) ? { kind: 'open' } : { kind: 'view', route, url: named }
}

type Schema = v.GenericSchema
/** The parts a schema is made of, as valibot keeps them. */
export interface Parts {
  readonly type: string
  readonly pipe?: readonly (Schema | v.GenericPipeItem)[]
  readonly entries?: Readonly<Record<string, Schema>>
  readonly wrapped?: Schema
  readonly item?: Schema
  readonly options?: readonly unknown[]
  readonly literal?: unknown
  readonly default?: unknown
  readonly fallback?: unknown
  readonly key?: Schema
  readonly value?: Schema
}
/** A schema of valibot with the parts that its kind may have. */
export const partsOf = (schema: Schema) => schema as unknown as Parts
/** Whether something is a schema of valibot. */
export const isSchema = (value: unknown): value is Schema =>
  isObject(value) && value.kind === 'schema'

/** One row per kind of schema that holds others: the same with `inner` applied to them. */
const REBUILD: Readonly<
  Record<string, ((parts: Parts, inner: (schema: Schema) => Schema) => Schema) | undefined>
> = {
  optional: ({ wrapped, default: or }, inner) => v.optional(inner(wrapped as Schema), or as never),
  nullish: ({ wrapped, default: or }, inner) => v.nullish(inner(wrapped as Schema), or as never),
  nullable: ({ wrapped, default: or }, inner) => v.nullable(inner(wrapped as Schema), or as never),
  array: ({ item }, inner) => v.array(inner(item as Schema)),
  object: ({ entries }, inner) => v.object(mapValues(entries ?? {}, inner)),
  loose_object: ({ entries }, inner) => v.looseObject(mapValues(entries ?? {}, inner)),
  union: ({ options }, inner) => v.union((options ?? []).filter(isSchema).map(inner)),
}

function mapValues(entries: Readonly<Record<string, Schema>>, inner: (schema: Schema) => Schema) {
  return Object.fromEntries(Object.entries(entries).map(([key, schema]) => [key, inner(schema)]))
}

/**
 * The schema without its fallbacks. A widget forgives an option it cannot read and takes its default; an
 * author wants to hear of it.
 */
export function strict(schema: Schema): Schema {
  const parts = partsOf(schema)
  if (parts.pipe) {
    const items = parts.pipe.map((item) => (isSchema(item) ? strict(item) : item))
    return (v.pipe as unknown as (...items: readonly unknown[]) => Schema)(...items)
  }
  const rebuild = REBUILD[parts.type]
  if (rebuild) return rebuild(parts, strict)
  return 'fallback' in parts ? unforgiving(schema) : schema
}

/** A leaf keeps its own schema to itself, but tells what it found to a fallback that is a function. */
function unforgiving(schema: Schema): Schema {
  return v.pipe(
    v.unknown(),
    v.rawCheck(({ dataset, addIssue }) => {
      const asked = {
        ...schema,
        fallback: (found: { readonly issues?: readonly { readonly message: string }[] }) => {
          for (const { message } of found.issues ?? []) addIssue({ message })
        },
      } as unknown as Schema
      asked['~run']({ value: dataset.value }, {})
    }),
  )
}

/** Fields of `value` that the schema drops, by path. A union is read as its first member that fits. */
export function* unknownFields(
  schema: Schema,
  value: unknown,
  path: string,
): Generator<{ readonly path: string; readonly known: readonly string[] }> {
  const parts = partsOf(schema)
  if (parts.wrapped) return yield* unknownFields(parts.wrapped, value, path)
  if (parts.type === 'union') {
    const fit = (parts.options ?? []).filter(isSchema).find((one) => v.is(one, value))
    if (fit) yield* unknownFields(fit, value, path)
    return
  }
  if (parts.item && Array.isArray(value)) {
    for (const [index, inner] of value.entries())
      yield* unknownFields(parts.item, inner, `${path}.${index}`)
    return
  }
  if (parts.type === 'record' && parts.value && isObject(value)) {
    for (const [key, inner] of Object.entries(value))
      yield* unknownFields(parts.value, inner, `${path}.${key}`)
    return
  }
  if (!parts.entries || !isObject(value)) return
  for (const [key, inner] of Object.entries(value)) {
    const entry = hasOwn(parts.entries, key) ? parts.entries[key] : undefined
    if (entry) yield* unknownFields(entry, inner, `${path}.${key}`)
    else if (parts.type === 'object')
      yield { path: `${path}.${key}`, known: Object.keys(parts.entries) }
  }
}

/** The names of a config schema's own fields. */
export function fieldsOf(schema: Schema): readonly string[] {
  return Object.keys(partsOf(schema).entries ?? {})
}

/** What does not fit, by path; empty when all does. */
export function misfits(schema: Schema, value: unknown, path: string): readonly Found[] {
  const { issues = [] } = v.safeParse(schema, value)
  return issues.map((issue) => {
    const inner = (issue.path ?? []).map(({ key }) => `.${String(key)}`).join('')
    return { path: path + inner, message: issue.message, about: quote(issue.input) }
  })
}
