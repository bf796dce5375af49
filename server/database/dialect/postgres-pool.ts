import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { Pool, types } from 'pg'
import { deciding } from './postgres-transactions'

const { BOOL, FLOAT8, INT8, NUMERIC } = types.builtins

/** Figures come as texts, since they might be too large; ours are cents and seconds. */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [BOOL]: (text) => Number(text === 't'),
  [FLOAT8]: Number,
  [INT8]: Number,
  [NUMERIC]: Number,
}

/** How many transactions of one process run at once; a server takes a hundred connections unless told otherwise. */
const CONNECTIONS = 10

/** @param url `postgres://…`, as `pg` takes it. */
export function openPool(url: string): Pool {
  return new Pool({
    connectionString: url,
    // A user may have a schema of the same name, where tables would land; ours are short questions, which are
    // answered before PostgreSQL has compiled them.
    options: '-c search_path=public -c jit=off',
    max: CONNECTIONS,
    types: {
      getTypeParser: (oid, format) =>
        (format !== 'binary' && PARSERS[oid]) || types.getTypeParser(oid, format),
    },
  })
}

/** Connections that hold locks while work uses those above. @param url as above. */
export const openLocks = (url: string): Pool =>
  new Pool({ connectionString: url, max: CONNECTIONS })

/** Kysely's connections: what goes in and out is as features know it from SQLite. */
export function feature(pool: Pool): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect()
      return {
        query: deciding(async (text, values) => {
          const result = await client.query(text, values.map(taken))
          if (result.fields?.some(({ name }) => name === 'rowid'))
            for (const row of result.rows) delete row.rowid
          return result
        }),
        release: () => client.release(),
      } as unknown as PostgresPoolClient
    },
    end: () => pool.end(),
  }
}

/** A value as PostgreSQL takes it: no text of it has a zero character, and what is true is 1 in our columns. */
export function taken(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value)
  return typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value
}
