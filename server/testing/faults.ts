import { type Kysely, sql } from 'kysely'
import { either } from '../database/dialect/either'
import { postgresTables } from '../database/dialect/postgres-tables'
import type { Database } from '../database/schema'

type Db = Kysely<Database>

/** From now on nothing is added to a table: who tries fails with what `deaf` says. */
export async function deafen(db: Db, table: keyof Database): Promise<void> {
  const trigger = `create trigger deaf before insert on ${table}
    begin select raise(abort, 'deaf'); end`
  await run(db, trigger, postgresTables('', trigger))
}

/** What was deafened hears again. */
export const hear = (db: Db, table: keyof Database): Promise<void> =>
  run(db, 'drop trigger deaf', `drop trigger deaf on ${table}; drop function deaf()`)

/** A disk asks no trigger: what the database keeps from being changed can be damaged afterwards, and is counted. */
export async function dropTriggers(db: Db): Promise<void> {
  const { rows } = await sql<{ deed: string }>`${either(
    sql`select 'drop trigger ' || name as deed from sqlite_master where type = 'trigger'`,
    sql`select distinct format('drop trigger %I on %I', trigger_name, event_object_table) as deed
      from information_schema.triggers
      where trigger_schema = 'public' and trigger_name <> 'count_written'`,
  )}`.execute(db)
  for (const { deed } of rows) await sql.raw(deed).execute(db)
}

/**
 * Puts a value into a column wherever no rule of its table forbids it.
 *
 * @param every puts it into one of so many rows.
 */
export async function damage(
  db: Db,
  { table, column }: { readonly table: string; readonly column: string },
  value: string,
  every: number,
): Promise<void> {
  await sql`${either(
    sql`update or ignore ${sql.table(table)} set ${sql.ref(column)} = ${value}
      where rowid % ${every} = 0`,
    sql`select taproom.damage(${table}, ${column}, ${value}, ${every})`,
  )}`.execute(db)
}

/** How many rows were ever written, nonces aside: most calls write none. */
export async function rowsWritten(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`${either(
    sql`select total_changes() - coalesce((select max(id) from nonces), 0) as count`,
    sql`select last_value as count from taproom.written`,
  )}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Statements that take no values, as each database reads them. */
async function run(db: Db, libsql: string, postgres: string): Promise<void> {
  await sql`${either(sql.raw(libsql), sql.raw(postgres))}`.execute(db)
}
