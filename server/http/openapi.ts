import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import type { AnyContract } from '../../src/http/endpoint'
import type { Handler } from '../handler'

type Json = Record<string, unknown>

/** Shapes JSON Schema cannot say (a trimmed string, a lazy tree) become 'anything'. */
function schemaOf(schema: v.GenericSchema): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, { errorMode: 'ignore' }) as Json
  return rest
}

function parameters({ path, query }: AnyContract): Json[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const inPath = names.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  if (!query) return inPath
  const { properties = {}, required = [] } = schemaOf(query) as {
    properties?: Json
    required?: string[]
  }
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
  return [...inPath, ...inQuery]
}

/** Each host's envelope around the data (client spec §7). */
const WRAPPED: Readonly<Record<string, (data: Json) => Json>> = {
  main: (data) => object({ code: { const: 200 }, message: { type: 'string' }, data }),
  generic: (data) => object({ status: { const: 1 }, message: { type: 'string' }, result: data }),
  chat: (data) => data,
}

function object(properties: Json): Json {
  return { type: 'object', properties, required: Object.keys(properties) }
}

const SECURITY: Readonly<Record<string, Json[]>> = {
  none: [{ signature: [] }],
  optional: [{ signature: [] }, { bearer: [] }],
  user: [{ bearer: [] }],
}

function operation(contract: AnyContract): Json {
  const host = contract.host ?? 'main'
  const wrap = WRAPPED[host] ?? ((data: Json) => data)
  return {
    tags: [host],
    parameters: parameters(contract),
    ...(contract.body && {
      requestBody: { content: { 'application/json': { schema: schemaOf(contract.body) } } },
    }),
    security: SECURITY[contract.auth ?? 'none'],
    responses: {
      200: {
        description: 'The data in the envelope of its host.',
        content: { 'application/json': { schema: wrap(schemaOf(contract.data)) } },
      },
    },
  }
}

/** OpenAPI 3.1 of every mounted call, from the client's own contracts. */
export function describeApi(handlers: readonly Handler[], version: string): Json {
  const paths: Record<string, Json> = {}
  for (const { contract } of handlers) {
    const path = `/${contract.host ?? 'main'}/${contract.path}`
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: operation(contract) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Taproom sandbox', version },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        signature: { type: 'apiKey', in: 'header', name: 'sign' },
      },
    },
  }
}
