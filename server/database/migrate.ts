import { type Kysely, Migrator, sql } from 'kysely'

/** The part of the driver a migration may use. */
export interface SqlRunner {
  exec(sql: string): void
}

export interface Migration {
  readonly id: string
  /** SQL of SQLite; `dialect/postgres-tables.ts` says what PostgreSQL is told. */
  readonly up: (db: SqlRunner) => void
}

/**
 * Runs every migration that has not run yet, all of them or none.
 *
 * @param run runs the statements of a migration in the transaction it is given.
 * @returns the ids of those that ran.
 * @throws Error that names the migration which failed.
 */
export async function migrate<T>(
  db: Kysely<T>,
  migrations: readonly Migration[],
  run: (trx: Kysely<unknown>, migration: Migration) => Promise<void>,
): Promise<readonly string[]> {
  await sql`create table if not exists settings (key text primary key, value text not null)`.execute(
    db,
  )
  const steps = migrations.map((each) => [
    each.id,
    { up: (trx: Kysely<unknown>) => run(trx, each) },
  ])
  const migrator = new Migrator({
    db,
    // Numbers are given to branches as they begin, and a later one may be merged first; each stands for itself.
    allowUnorderedMigrations: true,
    provider: { getMigrations: async () => Object.fromEntries(steps) },
  })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName ?? ''
    throw new Error(`migration ${failed} failed: ${String(error)}`)
  }
  return results.map(({ migrationName }) => migrationName)
}
