import { openSandbox, type TestSandbox } from '../testing/open-sandbox'
import { CONTROL_HEADER } from './gate'

const TOKEN = 'token-of-this-start'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox({ controlToken: TOKEN, staticDir: '/nowhere' })
})
afterAll(() => sandbox.close())

/** A connection as the Node adapter hands it over. */
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })

interface Asking {
  readonly origin?: string
  readonly address?: string
  readonly headers?: Record<string, string>
  readonly path?: string
}

async function ask({
  origin = 'http://127.0.0.1:4000',
  address = '127.0.0.1',
  headers = { [CONTROL_HEADER]: TOKEN },
  path = '/sandbox/sms',
}: Asking = {}): Promise<number> {
  const response = await sandbox.fetch(new Request(origin + path, { headers }), from(address))
  return response.status
}

test.each([
  ['127.0.0.1', 'http://127.0.0.1:4000'],
  ['::1', 'http://[::1]:4000'],
  ['::ffff:127.0.0.1', 'http://localhost:4000'],
])('a caller at %s of %s who knows the token gets in', async (address, origin) => {
  expect(await ask({ address, origin })).toBe(200)
})

test('a person puts the token into the address', async () => {
  expect(await ask({ headers: {}, path: `/sandbox/sms?token=${TOKEN}` })).toBe(200)
})

test.each<[string, Asking]>([
  ['no token', { headers: {} }],
  ['an empty token', { headers: { [CONTROL_HEADER]: '' } }],
  ['another token', { headers: { [CONTROL_HEADER]: 'token-of-that-start' } }],
  ['half of it', { headers: { [CONTROL_HEADER]: TOKEN.slice(0, 9) } }],
  ['a connection from elsewhere', { address: '192.168.1.20' }],
  ['the name of another site for our address', { origin: 'http://evil.example:4000' }],
  ['a name that begins like ours', { origin: 'http://127.0.0.1.evil.example' }],
  [
    'a page of another site',
    { headers: { [CONTROL_HEADER]: TOKEN, 'sec-fetch-site': 'cross-site' } },
  ],
  [
    'a page of another port',
    { headers: { [CONTROL_HEADER]: TOKEN, 'sec-fetch-site': 'same-site' } },
  ],
])('%s stays outside', async (_, asking) => {
  expect(await ask(asking)).toBe(403)
})

test('who stays outside is told what is missing', async () => {
  const asked = new Request('http://127.0.0.1:4000/sandbox/sms')
  const response = await sandbox.fetch(asked, from('127.0.0.1'))
  expect(await response.json()).toEqual({
    message:
      'The controls of the sandbox answer on this machine, with the token it printed at its start.',
  })
})

test('a page of another site can neither reset the data nor read a code', async () => {
  const { db } = sandbox.services
  await db.updateTable('users').set({ nickName: '"kept"' }).where('id', '=', '1001').execute()
  const url = 'http://127.0.0.1:4000/sandbox/'
  const headers = { origin: 'https://evil.example', 'content-type': 'text/plain' }
  const reset = new Request(`${url}reset`, { method: 'POST', body: '{"fresh":true}', headers })
  expect((await sandbox.fetch(reset, from('127.0.0.1'))).status).toBe(403)
  const codes = await sandbox.fetch(new Request(`${url}sms`, { headers }), from('127.0.0.1'))
  expect(codes.headers.has('access-control-allow-origin')).toBe(false)
  expect(await codes.text()).not.toContain('mobile')
  const user = await db.selectFrom('users').select('nickName').where('id', '=', '1001').execute()
  expect(user).toEqual([{ nickName: '"kept"' }])
})

describe('in production', () => {
  const before = process.env.NODE_ENV
  afterEach(() => {
    Object.assign(process.env, { NODE_ENV: before })
  })

  test('there are no controls, even for who asks for them', async () => {
    Object.assign(process.env, { NODE_ENV: 'production' })
    const closed = await openSandbox({ controls: true, staticDir: '/nowhere' })
    expect((await closed.request('/sandbox/sms')).status).toBe(404)
    await closed.close()
  })
})
