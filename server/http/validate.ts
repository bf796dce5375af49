import * as v from 'valibot'
import { Refusal } from '../refusal'
import { wrongInput } from './wrong-input'

/** The parts of a Valibot schema this file looks into; its own types hide them behind generics. */
interface SchemaShape {
  readonly type: string
  readonly wrapped?: SchemaShape
  readonly pipe?: readonly SchemaShape[]
  readonly entries?: Readonly<Record<string, SchemaShape>>
  readonly options?: readonly unknown[]
  readonly item?: SchemaShape
  readonly value?: SchemaShape
  /** Of an action such as `maxLength`. */
  readonly requirement?: unknown
}

/** Query values arrive as text; what the schema calls a number or a boolean becomes one. */
export function coerceQuery(
  schema: v.GenericSchema,
  query: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const { entries = {} } = unwrap(schema as unknown as SchemaShape)
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, coerce(entries[name], value)]),
  )
}

function unwrap(schema: SchemaShape): SchemaShape {
  const inner = schema.wrapped ?? (schema.pipe?.[0] === schema ? undefined : schema.pipe?.[0])
  return inner && inner !== schema ? unwrap(inner) : schema
}

function coerce(schema: SchemaShape | undefined, value: string): unknown {
  if (!schema) return value
  const { type, options } = unwrap(schema)
  const wantsNumber =
    type === 'number' || (type === 'picklist' && options?.every((each) => typeof each === 'number'))
  if (wantsNumber && value.trim() !== '' && Number.isFinite(Number(value))) return Number(value)
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  return value
}

const longest = new WeakMap<object, number>()

/** Characters of the longest text a schema says it takes; 0 when it says nothing. */
export function longestText(schema: v.GenericSchema): number {
  const known = longest.get(schema)
  if (known !== undefined) return known
  const found = lengthIn(schema as unknown as SchemaShape)
  longest.set(schema, found)
  return found
}

function lengthIn(shape: SchemaShape): number {
  const { type, pipe = [], entries = {}, wrapped, item, value, options = [] } = shape
  const own = type === 'string' ? pipe.map(maxLengthOf) : []
  const inner = [...Object.values(entries), wrapped, item, value, ...options].filter(isShape)
  return Math.max(0, ...own, ...inner.map(lengthIn))
}

const isShape = (value: unknown): value is SchemaShape =>
  typeof value === 'object' && value !== null && 'type' in value

const maxLengthOf = ({ type, requirement }: SchemaShape): number =>
  type === 'max_length' ? Number(requirement) : 0

/**
 * The value as the contract wants it.
 *
 * @throws Refusal 400 which names the field.
 */
export function validate(schema: v.GenericSchema | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const [issue] = result.issues
  const field = v.getDotPath(issue) ?? ''
  throw new Refusal(400, wrongInput(issue, field))
}
