import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login } from '../../src/features/login/contract'
import { DEMO_PASSWORD } from '../profile/seed'
import {
  endObjectServers,
  OBJECT_ACCOUNT,
  startObjectServer,
} from '../storage/testing/object-servers'
import { PNG, send } from '../storage/testing/uploads'
import { MEMBER, signedHeaders } from '../testing/open-sandbox'
import { PRODUCTION } from './testing/production'
import { endServers, startServer } from './testing/server-process'

// @reads Dockerfile compose.yml deploy

let image: string
beforeAll(() => {
  image = mkdtempSync(join(tmpdir(), 'taproom-image-'))
  const laid = spawnSync('sh', ['deploy/lay-out.sh', image, '--without-app'], { encoding: 'utf8' })
  if (laid.status !== 0) throw new Error(laid.stderr)
})
afterAll(async () => {
  await endObjectServers()
  await endServers()
  rmSync(image, { recursive: true, force: true })
})

const isReady = (origin: string) =>
  spawnSync('sh', [join(image, 'is-ready.sh')], {
    env: { ...process.env, PORT: new URL(origin).port },
  }).status

test('what the image holds starts alone, tells its health, is backed up and ends by a signal', async () => {
  const before = readdirSync(image, { recursive: true })
  const command = ['sh', join(image, 'run.sh')] as const
  const server = await startServer(PRODUCTION, undefined, command)
  expect(isReady(server.origin)).toBe(0)
  const backups = join(server.data, 'backups')
  const args = [join(image, 'backup.cjs'), 'backup', '--data', server.data, '--to', backups]
  const backup = spawnSync(process.execPath, args, { encoding: 'utf8', cwd: image })
  expect(backup.stderr).toBe('')
  expect(statSync(backup.stdout.trim()).size).toBeGreaterThan(10_000)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(isReady(server.origin)).toBe(1)
  // Its disk is read-only: all it writes is in the folder of its data.
  expect(readdirSync(image, { recursive: true })).toEqual(before)
})

test('what it holds draws pictures and keeps them in an object storage', async () => {
  const env = {
    ...PRODUCTION,
    TAPROOM_DEMO: '1',
    TAPROOM_FILES_URL: await startObjectServer(),
    TAPROOM_FILES_KEY: OBJECT_ACCOUNT,
    TAPROOM_FILES_SECRET: OBJECT_ACCOUNT,
  }
  const { origin } = await startServer(env, undefined, ['sh', join(image, 'run.sh')])
  const request = (path: string, init?: RequestInit) => fetch(origin + path, init)
  const { path } = login.contract
  const body = JSON.stringify({ key: MEMBER, password: DEMO_PASSWORD, type: 4 })
  const call = { method: 'POST', path, body, timestamp: Math.floor(Date.now() / 1000) }
  const headers = signedHeaders({ ...call, key: PRODUCTION.TAPROOM_PROJECT_KEY })
  const session = await request(`/main/${path}`, { method: 'POST', body, headers })
  const { token } = (await session.json()).data
  const { data } = await send({ request }, PNG, { token })
  const served = await request(data.url)
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await served.arrayBuffer()).byteLength).toBe(data.size)
})

test('the image is laid out by the same script, runs as an ordinary user and asks for its health', () => {
  const [, last = ''] = readFileSync('Dockerfile', 'utf8').split(/^FROM .*$(?![\s\S]*^FROM )/m)
  expect(readFileSync('Dockerfile', 'utf8')).toContain('RUN sh deploy/lay-out.sh /image\n')
  expect(last).toMatch(/^USER node$/m)
  expect(last).toMatch(/^HEALTHCHECK .*"\/app\/is-ready\.sh"\]$/m)
  expect(last).toMatch(/^CMD \["sh", "\/app\/run\.sh", /m)
})
