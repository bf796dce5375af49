import { gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import { getRegions } from '../src/features/address/contract-choose'
import { sendSmsCode } from '../src/features/identity/contract'
import { login } from '../src/features/login/contract'
import { endpoint } from '../src/http/endpoint'
import { handle } from './handler'
import { MEMBER, openSandbox, signedHeaders, type TestSandbox } from './testing/open-sandbox'

const ping = endpoint({
  host: 'generic',
  method: 'GET',
  path: 'ping',
  query: v.object({ count: v.optional(v.number(), 1) }),
  data: v.object({ count: v.number() }),
})
const broken = endpoint({ method: 'GET', path: 'test/broken', data: v.unknown() })

let sandbox: TestSandbox
const print = jest.fn()
beforeAll(async () => {
  sandbox = await openSandbox({
    staticDir: '/nowhere',
    print,
    handlers: [
      handle(ping, async ({ query }) => query),
      handle(broken, async () => {
        throw new Error('secret detail')
      }),
    ],
  })
})
afterAll(() => sandbox.close())

const plain = (path: string, init?: RequestInit) => sandbox.request(path, init)

test('what went wrong is printed for who runs it, a refusal is not', async () => {
  await sandbox.call(getRegions, { query: { level: 9 } })
  expect(print).not.toHaveBeenCalled()
  await sandbox.call(broken)
  expect(print).toHaveBeenCalledWith(
    expect.stringContaining('GET test/broken: Error: secret detail'),
  )
})

describe('the main envelope', () => {
  test('carries the data of a good call with status 200', async () => {
    const answer = await sandbox.call(getRegions, { query: { level: 2 } })
    expect(answer).toMatchObject({ status: 200, code: 200, message: '' })
    expect(answer.data.length).toBeGreaterThan(30)
  })

  test.each([
    ['GET', '/main/people/users/nothing', 404, 'people/users/nothing接口不存在，请注意大小写'],
    ['GET', '/main/People/user/login', 404, 'People/user/login接口不存在，请注意大小写'],
    [
      'GET',
      '/main/people/user/login',
      405,
      '您无权访问接口:是否为get方法使用httpPost或者post方法使用httpGet',
    ],
    ['GET', '/main/people/user/getLoginUser', 401, '请先登录'],
  ])('%s %s is %i', async (method, path, code, message) => {
    const response = await plain(path, { method, headers: { 'accept-language': 'zh-Hans' } })
    expect(response.status).toBe(code)
    expect(await response.json()).toMatchObject({ code, message, data: null })
  })

  test('names the field of a body that breaks the contract', async () => {
    const answer = await sandbox.call(login, { body: { key: MEMBER, type: 4 } })
    expect(answer).toMatchObject({ status: 400, code: 400 })
    expect(answer.message).toContain('password')
  })

  test('says nothing of what broke inside', async () => {
    const answer = await sandbox.call(broken)
    expect(answer).toMatchObject({
      status: 500,
      message: 'The server failed. Please try again.',
    })
  })

  test('answers in the language of the caller', async () => {
    const input = { query: { mobile: '123' } }
    const headers = { 'Accept-Language': 'zh-CN,zh;q=0.9' }
    const [english, chinese] = [
      await sandbox.call(sendSmsCode, input),
      await sandbox.call(sendSmsCode, { ...input, headers }),
    ]
    expect(english.message).toBe('This is no mobile number.')
    expect(chinese.message).toBe('手机号格式不正确')
  })
})

describe('the generic envelope', () => {
  test('has status 1 and a result, and a status 0 for a refusal', async () => {
    const timestamp = sandbox.services.clock.now()
    const good = await plain('/generic/ping?count=3', {
      headers: signedHeaders({ timestamp, method: 'GET', path: 'ping?count=3' }),
    })
    expect(await good.json()).toEqual({ status: 1, message: '', result: { count: 3 } })
    const bad = await plain('/generic/nothing')
    expect(bad.status).toBe(404)
    expect(await bad.json()).toMatchObject({ status: 0, result: null })
  })
})

describe('beside the envelopes', () => {
  test('OpenAPI describes every call', async () => {
    const response = await plain('/openapi.json')
    const { paths } = (await response.json()) as { paths: Record<string, object> }
    expect(paths['/main/people/user/login']).toHaveProperty('post')
    expect(paths['/main/basic/address/{id}']).toHaveProperty('delete')
    expect(paths['/chat/messages']).toHaveProperty('get')
  })

  const askFirst = (origin: string) =>
    plain('/main/people/user/login', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,token,sign',
      },
    })

  test('the development server’s pages may call, and remember so', async () => {
    const { headers } = await askFirst('http://127.0.0.1:4001')
    expect(headers.get('access-control-allow-origin')).toBe('http://127.0.0.1:4001')
    expect(headers.get('access-control-allow-headers')).toContain('sign')
    expect(Number(headers.get('access-control-max-age'))).toBeGreaterThan(600)
  })

  test.each(['https://evil.example', 'http://127.0.0.1:4001.evil.example', 'null'])(
    'pages of %s may read nothing',
    async (origin) => {
      expect((await askFirst(origin)).headers.has('access-control-allow-origin')).toBe(false)
      const read = await plain('/pictures/avatar/1001.svg', { headers: { origin } })
      expect(read.headers.has('access-control-allow-origin')).toBe(false)
    },
  )

  test('a friendly page stands in for an app that is not built', async () => {
    const response = await plain('/')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('has not been built')
  })

  test.each(['//', '///'])(
    'whoever comes back to %s gets to the app, with what they bring',
    async (path) => {
      const { status, headers } = await plain(`${path}?code=c1&state=s1`)
      expect([status, headers.get('location')]).toEqual([302, '/?code=c1&state=s1'])
      expect((await plain(`${path}evil.example/`)).status).toBe(404)
    },
  )

  test('pictures are drawn and may be kept for ever', async () => {
    const response = await plain('/pictures/avatar/1001.svg')
    expect(response.headers.get('content-type')).toMatch(/^image\/svg\+xml/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(await response.text()).toMatch(/^<svg/)
  })

  test('pictures are squeezed for who takes that', async () => {
    const path = '/pictures/beer/tulip.can.6.monsoon-haze.svg'
    const plainly = (await plain(path)).headers
    const squeezed = await plain(path, { headers: { 'accept-encoding': 'gzip' } })
    expect([plainly.get('content-encoding'), squeezed.headers.get('content-encoding')]).toEqual([
      null,
      'gzip',
    ])
    expect(gunzipSync(Buffer.from(await squeezed.arrayBuffer())).toString()).toMatch(/^<svg/)
  })

  test('production has no controls', async () => {
    const closed = await openSandbox({ controls: false, staticDir: '/nowhere' })
    const response = await closed.request('/sandbox/log')
    expect(response.status).toBe(404)
    await closed.close()
  })
})
