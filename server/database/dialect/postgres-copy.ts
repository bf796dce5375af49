import type { Pool, PoolClient } from 'pg'
import { KEPT, type SeedCopy } from './dialect'
import { MOMENTS } from './moments'

interface Table {
  readonly name: string
  /** As they are written in a statement, `rowid` among them. */
  readonly columns: string
}

/** What tables there are and what they are made of, as statements name it. */
export const COLUMNS = `
  select table_schema as schema, table_name as name,
    string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
  from information_schema.columns where table_schema in ('public', 'template')
  group by table_schema, table_name order by table_name`

/** The copy of the seed in a schema of its own. Copies are taken and put back by one process at a time. */
export class PostgresCopy implements SeedCopy {
  /** Tables change at a start only. */
  private tables: readonly Table[] | undefined

  constructor(private readonly pool: Pool) {}

  async save(): Promise<void> {
    await this.inTransaction(async (client) => {
      const copies = (await this.dataTables()).map(
        ({ name }) => `create table template.${name} as table public.${name}`,
      )
      await client.query('drop schema if exists template cascade; create schema template')
      await client.query(copies.join(';'))
    })
  }

  async isUsable(): Promise<boolean> {
    const { rows } = await this.pool.query(COLUMNS)
    const copies = new Map(
      rows
        .filter(({ schema }) => schema === 'template')
        .map(({ name, columns }) => [name, columns]),
    )
    return (await this.dataTables()).every(({ name, columns }) => copies.get(name) === columns)
  }

  async restore(shift: number): Promise<void> {
    const by = String(Math.trunc(shift))
    await this.inTransaction(async (client) => {
      const tables = (await this.dataTables()).map(({ name, columns }) => ({
        name,
        columns,
        wanted: `select ${moved(name, columns, by)} from template.${name}`,
        present: `select ${columns} from public.${name}`,
      }))
      // Most of it is as it was: only what is not costs checks of foreign keys. What is deleted takes along what
      // hangs on it in other tables, so nothing is put back before all of it is gone.
      const statements = [
        ...tables.map(
          ({ name, wanted, present }) => `delete from public.${name} where rowid in
            (select rowid from (${present} except ${wanted}) as strange)`,
        ),
        ...tables.map(
          ({ name, columns, wanted, present }) => `insert into public.${name} (${columns})
            select * from (${wanted} except ${present}) as missing`,
        ),
      ]
      await client.query(statements.join(';'))
    })
  }

  async empty(): Promise<void> {
    await this.inTransaction(async (client) => {
      const statements = (await this.dataTables()).map(({ name }) => `delete from public.${name}`)
      await client.query(statements.join(';'))
    })
  }

  private async dataTables(): Promise<readonly Table[]> {
    if (this.tables) return this.tables
    const { rows } = await this.pool.query(COLUMNS)
    this.tables = rows.filter(({ schema, name }) => schema === 'public' && !KEPT.includes(name))
    return this.tables
  }

  /** Foreign keys are asked at the end: tables are filled in no particular order. */
  private async inTransaction(work: (client: PoolClient) => Promise<void>): Promise<void> {
    const client = await this.pool.connect()
    try {
      await client.query('begin; set constraints all deferred')
      await work(client)
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }
}

/** The columns of a table, its moments later by so many seconds: `shift` is how a statement says them. */
export function moved(table: string, columns: string, shift: string): string {
  const moments = MOMENTS[table] ?? []
  return columns
    .split(', ')
    .map((column) =>
      moments.includes(column.replaceAll('"', '')) ? `${column} + ${shift} as ${column}` : column,
    )
    .join(', ')
}
