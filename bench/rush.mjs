import os from 'node:os'
import { importTypeScript } from '../scripts/lib/import-typescript.mjs'
import { onPostgres, POSTGRES } from './lib/postgres.mjs'
import { table } from './lib/report.mjs'

const OPERATIONS = 10_000
const KILLS = 4

/** Four processes, ten thousand operations, and processes that are killed meanwhile. Resolves with Markdown. */
export async function benchRush() {
  const { endServers, rush } = await importTypeScript('server/testing/postgres/rush.ts')
  const { told, problems } = await onPostgres(async (url) => {
    try {
      return await rush(url, OPERATIONS, KILLS)
    } finally {
      await endServers()
    }
  })
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const { done, refused, repeated, seconds } = told
  const [cpu] = os.cpus()
  const load = os.loadavg()[0].toFixed(1)
  return `## A rush on four processes

_${new Date().toISOString().slice(0, 10)}; ${cpu?.model.trim() ?? 'unknown CPU'}, ${os.cpus().length} cores, Node ${process.version}; load of the machine at the end ${load}. Four processes from source over one PostgreSQL (${POSTGRES}), a crowd of ${OPERATIONS / 50} on the same machine, 16 wishes at a time: half of them orders of the last pieces with their payment, half transfers; every third is sent twice at once, and ${KILLS} times a process is killed in the midst of it and another started._

${table([
  ['operations', 'seconds', 'operations a second', 'done', 'refused', 'asked again'],
  [
    OPERATIONS,
    seconds.toFixed(0),
    (OPERATIONS / seconds).toFixed(1),
    done.size,
    refused.size,
    repeated,
  ],
])}

Afterwards every ledger sums, every yes is there once, no no is there, every cent and every piece is found; where that is not so nothing is written here. An order and its payment count as two that are done.`
}
