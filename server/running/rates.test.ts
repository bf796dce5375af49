import { setCartCount } from '../../src/features/cart/contract'
import { getUser } from '../../src/features/login/contract'
import { HEADER } from '../../src/http/headers'
import { Proxies } from '../http/proxies'
import {
  MEMBER,
  NEWCOMER,
  openSandbox,
  signedHeaders,
  type TestSandbox,
} from '../testing/open-sandbox'
import { RATES } from './rates'

const MANY = { calls: 1000, seconds: 60 }
let sandbox: TestSandbox
afterEach(() => sandbox.close())

const open = (rates: Partial<typeof RATES>) =>
  openSandbox({
    staticDir: '/nowhere',
    rates: { address: MANY, user: MANY, userWrites: MANY, ...rates },
    proxies: new Proxies('10.0.0.0/8'),
  })

/** An anonymous call over a connection. */
async function callFrom(remoteAddress: string, forwarded = '', path = '/main/api/nothing') {
  const timestamp = sandbox.services.clock.now()
  const headers = {
    ...signedHeaders({ method: 'GET', path: path.replace(/^\/main\//, ''), timestamp }),
    ...(forwarded && { 'x-forwarded-for': forwarded }),
    [HEADER.language]: 'zh-CN',
  }
  const request = new Request(`http://127.0.0.1:4000${path}`, { headers })
  return sandbox.fetch(request, { incoming: { socket: { remoteAddress } } })
}

test('who calls too often from one address is told when to come back, in the envelope', async () => {
  sandbox = await open({ address: { calls: 2, seconds: 60 } })
  for (const status of [404, 404]) expect((await callFrom('203.0.113.5')).status).toBe(status)
  const refused = await callFrom('203.0.113.5')
  expect(refused.status).toBe(429)
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(50)
  expect(wait).toBeLessThanOrEqual(60)
  expect(await refused.json()).toEqual({
    code: 429,
    message: `请求过于频繁，请 ${wait} 秒后再试`,
    data: null,
  })
  // Their neighbour is not held up, nor is a page or a check of health.
  expect((await callFrom('203.0.113.6')).status).toBe(404)
  expect((await callFrom('203.0.113.5', '', '/openapi.json')).status).toBe(200)
  expect((await callFrom('203.0.113.5', '', '/health/live')).status).toBe(200)
})

test.each(['/pay/nothing', '/files/nothing.png', '/main/api/nothing'])(
  'calls of one address are counted at %s too',
  async (path) => {
    sandbox = await open({ address: { calls: 1, seconds: 60 } })
    expect((await callFrom('203.0.113.5', '', path)).status).not.toBe(429)
    expect((await callFrom('203.0.113.5', '', path)).status).toBe(429)
  },
)

test('one IPv6 network is one address, and behind our proxy its callers are told apart', async () => {
  sandbox = await open({ address: { calls: 1, seconds: 60 } })
  expect((await callFrom('2001:db8::1')).status).toBe(404)
  expect((await callFrom('2001:db8::2')).status).toBe(429)
  expect((await callFrom('10.0.0.1', '198.51.100.1')).status).toBe(404)
  expect((await callFrom('10.0.0.1', '198.51.100.2')).status).toBe(404)
  expect((await callFrom('10.0.0.1', '198.51.100.2')).status).toBe(429)
  // Who is no proxy of ours does not get around it by a header.
  expect((await callFrom('203.0.113.5', '198.51.100.3')).status).toBe(404)
  expect((await callFrom('203.0.113.5', '198.51.100.4')).status).toBe(429)
})

test('an account is counted wherever it calls from, and others are not held up', async () => {
  sandbox = await open({ user: { calls: 2, seconds: 60 } })
  const [member, newcomer] = [await sandbox.logIn(MEMBER), await sandbox.logIn(NEWCOMER)]
  const read = (id: string, token: string) => sandbox.call(getUser, { params: { id } }, token)
  for (const code of [200, 200, 429]) expect((await read('1001', member)).code).toBe(code)
  expect((await read('1002', newcomer)).code).toBe(200)
})

test('what changes something is counted besides', async () => {
  sandbox = await open({ userWrites: { calls: 1, seconds: 60 } })
  const token = await sandbox.logIn(MEMBER)
  const add = () => sandbox.call(setCartCount, { body: {} }, token)
  expect((await add()).code).toBe(400)
  expect(await add()).toMatchObject({
    code: 429,
    message: expect.stringContaining('Too many calls'),
  })
  expect((await sandbox.call(getUser, { params: { id: '1001' } }, token)).code).toBe(200)
})

test('where nobody set limits there are none', async () => {
  sandbox = await openSandbox({ staticDir: '/nowhere' })
  for (let n = 0; n <= RATES.address.calls; n++) {
    const { status } = await callFrom('203.0.113.5')
    if (status !== 404) throw new Error(`call ${n}: ${status}`)
  }
  expect((await callFrom('203.0.113.5')).headers.has('retry-after')).toBe(false)
})
