import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Libsql from 'libsql'
import type { ClientBase } from 'pg'
import { openLibsql } from '../database/dialect/libsql'
import { openPostgres } from '../database/dialect/postgres'
import { openPool, taken } from '../database/dialect/postgres-pool'
import { takeAlone } from '../running/backup'
import { WrongSettings } from '../running/wrong-settings'

/** What was carried over, by table. */
export type Moved = ReadonlyMap<string, number>

interface Table {
  readonly name: string
  readonly columns: readonly string[]
  /** Has bytes of files: few of its rows are held at once. */
  readonly isHeavy: boolean
}

type Driver = InstanceType<typeof Libsql>
type Row = readonly unknown[]

/** Rows on their way at once. */
const ROUND = 400
const HEAVY_ROUND = 8
/** As SQLite keeps it in every table, and `postgres-tables.ts` makes it in PostgreSQL. */
const ROWID = 'rowid'
const silent = { onError: () => {} }

/**
 * Carries the data of a SQLite file over to an empty PostgreSQL database, all or nothing, and compares what arrived.
 * The file stays as it was, brought up to today's tables.
 *
 * @param dataDir folder of the data of a server that is stopped.
 * @param url `postgres://…` of a database that holds nothing.
 * @throws WrongSettings when there is no file, a server works on it, or the database holds something; Error when a
 *   row cannot be kept there or is another one afterwards.
 */
export async function moveToPostgres(dataDir: string, url: string): Promise<Moved> {
  const file = join(dataDir, 'taproom.db')
  if (!existsSync(file)) throw new WrongSettings(`${file}: there is no such database`)
  takeAlone(file)
  await (await openLibsql(dataDir, silent)).close()
  const target = await openPostgres(url, silent)
  const source = new Libsql(file)
  // Who starts a server meanwhile cannot write into what is left behind.
  source.exec('begin immediate')
  try {
    return await target.alone('seed', () => copyAll(source, url))
  } finally {
    source.exec('rollback')
    source.close()
    await target.close()
  }
}

async function copyAll(source: Driver, url: string): Promise<Moved> {
  const pool = openPool(url)
  const client = await pool.connect()
  try {
    const tables = tablesOf(source)
    const numbered = await checkTarget(client, tables)
    await client.query('begin; set constraints all deferred')
    await silence(client, tables, 'disable')
    const moved = new Map<string, number>()
    for (const table of tables)
      moved.set(table.name, await copy(source, client, table, numbered.has(table.name)))
    await client.query('set constraints all immediate')
    await silence(client, tables, 'enable')
    await goOn(source, client)
    await client.query('commit')
    return moved
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
    await pool.end()
  }
}

function tablesOf(source: Driver): readonly Table[] {
  const rows = source
    .prepare(
      `select name from sqlite_master where type = 'table'
        and name not like 'sqlite_%' and name not like 'kysely_%' order by name`,
    )
    .all() as { name: string }[]
  return rows.map(({ name }) => {
    const columns = source.prepare(`pragma table_info("${name}")`).all() as {
      name: string
      type: string
    }[]
    return {
      name,
      columns: columns.map((column) => column.name),
      isHeavy: columns.some(({ type }) => type.toLowerCase() === 'blob'),
    }
  })
}

/**
 * @returns the tables that number their rows; that of the installation does not.
 * @throws WrongSettings for a database that holds something, Error for one with other tables.
 */
async function checkTarget(
  client: ClientBase,
  tables: readonly Table[],
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query(`
    select table_name as name, array_agg(column_name::text) as columns
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely_%'
    group by table_name`)
  const there = new Map<string, string[]>(rows.map(({ name, columns }) => [name, columns]))
  const shape = (of: ReadonlyMap<string, readonly string[]>) =>
    [...of].map(([name, columns]) => {
      const own = columns.filter((column) => column !== ROWID)
      return `${name} (${own.sort()})`
    })
  const here = new Map(tables.map(({ name, columns }) => [name, columns]))
  const missing = shape(here).filter((each) => !shape(there).includes(each))
  if (missing.length > 0) throw new Error(`PostgreSQL has no such table: ${missing.join(', ')}`)
  for (const name of there.keys()) {
    const { rowCount } = await client.query(`select 1 from ${quoted(name)} limit 1`)
    if (rowCount !== 0)
      throw new WrongSettings(`The database holds something already (${name}): name an empty one`)
  }
  const isNumbered = ([, columns]: readonly [string, readonly string[]]) => columns.includes(ROWID)
  return new Set([...there].filter(isNumbered).map(([name]) => name))
}

const quoted = (name: string): string => `"${name}"`

/** What triggers do was done when the rows were written. */
async function silence(client: ClientBase, tables: readonly Table[], how: 'disable' | 'enable') {
  for (const { name } of tables)
    await client.query(`alter table ${quoted(name)} ${how} trigger user`)
}

/**
 * @param isNumbered whether PostgreSQL numbers its rows too.
 * @returns how many rows it has.
 */
async function copy(
  source: Driver,
  client: ClientBase,
  { name, columns, isHeavy }: Table,
  isNumbered: boolean,
): Promise<number> {
  const all = (isNumbered ? [ROWID, ...columns] : columns).map(quoted)
  const round = isHeavy ? HEAVY_ROUND : ROUND
  const rest = columns.map(quoted).join(', ')
  // Where a column is the row's number, SQLite calls both by the column's name.
  const reader = source.prepare(`select ${ROWID} as "${ROWID}", ${rest} from ${quoted(name)}
    where ${ROWID} > ? order by ${ROWID} limit ${round}`)
  const [sent, arrived] = [new Heap(), new Heap()]
  for (let last = Number.MIN_SAFE_INTEGER; ; ) {
    const read = reader.raw(true).all(last) as unknown[][]
    if (read.length === 0) break
    last = Number(read.at(-1)?.[0])
    const rows = read.map((row) => row.slice(isNumbered ? 0 : 1).map(asSent))
    sent.add(rows)
    const marks = rows.map(
      (_, at) => `(${all.map((__, column) => `$${at * all.length + column + 1}`)})`,
    )
    const insert = `insert into ${quoted(name)} (${all}) values ${marks}`
    await client.query(insert, rows.flat()).catch((error: Error) => {
      throw new Error(`${name}: ${error.message}`)
    })
  }
  await client.query(`declare back cursor for select ${all} from ${quoted(name)}`)
  for (;;) {
    const { rows } = await client.query({ text: `fetch ${round} from back`, rowMode: 'array' })
    if (rows.length === 0) break
    arrived.add(rows)
  }
  await client.query('close back')
  if (!sent.isSame(arrived))
    throw new Error(`${name}: what arrived is not what was sent; nothing was kept`)
  return sent.count
}

/** Rows that were seen, in whatever order: how many, and the sum of their hashes. */
class Heap {
  count = 0
  private sum = 0n

  add(rows: readonly Row[]): void {
    for (const row of rows) {
      const words = row.map((value) => (isBytes(value) ? ['bytes', digestOf(value)] : value))
      this.sum += BigInt(`0x${digestOf(JSON.stringify(words))}`)
    }
    this.count += rows.length
  }

  isSame({ count, sum }: Heap): boolean {
    return this.count === count && this.sum === sum
  }
}

const asSent = (value: unknown) => taken(isBytes(value) ? Buffer.from(value) : value)

/** Drivers have several shapes of them, and nothing else that is no figure or text. */
const isBytes = (value: unknown): value is Uint8Array => typeof value === 'object' && value !== null
const digestOf = (content: Uint8Array | string) =>
  createHash('sha256').update(content).digest('hex')

/** Numbers that the database gives go on after those that were given, also where the last rows are gone. */
async function goOn(source: Driver, client: ClientBase): Promise<void> {
  const { rows } = await client.query(`
    select table_name as name, column_name as column from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES' and table_name not like 'kysely_%'`)
  const given = new Map(
    (
      source.prepare('select name, seq from sqlite_sequence').all() as {
        name: string
        seq: number
      }[]
    ).map(({ name, seq }) => [name, seq]),
  )
  for (const { name, column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), greatest(last, 1), last > 0)
        from (select greatest(max(${quoted(column)}), $3, 0) as last from ${quoted(name)}) as given`,
      [quoted(name), column, given.get(name) ?? 0],
    )
}
