/** `npm run unit:postgres [-- paths]`: the server's tests on PostgreSQL, on a cluster that lasts as long. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, startCluster } from '../../server/testing/postgres/cluster'
import { makeTemplate } from '../../server/testing/postgres/open'
import { runCommand } from '../lib/command'

async function main(): Promise<number> {
  const bin = findPostgres(true)
  if (!bin) {
    console.warn('\n!!! PostgreSQL is not installed and could not be: nothing was tested on it.\n')
    return 0
  }
  const cluster = await startCluster(bin)
  const left = mkdtempSync(join(tmpdir(), 'taproom-left-'))
  try {
    await makeTemplate(cluster.url)
    const args = ['jest', ...process.argv.slice(2), '--selectProjects', 'server']
    const { status } = spawnSync('npx', args, {
      stdio: 'inherit',
      env: { ...process.env, TAPROOM_TEST_DATABASE: cluster.url, TAPROOM_TEST_LEFT: left },
    })
    return status ?? 1
  } finally {
    cluster.stop()
    rmSync(left, { recursive: true })
  }
}

runCommand(main, 'npm run unit:postgres [-- paths]')
