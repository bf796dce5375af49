import { Hono } from 'hono'
import * as v from 'valibot'
import { executeTask } from '../../src/features/task/contract'
import { endpoint } from '../../src/http/endpoint'
import { type Context, type Handler, handle } from '../handler'
import { type Deed as Done, type Job, runJob } from '../task/run'
import { OPEN_BOOKS } from '../testing/open-books'
import { openSandbox } from '../testing/open-sandbox'
import { book } from '../wallet/book'
import { attackAnswers } from './client/answers'
import { attackNetwork } from './client/network'
import type { Bench, Deal } from './deals'
import { Range } from './findings'
import { attackMoney } from './money'
import { attackOwnership } from './ownership'
import { attackReturns, type Return } from './returns'
import { attackRows } from './rows'
import { attackTasks, WORKS } from './tasks'

const SEED = 20_261_122

describe('a finding', () => {
  const GUARDED = { 'x-content-type-options': 'nosniff', 'content-security-policy': 'x' }
  const JSON_TYPE = { ...GUARDED, 'content-type': 'application/json' }

  test.each<[string, string, ResponseInit]>([
    ['a fault', '{"message":"The server failed."}', { status: 500, headers: JSON_TYPE }],
    ['its inside', '{"message":"SqliteError: no table"}', { status: 400, headers: JSON_TYPE }],
    ['no sentence', '{"code":400}', { status: 400, headers: JSON_TYPE }],
    ['no guard', 'x', { headers: { 'content-type': 'text/plain' } }],
    ['every origin', 'x', { headers: { ...GUARDED, 'access-control-allow-origin': '*' } }],
    [
      'a stranger’s markup',
      '<p><script>alert(1)</script>',
      { headers: { ...GUARDED, 'content-type': 'text/html' } },
    ],
  ])('is %s', async (_, body, init) => {
    const app = new Hono()
    app.get('*', () => new Response(body, init))
    const range = new Range(async (path) => app.request(path))
    await range.fire({ name: 'n', path: '/x', init: { method: 'GET', headers: {} } })
    expect(range.findings().failures.length).toBeGreaterThan(0)
  })

  test('is an answer that takes a processor longer than anybody has patience', async () => {
    const app = new Hono()
    app.get('*', () => {
      const { user } = process.cpuUsage()
      while (process.cpuUsage().user - user < 30_000) Math.sqrt(2)
      return Response.json({ message: 'No such thing.' }, { status: 404, headers: GUARDED })
    })
    const range = new Range(async (path) => app.request(path), 20)
    await range.fire({ name: 'n', path: '/x', init: { method: 'GET', headers: {} } })
    expect(range.findings().failures).toMatchObject([{ problem: expect.stringMatching(/^took /) }])
  })

  test('is no answer that is as it must be', async () => {
    const app = new Hono()
    app.get('*', () =>
      Response.json({ message: 'No such thing.' }, { status: 404, headers: GUARDED }),
    )
    const range = new Range(async (path) => app.request(path))
    await range.fire({ name: 'n', path: '/x', init: { method: 'GET', headers: {} } })
    expect(range.findings()).toMatchObject({ cases: 1, failures: [], statuses: { 404: 1 } })
  })

  test('is a call that changes or tells what is somebody else’s', async () => {
    const hole = endpoint({
      method: 'POST',
      path: 'test/hole',
      body: v.object({ addressId: v.string() }),
      data: v.unknown(),
      auth: 'user',
    })
    const handler = handle(hole, async ({ body }, { db }) => {
      await db
        .updateTable('addresses')
        .set({ name: 'x' })
        .where('id', '=', body.addressId)
        .execute()
      return db.selectFrom('addresses').selectAll().where('id', '=', body.addressId).execute()
    })
    const sandbox = await openSandbox({ staticDir: '/nowhere', handlers: [handler] })
    const range = new Range(sandbox.request)
    await attackOwnership(range, sandbox, SEED, [handler], 20)
    const problems = range.findings().failures.map(({ problem }) => problem)
    expect(problems).toContain('changed rows of others in addresses')
    expect(problems.some((problem) => problem.startsWith('tells a secret'))).toBe(true)
    await sandbox.close()
  })

  test('is a call that changes what is a shop’s, a buyer’s of that shop, or the house’s', async () => {
    const hole = endpoint({
      method: 'POST',
      path: 'test/hole',
      body: v.object({ productId: v.string() }),
      data: v.unknown(),
      auth: 'user',
    })
    const handler = handle(hole, async ({ body: { productId } }, { db }) => {
      await db.updateTable('products').set({ name: '{}' }).where('id', '=', productId).execute()
      await db.updateTable('skus').set({ price: 1 }).where('productId', '=', productId).execute()
      await db.updateTable('order_lines').set({ paid: 1 }).execute()
      await db.updateTable('users').set({ nickName: 'x' }).execute()
      await db.updateTable('categories').set({ name: '{}' }).execute()
      return null
    })
    const sandbox = await openSandbox({ staticDir: '/nowhere', handlers: [handler] })
    OPEN_BOOKS.delete(sandbox.services.db)
    const range = new Range(sandbox.request)
    await attackOwnership(range, sandbox, SEED, [handler], 20)
    const found = new Set(range.findings().failures.map(({ problem }) => problem.split(' ').pop()))
    expect([...found].sort()).toEqual(['categories', 'order_lines', 'products', 'skus', 'users'])
    await sandbox.close()
  })

  /** One table over one call with a hole in it. */
  async function findingsOf(
    handler: Handler,
    table: (bench: Bench, handler: Handler) => Promise<unknown>,
  ): Promise<string> {
    const sandbox = await openSandbox({ staticDir: '/nowhere', handlers: [handler] })
    // Its books are falsified on purpose.
    OPEN_BOOKS.delete(sandbox.services.db)
    const range = new Range(sandbox.request)
    await table({ range, sandbox, seed: SEED, handlers: [handler] }, handler)
    await sandbox.close()
    return range
      .findings()
      .failures.map(({ problem }) => problem)
      .join('\n')
  }

  /** A call that pays its caller what they ask for. */
  const gift = (line: boolean) =>
    handle(
      endpoint({
        method: 'POST',
        path: 'test/gift',
        body: v.object({ accountId: v.string(), amount: v.number(), requestId: v.string() }),
        data: v.unknown(),
        auth: 'user',
      }),
      async ({ body: { accountId, amount } }, { db, now }) => {
        if (line) {
          const source = { refKind: 'task', refId: '1' } as const
          const gave = { accountId, amount, kind: 'task', title: 'x', now: now(), ...source }
          await book(db, gave)
        } else {
          const raise = db.updateTable('accounts').where('id', '=', accountId)
          await raise.set((eb) => ({ amount: eb('amount', '+', amount) })).execute()
        }
        return null
      },
    )
  const deal: Deal = {
    path: 'test/gift',
    as: '1001',
    body: async (requestId) => ({ accountId: '100101', amount: 100, requestId }),
  }

  test('is money without a line', async () => {
    const found = await findingsOf(gift(false), (bench) => attackMoney(bench, [deal], 2))
    expect(found).toMatch(/not the sum of its lines/)
    expect(found).toMatch(/made \d+ cents/)
  })

  test('is money without a source, a wish that is done twice, and another one under its name', async () => {
    const found = await findingsOf(gift(true), (bench) => attackMoney(bench, [deal], 30))
    expect(found).toMatch(/a task does not have this line/)
    expect(found).toMatch(/told again it was done again/)
    expect(found).toMatch(/one request id did two things/)
    expect(found).toMatch(/twenty at once were more than one/)
    expect(found).toMatch(/a sum that is none was taken/)
  })

  test('is what comes back more than once, and what a stranger gets', async () => {
    const back: Return = {
      path: 'test/gift',
      as: '1001',
      strangers: ['1002'],
      make: async (_, name) => ({ accountId: '100101', amount: 100, requestId: name }),
    }
    const found = await findingsOf(gift(true), (bench) => attackReturns(bench, 30, [back]))
    expect(found).toMatch(/a stranger was obeyed/)
    expect(found).toMatch(/\d+ cents more than before/)
    expect(found).toMatch(/a sum that is none was taken/)
  })

  test('is what a person would send and nobody gets', async () => {
    const back = {
      path: 'test/none',
      as: '1001',
      strangers: [],
      make: async () => ({ id: '1' }),
    } as const
    const found = await findingsOf(gift(true), (bench) => attackReturns(bench, 5, [back]))
    expect(found).toMatch(/what a person would send is refused/)
  })

  test('is a deal that is done again when its answer was lost', async () => {
    const found = await findingsOf(gift(true), (bench) => attackNetwork(bench, [deal], 5))
    expect(found).toMatch(/tried again it was done again/)
  })

  /** Evidence of somebody who believes everything. */
  const BELIEVED = { since: 0, times: 1000, within: 'day' } as const

  /** A call that pays for jobs as `pay` does, and what is found of it. */
  async function findingsOfJobs(pay: (job: Job, deed: Done, context: Context) => Promise<unknown>) {
    const path = 'test/task'
    const call = endpoint({ ...executeTask.contract, path })
    const handler = handle(call, async ({ body: deed }, context) => {
      const jobs = context.db.selectFrom('task_jobs').selectAll().where('key', '=', deed.key)
      return payAs(await jobs.executeTakeFirstOrThrow(), deed, context)
    })
    const payAs = pay as (...of: Parameters<typeof pay>) => ReturnType<typeof runJob>
    const works = WORKS.filter(({ body }) => 'key' in body).map((work) => ({
      ...work,
      path,
    }))
    return findingsOf(handler, (bench) => attackTasks(bench, 30, works))
  }

  test('is a job that is paid too often, and one that nobody did', async () => {
    const found = await findingsOfJobs((job, deed, context) =>
      runJob({ ...job, timesPerDay: 1000 }, { ...deed, isOnce: false }, BELIEVED, context),
    )
    expect(found).toMatch(/1 deeds of a lie counted/)
    expect(found).toMatch(/20 deeds of one counted/)
    expect(found).toMatch(/comment paid \d+ of 3 times to 1003/)
  })

  test('is a job that is paid more than it is worth', async () => {
    const found = await findingsOfJobs((job, deed, context) =>
      runJob({ ...job, reward: job.reward * 2 }, deed, BELIEVED, context),
    )
    expect(found).toMatch(/paid \d+ points for 1 deeds/)
  })

  const asked = (data: v.GenericSchema) =>
    handle(endpoint({ method: 'GET', path: 'test/asked', data }), async () => ({ a: { b: 1 } }))

  test('is an answer that the client stumbles over', async () => {
    const careless = v.pipe(
      v.any(),
      v.transform((value: { a: { b: number } }) => value.a.b),
    )
    const found = await findingsOf(asked(careless), ({ range, sandbox }, handler) =>
      attackAnswers(range, sandbox, SEED, [handler], 40),
    )
    expect(found).toMatch(/rejected with TypeError/)
  })

  test('is a row that ends the whole answer', async () => {
    const fragile = handle(
      endpoint({ method: 'GET', path: 'test/rows', data: v.unknown(), auth: 'user' }),
      async (_, { db }) => {
        const rows = await db.selectFrom('products').select('name').execute()
        return rows.map(({ name }) => JSON.parse(name).en.length)
      },
    )
    const found = await findingsOf(fragile, (bench) => attackRows(bench, 11))
    expect(found).toMatch(/^500/m)
  })
})
