import * as v from 'valibot'
import { Refusal } from '../refusal'

/** The parts of a Valibot schema this file looks into; its own types hide them behind generics. */
interface SchemaShape {
  readonly type: string
  readonly wrapped?: SchemaShape
  readonly pipe?: readonly SchemaShape[]
  readonly entries?: Readonly<Record<string, SchemaShape>>
  readonly options?: readonly unknown[]
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
  throw new Refusal(400, {
    en: `${field || 'The input'}: ${issue.message}`,
    'zh-Hans': `参数错误 ${field}：${issue.message}`,
  })
}
