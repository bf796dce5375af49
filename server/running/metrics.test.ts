import { sql } from 'kysely'
import { getRegions } from '../../src/features/address/contract-choose'
import { openSandbox, type TestSandbox } from '../testing/open-sandbox'

const TOKEN = 'a-token-of-the-tests'
let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox({ staticDir: '/nowhere', metricsToken: TOKEN })
})
afterAll(() => sandbox.close())

const ask = (authorization?: string) =>
  sandbox.request('/metrics', authorization === undefined ? {} : { headers: { authorization } })
/** The lines of one name, without its help. */
async function valuesOf(name: string): Promise<string[]> {
  const text = await (await ask(`Bearer ${TOKEN}`)).text()
  return text.split('\n').filter((line) => line.startsWith(name))
}

test('they are for who brings the token; without one set there are none', async () => {
  expect((await ask()).status).toBe(404)
  expect((await ask('Bearer another-token-than-it')).status).toBe(404)
  const open = await ask(`Bearer ${TOKEN}`)
  expect([open.status, open.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(open.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const other = await openSandbox({ staticDir: '/nowhere' })
  const headers = { authorization: `Bearer ${TOKEN}` }
  expect((await other.request('/metrics', { headers })).status).toBe(404)
  await other.close()
})

test('calls are counted by route and status, and timed', async () => {
  await sandbox.call(getRegions, { query: { level: 2 } })
  await sandbox.call(getRegions, { query: { level: 9 } })
  const route = `method="GET",route="/main/${getRegions.contract.path}"`
  expect(await valuesOf(`taproom_requests_total{${route}`)).toEqual([
    `taproom_requests_total{${route},status="200"} 1`,
    `taproom_requests_total{${route},status="400"} 1`,
  ])
  expect(await valuesOf(`taproom_request_duration_seconds_count{${route}`)).toEqual([
    `taproom_request_duration_seconds_count{${route}} 2`,
  ])
})

test('whatever is asked for, the routes stay few', async () => {
  for (const path of ['/a', '/b', '/main/a', '/main/b']) {
    await sandbox.request(path, { method: 'PROPFIND' })
  }
  const lines = await valuesOf('taproom_requests_total{method="OTHER"')
  expect(lines.map((line) => /route="([^"]*)"/.exec(line)?.[1])).toEqual(['/*', '/main/*'])
})

test('statements that failed, open sockets and what is due are there', async () => {
  const { db, clock } = sandbox.services
  await expect(sql`select id from nowhere`.execute(db)).rejects.toThrow('nowhere')
  expect(await valuesOf('taproom_database_errors_total')).toEqual([
    'taproom_database_errors_total 1',
  ])

  sandbox.metrics?.watchSockets(() => 3)
  expect(await valuesOf('taproom_open_sockets')).toEqual(['taproom_open_sockets 3'])

  expect(await valuesOf('taproom_due_notifications')).toEqual(['taproom_due_notifications 0'])
  const order = { id: 'order-1', gateway: 'cashier', payId: '800001', amount: 1, description: '' }
  const asked = { returnUrl: '', payType: 1, createdAt: 0, transactionId: null }
  await db
    .insertInto('gateway_orders')
    .values({ ...order, ...asked, status: 'paid' })
    .execute()
  const row = { gatewayOrderId: order.id, createdAt: 0 }
  await db
    .insertInto('gateway_outbox')
    .values([
      { ...row, nextAt: clock.now() },
      { ...row, nextAt: clock.now() + 60 },
      { ...row, nextAt: clock.now(), deliveredAt: clock.now() },
    ])
    .execute()
  expect(await valuesOf('taproom_due_notifications')).toEqual(['taproom_due_notifications 1'])
  expect(await valuesOf('process_resident_memory_bytes')).toHaveLength(1)
})
