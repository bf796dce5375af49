import { Hono } from 'hono'
import * as v from 'valibot'
import { endpoint } from '../../src/http/endpoint'
import { handle } from '../handler'
import { openSandbox } from '../testing/open-sandbox'
import { attack, report } from './attack'
import { aim } from './calls'
import { Range, type Shot } from './findings'
import { attackOwnership } from './ownership'
import { everyId } from './pool'

const SEED = 20_261_122

test('nothing thrown at it breaks the sandbox, and nobody gets at the rows of others', async () => {
  const sandbox = await openSandbox({ staticDir: '/nowhere' })
  const findings = await attack(sandbox, { seed: SEED, cases: 3, foreign: 2 })
  console.log(report(findings, SEED))
  expect(findings.failures).toEqual([])
  expect(findings.cases).toBeGreaterThan(900)
  // An attack that gets past no door has tried none of the rooms.
  expect(findings.statuses[200]).toBeGreaterThan(150)
  await sandbox.close()
}, 600_000)

test('a case comes again with its seed, and another seed makes another', async () => {
  const sandbox = await openSandbox({ staticDir: '/nowhere' })
  const pool = await everyId(sandbox)
  const login = endpoint({
    method: 'POST',
    path: 'a/{id}',
    body: v.object({ name: v.string(), list: v.array(v.number()) }),
    data: v.unknown(),
  })
  const shots = async (seed: number) => {
    const handler = handle(login, async () => null)
    const aimed: Shot[] = []
    for (let index = 0; index < 8; index++)
      aimed.push(await aim({ sandbox, pool, seed }, handler, index))
    return JSON.stringify(aimed.map(({ path, init }) => [path, init.body]))
  }
  expect(await shots(1)).toBe(await shots(1))
  expect(await shots(1)).not.toBe(await shots(2))
  await sandbox.close()
})

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
})
