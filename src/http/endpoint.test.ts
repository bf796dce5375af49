import * as v from 'valibot'
import { ApiError, ContractError } from '../errors'
import type { HttpRequest } from './endpoint'
import { endpoint, setHttpClient } from './endpoint'

function serve(answer: unknown): HttpRequest[] {
  const sent: HttpRequest[] = []
  setHttpClient({
    async send(request) {
      sent.push(request)
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  return sent
}

const beer = v.object({ id: v.string(), price: v.number() })
const get = endpoint({
  method: 'GET',
  path: 'beer/{id}/of/{store}',
  query: v.object({ size: v.number() }),
  data: beer,
})
const page = endpoint({
  method: 'POST',
  path: 'beer/page',
  body: v.object({}),
  data: v.array(beer),
  read: true,
})
const remove = endpoint({
  method: 'DELETE',
  path: 'beer/',
  data: v.unknown(),
  auth: 'user',
  host: 'generic',
})

test('a call is sent as its contract says', async () => {
  const sent = serve({ id: '7', price: 4200 })
  await get({ params: { id: '7', store: 3 }, query: { size: 330 } }, { quiet: true })
  expect(sent[0]).toEqual({
    host: 'main',
    method: 'GET',
    path: 'beer/7/of/3',
    query: { size: 330 },
    body: undefined,
    read: true,
    anonymous: true,
    quiet: true,
    check: expect.any(Function),
  })
})

test('what comes is parsed, and what the contract does not name stays out', async () => {
  serve({ id: '7', price: 4200, secret: 'x' })
  const result = await get({ params: { id: '7', store: 1 }, query: { size: 1 } })
  expect(result).toEqual({ id: '7', price: 4200 })
})

test('an answer of another shape says where it differs', async () => {
  serve([{ id: '7', price: '42' }])
  const error = await page({ body: {} }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ContractError)
  expect((error as ContractError).issues[0]).toMatch(/^0\.price /)
  expect(error).toMatchObject({ path: 'beer/page' })
})

test('a refusal passes through', async () => {
  const refusal = new ApiError('beer/page', 500, 'no stock')
  serve(refusal)
  await expect(page({ body: {} })).rejects.toBe(refusal)
})

test.each([
  ['a GET', () => get({ params: { id: '1', store: 1 }, query: { size: 1 } }), true],
  ['a POST that reads', () => page({ body: {} }), true],
  ['a DELETE', () => remove(), false],
])('%s is a read: %s', async (_, call, isRead) => {
  const sent = serve(null)
  await call().catch(() => {})
  expect(sent[0]?.read).toBe(isRead)
})

test('a call for users is not anonymous and goes to its own host', async () => {
  const sent = serve(null)
  await remove()
  expect(sent[0]).toMatchObject({ anonymous: false, host: 'generic' })
})

test.each([
  ['../../user/logout', 'beer/..%2F..%2Fuser%2Flogout/of/1'],
  ['a?b=c#d', 'beer/a%3Fb%3Dc%23d/of/1'],
  ['啤酒', 'beer/%E5%95%A4%E9%85%92/of/1'],
  ['\ud83c', 'beer/%EF%BF%BD/of/1'],
])('a parameter %j cannot leave its place in the path', async (id, path) => {
  const sent = serve({ id: '7', price: 1 })
  await get({ params: { id, store: 1 }, query: { size: 1 } })
  expect(sent[0]?.path).toBe(path)
})
