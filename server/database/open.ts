import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import Driver from 'libsql'
import { LibsqlDialect, migrate } from './migrate'
import { MIGRATIONS } from './migrations'
import type { Database } from './schema'

export interface OpenDatabase {
  readonly db: Kysely<Database>
  readonly driver: InstanceType<typeof Driver>
  /** No seed has run: the `settings` table does not say so. */
  readonly isEmpty: () => boolean
  readonly close: () => Promise<void>
}

/**
 * Opens the database in a directory, or one that lives in memory, and brings its tables up to date.
 *
 * @param onError hears that a statement failed.
 */
export async function openDatabase(
  dataDir: string,
  onError: () => void = () => {},
): Promise<OpenDatabase> {
  const inMemory = dataDir === ':memory:'
  if (!inMemory) mkdirSync(dataDir, { recursive: true })
  const driver = new Driver(inMemory ? ':memory:' : join(dataDir, 'taproom.db'))
  // WAL survives a killed process and lets a second one read; NORMAL loses at most the last commit.
  if (!inMemory) driver.exec('pragma journal_mode = wal; pragma synchronous = normal;')
  driver.exec('pragma foreign_keys = on; pragma busy_timeout = 2000;')
  const db = new Kysely<Database>({
    dialect: new LibsqlDialect({ database: driver }),
    log: ({ level }) => {
      if (level === 'error') onError()
    },
  })
  await migrate(db, driver, MIGRATIONS)
  return {
    db,
    driver,
    isEmpty: () =>
      driver.prepare("select 1 from settings where key = 'seededAt'").all().length === 0,
    async close() {
      // The driver lets go of its files when it is collected: until then all stands in one of them.
      if (!inMemory) driver.exec('pragma wal_checkpoint(truncate)')
      await db.destroy()
    },
  }
}
