import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { login } from '../../src/features/login/contract'
import { DEMO_PASSWORD } from '../profile/seed'
import { MEMBER, signedHeaders } from '../testing/open-sandbox'
import { type Cluster, findPostgres, startCluster } from '../testing/postgres/cluster'
import { readCompose } from './testing/compose'
import { hasCaddy, startProxy, type TlsProxy } from './testing/proxy'
import { endServers, startServer } from './testing/server-process'

// @reads Dockerfile compose.yml compose.without-postgres.yml deploy

const FILES = ['compose.yml']
/** For a database elsewhere, or a file. */
const WITHOUT_POSTGRES = [...FILES, 'compose.without-postgres.yml']
const ENV = {
  TAPROOM_DOMAIN: 'localhost',
  TAPROOM_PROJECT_KEY: 'key-of-the-tests',
  TAPROOM_WITHOUT: 'texts,payments,social',
  TAPROOM_DEMO: '1',
  TAPROOM_DB_PASSWORD: 'a-password',
}

const bin = findPostgres(true)
const hasDocker = spawnSync('docker', ['compose', 'version']).status === 0
if (!hasDocker) console.warn('!!! No Docker: it did not read the files of compose. !!!')
const isRunnable = bin !== undefined && hasCaddy()
if (!isRunnable)
  console.warn('!!! No PostgreSQL or no Caddy: the steps of compose were not run. !!!')

let cluster: Cluster | undefined
let proxy: TlsProxy | undefined
let image: string
beforeAll(async () => {
  image = mkdtempSync(join(tmpdir(), 'taproom-compose-'))
  if (bin) cluster = await startCluster(bin)
})
afterAll(async () => {
  await proxy?.stop()
  await endServers()
  cluster?.stop()
  rmSync(image, { recursive: true, force: true })
})

test.each(['TAPROOM_DOMAIN', 'TAPROOM_PROJECT_KEY', 'TAPROOM_DB_PASSWORD'])(
  'without %s nothing starts, and it is named',
  (name) => {
    expect(() => readCompose(FILES, { ...ENV, [name]: '' })).toThrow(`${name} is missing`)
  },
)

test('who waits for whom, and who speaks to whom, are services of the file', () => {
  const { taproom, proxy: caddy, postgres } = readCompose(FILES, ENV)
  expect(Object.keys({ ...taproom?.depends_on, ...caddy?.depends_on })).toEqual([
    'postgres',
    'taproom',
  ])
  expect(new URL(String(taproom?.environment?.TAPROOM_DATABASE_URL)).hostname).toBe('postgres')
  const caddyfile = readFileSync('deploy/Caddyfile', 'utf8')
  expect(/reverse_proxy (\S+)/.exec(caddyfile)?.[1]).toBe('taproom:4000')
  expect(readFileSync('Dockerfile', 'utf8')).toMatch(/^EXPOSE 4000$/m)
  expect(caddy?.volumes).toContain('./deploy/Caddyfile:/etc/caddy/Caddyfile:ro')
  expect([caddy?.ports?.includes('443:443'), taproom?.ports, postgres?.ports]).toEqual([
    true,
    undefined,
    undefined,
  ])
})

test.each([
  ['a file', ''],
  ['one that is elsewhere', 'postgres://taproom:secret@db.example.com/taproom'],
])('with %s as database no PostgreSQL is started, waited for or given a password', (_, url) => {
  const { TAPROOM_DB_PASSWORD: __, ...env } = ENV
  const services = readCompose(WITHOUT_POSTGRES, { ...env, TAPROOM_DATABASE_URL: url })
  expect(Object.keys(services)).toEqual(['taproom', 'proxy'])
  expect(services.taproom).toMatchObject({
    depends_on: {},
    environment: { TAPROOM_DATABASE_URL: url },
    volumes: ['data:/data'],
  })
})

const whereDockerIs = hasDocker ? test : test.skip

whereDockerIs.each([
  ['alone', FILES],
  ['without PostgreSQL', WITHOUT_POSTGRES],
])('Docker takes the file %s, with the variables that it asks for', (_, names) => {
  const files = names.flatMap((file) => ['--file', file])
  const read = spawnSync('docker', ['compose', ...files, 'config', '--quiet'], {
    env: { ...process.env, ...ENV },
    encoding: 'utf8',
  })
  expect(read).toMatchObject({ status: 0 })
})

const whereItRuns = isRunnable ? test : test.skip

whereItRuns('its steps, without Docker: a database, two servers and TLS before them', async () => {
  const { taproom, postgres } = readCompose(FILES, ENV)
  const at = new URL(`${cluster?.url}/`)
  const { POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD } = postgres?.environment ?? {}
  // As the entry point of the database's image does it, whose user may do everything too.
  expect(at.username).toBe(POSTGRES_USER)
  const admin = new Client({ connectionString: `${cluster?.url}/postgres` })
  await admin.connect()
  await admin.query(`alter role ${POSTGRES_USER} password '${POSTGRES_PASSWORD}'`)
  await admin.query(`create database ${POSTGRES_DB}`)
  await admin.end()
  const [, check = ''] = postgres?.healthcheck?.test ?? []
  const PATH = `${bin}:${process.env.PATH}`
  const asked = spawnSync('sh', ['-c', check], {
    env: { ...process.env, PATH, PGHOST: at.hostname, PGPORT: at.port },
  })
  expect(asked.status).toBe(0)

  const laid = spawnSync('sh', ['deploy/lay-out.sh', image, '--without-app'], { encoding: 'utf8' })
  expect([laid.status, laid.stderr]).toEqual([0, ''])
  const url = new URL(String(taproom?.environment?.TAPROOM_DATABASE_URL))
  url.host = at.host
  const env = { ...taproom?.environment, TAPROOM_DATABASE_URL: url.href, NODE_ENV: 'production' }
  const start = () =>
    startServer({ ...env, TAPROOM_PROXIES: '127.0.0.1' }, undefined, ['sh', join(image, 'run.sh')])
  const servers = [await start(), await start()]
  for (const { origin } of servers) {
    const { port } = new URL(origin)
    const ready = spawnSync('sh', [join(image, 'is-ready.sh')], {
      env: { ...process.env, PORT: port },
    })
    expect(ready.status).toBe(0)
  }

  proxy = await startProxy(servers.map(({ origin }) => new URL(origin).host))
  const { ask } = proxy
  const { path } = login.contract
  const body = JSON.stringify({ key: MEMBER, password: DEMO_PASSWORD, type: 4 })
  const call = { method: 'POST', path, body, timestamp: Math.floor(Date.now() / 1000) }
  const headers = signedHeaders({ ...call, key: ENV.TAPROOM_PROJECT_KEY })
  const session = await ask(`/main/${path}`, { method: 'POST', body, headers })
  expect(session.headers['strict-transport-security']).toBe('max-age=31536000')
  const { token } = JSON.parse(session.body).data
  // Who logged in at one is known by both: each is asked in turn.
  const own = { headers: { authorization: `Bearer ${token}` } }
  for (let turn = 0; turn < 4; turn++) {
    const { status } = await ask('/main/people/user/1001', own)
    expect(status).toBe(200)
  }
  for (const inside of ['/metrics', '/health/ready']) expect((await ask(inside)).status).toBe(404)
})
