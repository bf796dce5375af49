import * as v from 'valibot'
import { endpoint } from '../../src/http/endpoint'
import { handle } from '../handler'
import { openSandbox } from '../testing/open-sandbox'
import { attack, report } from './attack'
import { aim } from './calls'
import type { Shot } from './findings'
import { everyId } from './pool'

const SEED = 20_261_122
const TABLES = [
  'ownership',
  'calls',
  'money',
  'network',
  'answers',
  'rows',
  'markup',
  'stores',
  'routes',
]

test('nothing thrown at client and server breaks them, makes money or tells of others', async () => {
  const sandbox = await openSandbox({ staticDir: '/nowhere' })
  const findings = await attack(sandbox, { seed: SEED, cases: 3, foreign: 2 })
  console.log(report(findings, SEED))
  expect(findings.failures).toEqual([])
  expect(findings.cases).toBeGreaterThan(2_000)
  // An attack that gets past no door has tried none of the rooms.
  expect(findings.statuses[200]).toBeGreaterThan(500)
  const tried = Object.entries(findings.tables).map(([table, { cases }]) => [table, cases > 50])
  expect(tried).toEqual(TABLES.map((table) => [table, true]))
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
