import { type Kysely, Migrator, SqliteAdapter, SqliteDialect, sql } from 'kysely'
import type Libsql from 'libsql'

type Driver = InstanceType<typeof Libsql>

/** The part of the driver a migration may use. */
export interface SqlRunner {
  exec(sql: string): void
}

export interface Migration {
  readonly id: string
  readonly up: (db: SqlRunner) => void
}

/** Where Kysely's migrator notes what has run. A reset of the data leaves them alone. */
export const MIGRATION_TABLES = ['kysely_migration', 'kysely_migration_lock'] as const

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

/**
 * Runs every migration that has not run yet, all of them or none.
 *
 * @param driver the connection `db` speaks through: a migration holds several statements, which Kysely
 *   would have to be given one at a time.
 * @returns the ids of those that ran.
 * @throws Error that names the migration which failed.
 */
export async function migrate<T>(
  db: Kysely<T>,
  driver: Driver,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  takeOver(driver)
  await sql`create table if not exists settings (key text primary key, value text not null)`.execute(
    db,
  )
  const runner: SqlRunner = { exec: (text) => void driver.exec(text) }
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(migrations.map(({ id, up }) => [id, { up: async () => up(runner) }])),
    },
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName ?? ''
    throw new Error(`migration ${failed} failed: ${String(error)}`)
  }
  return results.map(({ migrationName }) => migrationName)
}

/** Databases up to 1.1.2 kept their own list of what has run: it is handed over to Kysely's, once. */
function takeOver(driver: Driver): void {
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
