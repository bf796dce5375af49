import { importTypeScript } from '../../scripts/lib/import-typescript.mjs'

/** How its clusters are set here, for those who read the figures. */
export const POSTGRES = 'which does not wait for its disk'

/**
 * Does work on an empty PostgreSQL database of its own, which is gone afterwards.
 *
 * @param {(url: string) => Promise<unknown>} work
 */
export async function onPostgres(work) {
  const { findPostgres, startCluster } = await importTypeScript(
    'server/testing/postgres/cluster.ts',
  )
  const bin = findPostgres(true)
  if (!bin) throw new Error('PostgreSQL is not installed')
  const cluster = await startCluster(bin)
  try {
    return await work(`${cluster.url}/postgres`)
  } finally {
    cluster.stop()
  }
}
