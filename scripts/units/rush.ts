/** `npm run rush [-- --operations 10000 --kills 4]`: four processes over one PostgreSQL, and a crowd that asks them. */
import { parseArgs } from 'node:util'
import { findPostgres, startCluster } from '../../server/testing/postgres/cluster'
import { endServers, rush } from '../../server/testing/postgres/rush'
import { runCommand } from '../lib/command'

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      operations: { type: 'string', default: '10000' },
      kills: { type: 'string', default: '4' },
    },
  })
  const bin = findPostgres(true)
  if (!bin) throw new Error('PostgreSQL is not installed')
  const cluster = await startCluster(bin)
  try {
    const operations = Number(values.operations)
    const { told, problems } = await rush(
      `${cluster.url}/postgres`,
      operations,
      Number(values.kills),
    )
    const { done, refused, repeated, seconds } = told
    console.log(
      `${operations} operations in ${seconds.toFixed(0)} s: ${done.size} done, ${refused.size} refused, ${repeated} asked again`,
    )
    for (const problem of problems) console.log(`  ${problem}`)
    console.log(problems.length === 0 ? 'Every ledger sums; nothing twice, nothing lost.' : 'WRONG')
    return problems.length === 0 ? 0 : 1
  } finally {
    await endServers()
    cluster.stop()
  }
}

runCommand(main, 'npm run rush [-- --operations 10000 --kills 4]')
