import { sql } from 'kysely'
import { openSandbox, type TestSandbox } from '../testing/open-sandbox'
import { Health, healthRoutes } from './health'

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await openSandbox({ staticDir: '/nowhere' })
})
afterEach(() => sandbox.close())

const ask = async (path: string) => {
  const response = await sandbox.request(path)
  return [response.status, await response.json(), response.headers.get('cache-control')]
}

test('a server that works lives and is ready, and nobody keeps the answer', async () => {
  expect(await ask('/health/live')).toEqual([200, { status: 'live' }, 'no-store'])
  expect(await ask('/health/ready')).toEqual([200, { status: 'ready' }, 'no-store'])
})

test('one that is on its way out lives and is not ready', async () => {
  sandbox.health.stop()
  expect(await ask('/health/live')).toEqual([200, { status: 'live' }, 'no-store'])
  expect(await ask('/health/ready')).toEqual([503, { status: 'stopping' }, 'no-store'])
})

test('one whose database is older than its code is not ready', async () => {
  const { db } = sandbox.services
  await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(
    db,
  )
  expect(await ask('/health/ready')).toEqual([
    503,
    { status: 'migrations are missing' },
    'no-store',
  ])
})

test('one whose database refuses or says nothing is not ready', async () => {
  const other = await openSandbox({ staticDir: '/nowhere' })
  await other.close()
  const gone = other.health
  let release = () => {}
  const busy = new Promise<void>((done) => {
    release = done
  })
  const { db } = sandbox.services
  // A file has one connection, PostgreSQL ten: whoever holds all of them lets nobody else ask.
  const held = Array.from({ length: 10 }, () => db.connection().execute(() => busy))
  const silent = new Health(db, 50)
  for (const health of [gone, silent]) {
    const response = await healthRoutes(health).request('/ready')
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ status: 'database does not answer' })
  }
  release()
  await Promise.all(held)
})
