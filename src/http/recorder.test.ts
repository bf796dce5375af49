import type { TransportRequest } from '../shared/transport'
import { createRecorder } from './recorder'

const request: TransportRequest = {
  url: 'https://shop/main/people/user/login',
  method: 'POST',
  headers: {
    Authorization: 'Bearer secret-token',
    sign: 'secret-sign',
    timestamp: '1700000000',
    token: '',
  },
  body: '{"key":"13800138000","password":"secret-password"}',
  timeoutMs: 1,
}
const answer = {
  status: 200,
  body: { code: 200, data: { id: '1001', token: 'secret-answer' } },
  headers: {},
}
const recorder = () => createRecorder((url) => url.replace('https://shop/main/', ''))

test('an exchange is kept with its verdict, newest first', async () => {
  const kept = recorder()
  const send = kept.wrap(async () => answer)
  await send(request)
  await send({ ...request, url: 'https://shop/main/product/page' })
  expect(kept.list().map(({ url, status }) => [url, status])).toEqual([
    ['https://shop/main/product/page', 200],
    ['https://shop/main/people/user/login', 200],
  ])
})

test('no secret is in what is shown or copied', async () => {
  const kept = recorder()
  await kept.wrap(async () => answer)(request)
  const [exchange] = kept.list()
  expect(JSON.stringify(exchange)).not.toMatch(/secret-/)
  expect(exchange && kept.fixture(exchange)).not.toMatch(/secret-/)
  expect(JSON.stringify(exchange)).toContain('13800138000')
})

test('the signature base names time, method and path', async () => {
  const kept = recorder()
  await kept.wrap(async () => answer)(request)
  expect(kept.list()[0]?.signatureBase.split('\n').slice(0, 3)).toEqual([
    '1700000000',
    'POST',
    'people/user/login',
  ])
})

test('a failure is noted and still reaches the caller', async () => {
  const kept = recorder()
  const send = kept.wrap(() => Promise.reject(new Error('offline')))
  await expect(send(request)).rejects.toThrow('offline')
  expect(kept.list()[0]?.failure).toContain('offline')
})

test('a replay sends the same bytes again', async () => {
  const sent: (string | undefined)[] = []
  const kept = recorder()
  await kept.wrap(async ({ body }) => {
    sent.push(body)
    return answer
  })(request)
  await kept.replay(kept.list()[0]?.id ?? 0)
  expect(sent).toEqual([request.body, request.body])
  expect(kept.list()).toHaveLength(2)
})

test('only the last sixty are kept', async () => {
  const kept = recorder()
  const send = kept.wrap(async () => answer)
  for (let index = 0; index < 70; index++) await send(request)
  expect(kept.list()).toHaveLength(60)
})
