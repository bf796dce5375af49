import type * as v from 'valibot'
import type { AnyWidget } from '../../src/engine/contract'
import { isSchema, type Parts, partsOf } from '../../src/features/builder/lint/read'

type Schema = v.GenericSchema

interface Row {
  readonly path: string
  readonly takes: string
}

/** Below so many fields in fields nobody reads on. */
const DEPTH = 8

/** What a check asks for, in a word. */
const CHECKS: Readonly<Record<string, ((asked: unknown) => string) | undefined>> = {
  min_value: (asked) => `≥ ${asked}`,
  max_value: (asked) => `≤ ${asked}`,
  min_length: (asked) => `at least ${asked} long`,
  max_length: (asked) => `at most ${asked} long`,
  length: (asked) => `${asked} long`,
  non_empty: () => 'not empty',
  integer: () => 'whole',
  regex: (asked) => `like ${asked}`,
  transform: () => 'adjusted',
  check: () => 'checked',
  raw_check: () => 'checked',
}

/** Schemas in a word; those that hold others say what is in them. */
const NAMES: Readonly<Record<string, ((parts: Parts, depth: number) => string) | undefined>> = {
  picklist: ({ options = [] }) => options.map((one) => JSON.stringify(one)).join(', '),
  literal: ({ literal }) => JSON.stringify(literal),
  enum: ({ options = [] }) => options.map((one) => JSON.stringify(one)).join(', '),
  array: ({ item }, depth) => `list of ${nameOf(item, depth)}`,
  union: ({ options = [] }, depth) =>
    [...new Set(options.filter(isSchema).map((one) => nameOf(one, depth)))].join(' or '),
  record: ({ value }, depth) => `by name: ${nameOf(value, depth)}`,
  nullable: ({ wrapped }, depth) => `${nameOf(wrapped, depth)} or null`,
  nullish: ({ wrapped }, depth) => `${nameOf(wrapped, depth)} or null`,
  optional: ({ wrapped }, depth) => nameOf(wrapped, depth),
  object: () => 'fields',
  loose_object: () => 'fields and others',
}

/** A text for all languages, or one for each. */
const isText = (schema: Schema): boolean =>
  (partsOf(schema).options ?? []).some(
    (one) => isSchema(one) && partsOf(one).entries?.['zh-Hans'] !== undefined,
  )

function nameOf(schema: Schema | undefined, depth = 0): string {
  if (!schema || depth > DEPTH) return 'anything'
  if (isText(schema)) return 'text'
  const parts = partsOf(schema)
  if (!parts.pipe) return NAMES[parts.type]?.(parts, depth + 1) ?? parts.type
  const words = parts.pipe.map((one) => {
    if (isSchema(one))
      return one.type === parts.type ? nameOfBare(parts, depth) : nameOf(one, depth)
    const { type, requirement } = one as { type: string; requirement?: unknown }
    return CHECKS[type]?.(requirement) ?? type.replaceAll('_', ' ')
  })
  return [...new Set(words)].join(', ')
}

/** A schema with checks keeps itself as the first of them. */
const nameOfBare = ({ pipe, ...parts }: Parts, depth: number): string =>
  NAMES[parts.type]?.(parts, depth + 1) ?? parts.type

/** What stands in for a field that is left out, and for one that cannot be read when that is something else. */
function standIns(schema: Schema | undefined): string {
  if (!schema) return ''
  const parts = partsOf(schema)
  const or = (value: unknown) =>
    typeof value === 'function' ? 'made' : value === undefined ? 'nothing' : JSON.stringify(value)
  const left = parts.type === 'optional' ? `, else ${or(parts.default)}` : ''
  const unread =
    'fallback' in parts && or(parts.fallback) !== or(parts.default)
      ? `; unreadable: ${or(parts.fallback)}`
      : ''
  return left + unread
}

function* rowsOf(schema: Schema | undefined, path: string, depth = 0): Generator<Row> {
  if (!schema || depth > DEPTH || isText(schema)) return
  const { pipe, entries, wrapped, item, options, type, value } = partsOf(schema)
  for (const [key, entry] of Object.entries(entries ?? {})) {
    const inner = `${path}.${key}`
    yield { path: inner, takes: nameOf(entry) + standIns(entry) }
    yield* rowsOf(entry, inner, depth + 1)
  }
  if (entries) return
  for (const part of pipe ?? [])
    if (isSchema(part) && part !== schema) yield* rowsOf(part, path, depth + 1)
  yield* rowsOf(wrapped, path, depth + 1)
  yield* rowsOf(item, `${path}[]`, depth + 1)
  if (type === 'record') yield* rowsOf(value, `${path}.*`, depth + 1)
  if (type === 'union')
    for (const one of (options ?? []).filter(isSchema)) yield* rowsOf(one, path, depth + 1)
}

/** The fields of some schemas as a table, each under its name; empty when there are none. */
export function fieldTable(schemas: Readonly<Record<string, Schema | undefined>>): string {
  const rows = Object.entries(schemas).flatMap(([path, schema]) => [...rowsOf(schema, path)])
  return tableOf(rows)
}

function tableOf(rows: readonly Row[]): string {
  const seen = new Map(rows.map(({ path, takes }) => [`${path} ${takes}`, { path, takes }]))
  const lines = [...seen.values()].map(
    ({ path, takes }) => `| \`${path}\` | ${takes.replaceAll('|', '\\|')} |`,
  )
  return lines.length === 0 ? '' : ['| Field | Takes |', '|---|---|', ...lines].join('\n')
}

/** What a widget takes: its facts, and its fields as a table. */
export function entryOf({ definition }: AnyWidget): string {
  const { type, version, tier, value, config, load, ownData, needsLogin } = definition
  const facts = [
    `Version ${version}, ${tier}`,
    load && 'asks for its data',
    ownData && 'fetches by itself',
    needsLogin && 'asks for a login',
  ].filter(Boolean)
  const rows = [
    { path: 'value', takes: nameOf(value) + standIns(value) },
    ...rowsOf(value, 'value'),
    ...rowsOf(config, 'config'),
  ]
  return [`## ${type}`, `${facts.join(', ')}.`, tableOf(rows)].join('\n\n')
}

/** All that a definition may say of each widget, for docs/reference/widgets.md. */
export function referenceText(widgets: Iterable<AnyWidget>): string {
  const sorted = [...widgets].sort((one, other) =>
    one.definition.type.localeCompare(other.definition.type, 'en'),
  )
  const intro =
    'What each widget takes. Written by `npm run views:check -- --reference` from the schemas the client reads definitions with; a test holds that it is true. What a page as a whole may say is in [view definitions](../view-definitions.md).'
  return `${['# Widgets', intro, ...sorted.map(entryOf)].join('\n\n')}\n`
}
