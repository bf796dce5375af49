import type { Sandbox } from '../app'
import { HANDLERS } from '../routes'
import { attackCalls } from './calls'
import { type Findings, Range } from './findings'
import { attackOwnership } from './ownership'
import { everyId } from './pool'
import { attackRoutes } from './routes'

export interface AttackOptions {
  /** The same number finds the same. */
  readonly seed: number
  /** Cases of each call and route. */
  readonly cases: number
  /** Cases of each call with the ids of somebody else's rows. */
  readonly foreign: number
}

/**
 * Throws at every call and route what nobody should send, and at every call the ids of others.
 *
 * @param sandbox freshly seeded, in process; it is not fit for anything else afterwards.
 */
export async function attack(sandbox: Sandbox, options: AttackOptions): Promise<Findings> {
  const { seed, cases, foreign } = options
  const range = new Range(async (path, init) =>
    // Past the helper that opens the controls to everybody in process.
    sandbox.fetch(new Request(`http://127.0.0.1:4000${path}`, init)),
  )
  await attackOwnership(range, sandbox, seed, HANDLERS, foreign)
  await attackCalls(range, { sandbox, seed, pool: await everyId(sandbox) }, HANDLERS, cases)
  await attackRoutes(range, sandbox, seed, cases)
  return range.findings()
}

/** The figures of an attack, and what it found, as a person reads them. */
export function report({ cases, statuses, failures, slowest }: Findings, seed: number): string {
  const answered = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`)
  return [
    ...failures.map(({ name, call, problem }) => `✗ ${name}\n    ${call}\n    ${problem}`),
    `seed ${seed}: ${cases} cases, ${failures.length} failures`,
    `answers ${answered.join(', ')}`,
    `slowest ${slowest.ms} ms: ${slowest.call}`,
  ].join('\n')
}
