/** The part of the driver a migration may use. */
export interface SqlRunner {
  exec(sql: string): void
}

export interface Migration {
  readonly id: string
  readonly up: (db: SqlRunner) => void
}

interface Driver {
  exec(sql: string): unknown
  prepare(sql: string): { all(...values: unknown[]): unknown[]; run(...values: unknown[]): unknown }
}

/** Runs every migration that has not run yet, each in a transaction of its own. Returns their ids. */
export function migrate(driver: Driver, migrations: readonly Migration[]): readonly string[] {
  driver.exec(`
    create table if not exists migrations (id text primary key);
    create table if not exists settings (key text primary key, value text not null);
  `)
  const done = new Set(
    (driver.prepare('select id from migrations').all() as { id: string }[]).map(({ id }) => id),
  )
  const due = migrations.filter(({ id }) => !done.has(id))
  for (const { id, up } of due) runOne(driver, id, up)
  return due.map(({ id }) => id)
}

function runOne(driver: Driver, id: string, up: Migration['up']): void {
  driver.exec('begin')
  try {
    up({ exec: (sql) => void driver.exec(sql) })
    driver.prepare('insert into migrations (id) values (?)').run(id)
    driver.exec('commit')
  } catch (error) {
    driver.exec('rollback')
    throw new Error(`migration ${id} failed: ${String(error)}`)
  }
}
