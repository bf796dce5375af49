import * as v from 'valibot'
import { isObject } from '../../src/shared/json'

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
      if (!dataset.typed) return
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
  const first = parts.pipe?.[0]
  if (isSchema(first)) return yield* unknownFields(first, value, path)
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
    const entry = Object.hasOwn(parts.entries, key) ? parts.entries[key] : undefined
    if (entry) yield* unknownFields(entry, inner, `${path}.${key}`)
    else if (parts.type === 'object')
      yield { path: `${path}.${key}`, known: Object.keys(parts.entries) }
  }
}

/** The names of a config schema's own fields. */
export function fieldsOf(schema: Schema): readonly string[] {
  const parts = partsOf(schema)
  const first = parts.pipe?.[0]
  if (isSchema(first)) return fieldsOf(first)
  if (parts.wrapped) return fieldsOf(parts.wrapped)
  return Object.keys(parts.entries ?? {})
}

export interface Misfit {
  readonly path: string
  readonly message: string
}

/** What does not fit, by path; empty when all does. */
export function misfits(schema: Schema, value: unknown, path: string): readonly Misfit[] {
  const { issues = [] } = v.safeParse(schema, value)
  return issues.map((issue) => {
    const inner = (issue.path ?? []).map(({ key }) => `.${String(key)}`).join('')
    return { path: path + inner, message: issue.message }
  })
}
