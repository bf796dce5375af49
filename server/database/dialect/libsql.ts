import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, SqliteAdapter, SqliteDialect } from 'kysely'
import Driver from 'libsql'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { type Migration, migrate } from '../migrate'
import { MIGRATIONS } from '../migrations'
import type { Database } from '../schema'
import type { OpenDatabase, Opening } from './dialect'
import { libsqlCopy } from './libsql-copy'
import { Lines } from './lines'
import { LocalWire } from './wire'

/** SQLite undoes tables with a rolled back transaction; Kysely does not count on it by itself. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Kysely over libsql. */
export class LibsqlDialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

/** A libsql database, with the driver that raw work goes through. */
export interface OpenLibsql extends OpenDatabase {
  readonly driver: Libsql
}

type Libsql = InstanceType<typeof Driver>

/**
 * Opens the database in a directory, or one that lives in memory, and brings its tables up to date.
 *
 * @param dataDir a directory, made if need be, or `:memory:`.
 */
export async function openLibsql(dataDir: string, { onError }: Opening): Promise<OpenLibsql> {
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
  await migrateLibsql(db, driver, MIGRATIONS)
  const lines = new Lines()
  // Kysely hands out its one connection at a time: raw work must queue for it like everybody.
  const exclusively = (work: () => void) => db.connection().execute(async () => work())
  return {
    db,
    driver,
    isEmpty: async () =>
      driver.prepare("select 1 from settings where key = 'seededAt'").all().length === 0,
    template: async () => libsqlCopy(driver, dataDir, exclusively),
    // One process holds the file.
    alone: (name, work) => lines.run(name, work),
    counter: ({ points, seconds }) => new RateLimiterMemory({ points, duration: seconds }),
    wire: new LocalWire(),
    async close() {
      // The driver lets go of its files when it is collected: until then all stands in one of them.
      if (!inMemory) driver.exec('pragma wal_checkpoint(truncate)')
      await db.destroy()
    },
  }
}

/**
 * @param driver the connection `db` speaks through: a migration holds several statements, which Kysely
 *   would have to be given one at a time.
 * @returns the ids of the migrations that ran.
 */
export function migrateLibsql<T>(
  db: Kysely<T>,
  driver: Libsql,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  takeOver(driver)
  return migrate(db, migrations, async (_, { up }) =>
    up({ exec: (text) => void driver.exec(text) }),
  )
}

/** Databases up to 1.1.2 kept their own list of what has run: it is handed over to Kysely's, once. */
function takeOver(driver: Libsql): void {
  const old = driver
    .prepare("select 1 from sqlite_master where type = 'table' and name = 'migrations'")
    .all()
  if (old.length === 0) return
  driver.exec(`
    begin;
    create table if not exists kysely_migration (
      name varchar(255) not null primary key, timestamp varchar(255) not null
    );
    insert or ignore into kysely_migration
      select id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now') from migrations;
    drop table migrations;
    commit;
  `)
}
