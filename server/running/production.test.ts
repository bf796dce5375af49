import { login } from '../../src/features/login/contract'
import { DEMO_PASSWORD } from '../profile/seed'
import { MEMBER, signedHeaders } from '../testing/open-sandbox'
import { PRODUCTION } from './testing/production'
import { endServers, type ServerProcess, spawnServer, startServer } from './testing/server-process'

afterAll(endServers)

async function logIn({ origin }: ServerProcess) {
  const { path } = login.contract
  const body = JSON.stringify({ key: MEMBER, password: DEMO_PASSWORD, type: 4 })
  const timestamp = Math.floor(Date.now() / 1000)
  const key = PRODUCTION.TAPROOM_PROJECT_KEY
  const headers = signedHeaders({ method: 'POST', path, body, timestamp, key })
  return (await fetch(`${origin}/main/${path}`, { method: 'POST', body, headers })).status
}

test('a start without keys says what is missing, all at once, and does not start', async () => {
  const { ended, output } = spawnServer({ NODE_ENV: 'production' })
  expect(await ended).toBe(1)
  expect(output()).toMatch(/^With NODE_ENV=production nothing is simulated/)
  for (const missing of ['TAPROOM_PROJECT_KEY: ', 'texts: ', 'payments: ', 'social: ']) {
    expect(output()).toContain(`\n  - ${missing}`)
  }
  expect(output()).not.toContain('    at ')
})

test('one for customers begins empty, simulates nothing, and writes JSON', async () => {
  const server = await startServer(PRODUCTION)
  const { origin } = server
  expect(await (await fetch(`${origin}/health/ready`)).json()).toEqual({ status: 'ready' })
  for (const path of [
    '/sandbox/sms',
    '/dev/reports',
    '/pay/cashier',
    '/pay/wechat/oauth',
    '/metrics',
  ])
    expect([path, (await fetch(origin + path)).status]).toEqual([path, 404])
  expect(await logIn(server)).toBe(400)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)

  const lines = server
    .output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines[0]).toMatchObject({ level: 'info', msg: 'listening', url: origin })
  expect(lines).toContainEqual(expect.objectContaining({ route: '/sandbox/*', status: 404 }))
  expect(lines.at(-1)).toMatchObject({ msg: 'stopped', isClean: true })
  expect(server.output()).not.toMatch(/token|SMS|taproom1/)
})

test('the demonstration’s data is shown to customers on purpose only', async () => {
  const demo = await startServer({})
  demo.child.kill('SIGTERM')
  await demo.ended
  const { ended, output } = spawnServer(PRODUCTION, demo.data)
  expect(await ended).toBe(1)
  expect(output()).toContain('The data folder holds the demonstration')

  const shown = await startServer({ ...PRODUCTION, TAPROOM_DEMO: '1' }, demo.data)
  expect(await logIn(shown)).toBe(200)
  expect((await fetch(`${shown.origin}/sandbox/sms`)).status).toBe(404)
})
