import type { Sandbox } from '../app'
import { HANDLERS } from '../routes'
import { attackCalls } from './calls'
import { attackAnswers } from './client/answers'
import { attackNetwork } from './client/network'
import { attackStores } from './client/stores'
import { dealsOf } from './deals'
import { type Findings, Range } from './findings'
import { attackGateways } from './gateways'
import { attackMoney } from './money'
import { attackOwnership } from './ownership'
import { everyId } from './pool'
import { attackReturns, lostReturns } from './returns'
import { attackRoutes } from './routes'
import { attackMarkup, attackRows } from './rows'
import { attackTasks } from './tasks'

export interface AttackOptions {
  /** The same number finds the same. */
  readonly seed: number
  /** Cases of each call and route. */
  readonly cases: number
  /** Cases of each call with the ids of somebody else's rows. */
  readonly foreign: number
}

/** So many of a table that has few and slow cases. */
const few = (cases: number, share: number) => Math.ceil(cases / share)

/**
 * Throws at every call, route and store what nobody should send, keep or answer, and at every call the ids of
 * others; table by table, each on fresh data.
 *
 * @param sandbox freshly seeded, in process; it is not fit for anything else afterwards.
 */
export async function attack(sandbox: Sandbox, options: AttackOptions): Promise<Findings> {
  const { seed, cases, foreign } = options
  const range = new Range(async (path, init) =>
    // Past the helper that opens the controls to everybody in process.
    sandbox.fetch(new Request(`http://127.0.0.1:4000${path}`, init)),
  )
  const bench = { range, sandbox, seed, handlers: HANDLERS }
  const deals = dealsOf(HANDLERS)
  const tables: Readonly<Record<string, () => Promise<unknown>>> = {
    ownership: () => attackOwnership(range, sandbox, seed, HANDLERS, foreign),
    calls: async () =>
      attackCalls(range, { sandbox, seed, pool: await everyId(sandbox) }, HANDLERS, cases),
    money: async () => {
      await attackMoney(bench, deals, cases)
      await attackTasks(bench, cases)
      await attackReturns(bench, few(cases, 3))
      await attackGateways(bench)
    },
    network: () => attackNetwork(bench, [...deals, ...lostReturns], few(cases, 3)),
    answers: () => attackAnswers(range, sandbox, seed, HANDLERS, cases),
    rows: () => attackRows(bench, few(cases, 5)),
    markup: () => attackMarkup(bench, few(cases, 10)),
    stores: () => attackStores(range, seed, cases),
    routes: () => attackRoutes(range, sandbox, seed, cases),
  }
  for (const [table, run] of Object.entries(tables)) {
    range.open(table)
    await run()
    await sandbox.request('/sandbox/reset', { method: 'POST', body: '{}' })
  }
  return range.findings()
}

/** Letters of a call in the figures. */
const SHOWN = 90

/** The figures of an attack, and what it found, as a person reads them. */
export function report(findings: Findings, seed: number): string {
  const { cases, statuses, failures, tables } = findings
  const answered = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`)
  return [
    ...failures.map(({ name, call, problem }) => `✗ ${name}\n    ${call}\n    ${problem}`),
    `seed ${seed}: ${cases} cases, ${failures.length} failures`,
    `answers ${answered.join(', ')}`,
    ...Object.entries(tables).map(
      ([table, { cases: tried, failures: failed, slowest }]) =>
        `${table.padEnd(12)}${tried} cases, ${failed} failures, slowest ${slowest.ms} ms: ${slowest.call.slice(0, SHOWN)}`,
    ),
  ].join('\n')
}
