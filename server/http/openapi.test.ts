import * as v from 'valibot'
import { endpoint } from '../../src/http/endpoint'
import { handle } from '../handler'
import { HANDLERS } from '../routes'
import { describeApi } from './openapi'

const read = endpoint({
  method: 'GET',
  path: 'a/{key}/b/{id}',
  query: v.object({ word: v.string(), page: v.optional(v.number(), 1) }),
  data: v.object({ count: v.number() }),
})
const write = endpoint({
  method: 'POST',
  path: 'a/{key}/b/{id}',
  body: v.object({ name: v.string() }),
  data: v.string(),
  auth: 'user',
})
const others = [
  endpoint({ host: 'generic', method: 'PUT', path: 'c', data: v.null(), auth: 'optional' }),
  endpoint({ host: 'chat', method: 'DELETE', path: 'd', data: v.boolean(), auth: 'none' }),
]
// biome-ignore lint/suspicious/noExplicitAny: a document of many shapes.
const described = (): any =>
  describeApi(
    [read, write, ...others].map((call) => handle(call, (async () => null) as never)),
    '1.2.3',
  )

const inPath = (name: string) => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string' },
})
const answer = (schema: object) => ({
  200: {
    description: 'The data in the envelope of its host.',
    content: { 'application/json': { schema } },
  },
})
const envelope = (properties: object) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})
const MESSAGE = { type: 'string' }

test('a document says what it is, and how callers prove who they are', () => {
  const { paths, ...rest } = described()
  expect(rest).toEqual({
    openapi: '3.1.0',
    info: { title: 'Taproom sandbox', version: '1.2.3' },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        signature: { type: 'apiKey', in: 'header', name: 'sign' },
      },
    },
  })
  expect(Object.keys(paths)).toEqual(['/main/a/{key}/b/{id}', '/generic/c', '/chat/d'])
})

test('a call that reads has its parts of the path and its query', () => {
  const data = { type: 'object', properties: { count: { type: 'number' } }, required: ['count'] }
  const { get } = described().paths['/main/a/{key}/b/{id}']
  expect(get).toEqual({
    tags: ['main'],
    parameters: [
      inPath('key'),
      inPath('id'),
      { name: 'word', in: 'query', required: true, schema: { type: 'string' } },
      { name: 'page', in: 'query', required: false, schema: { type: 'number', default: 1 } },
    ],
    security: [{ signature: [] }],
    responses: answer(envelope({ code: { const: 200 }, message: MESSAGE, data })),
  })
})

test('a call that writes at the same path stands beside it, with its body', () => {
  const { get, post } = described().paths['/main/a/{key}/b/{id}']
  expect(get).toBeDefined()
  expect(post).toEqual({
    tags: ['main'],
    parameters: [inPath('key'), inPath('id')],
    requestBody: {
      content: {
        'application/json': {
          schema: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
        },
      },
    },
    security: [{ bearer: [] }],
    responses: answer(
      envelope({ code: { const: 200 }, message: MESSAGE, data: { type: 'string' } }),
    ),
  })
})

test('each host has the envelope of its own', () => {
  const { paths } = described()
  expect(paths['/generic/c'].put).toEqual({
    tags: ['generic'],
    parameters: [],
    security: [{ signature: [] }, { bearer: [] }],
    responses: answer(
      envelope({ status: { const: 1 }, message: MESSAGE, result: { type: 'null' } }),
    ),
  })
  expect(paths['/chat/d'].delete).toEqual({
    tags: ['chat'],
    parameters: [],
    security: [{ signature: [] }],
    responses: answer({ type: 'boolean' }),
  })
})

test('every call of the sandbox can be described', () => {
  const { paths } = describeApi(HANDLERS, '1') as { paths: Record<string, object> }
  const calls = Object.values(paths).flatMap((operations) => Object.keys(operations))
  expect(calls).toHaveLength(HANDLERS.length)
})
