import { type Kysely, sql } from 'kysely'
import { Client, type Pool } from 'pg'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { type Migration, migrate } from '../migrate'
import { MIGRATIONS } from '../migrations'
import type { Database } from '../schema'
import type { Alone, OpenDatabase, Opening } from './dialect'
import { Lines } from './lines'
import { PostgresCopy } from './postgres-copy'
import { feature, openLocks, openPool } from './postgres-pool'
import { FUNCTIONS, postgresTables } from './postgres-tables'
import { FeaturePostgres, RetryingKysely } from './postgres-transactions'
import { PostgresWire } from './wire'

/**
 * Opens a PostgreSQL database, which any number of processes may do, and brings its tables up to date.
 *
 * @param url `postgres://…` of an existing database whose owner connects.
 */
export async function openPostgres(url: string, opening: Opening): Promise<OpenDatabase> {
  return connectPostgres(url, opening, ({ db, alone }, pool) =>
    alone('tables', async () => {
      await pool.query(FUNCTIONS)
      await migratePostgres(db, MIGRATIONS)
    }),
  )
}

/** @param prepare what is done before anything is heard on the wire; by itself its tables are taken as they are. */
export async function connectPostgres(
  url: string,
  { onError }: Opening,
  prepare: (open: Pick<OpenDatabase, 'db' | 'alone'>, pool: Pool) => Promise<void> = async () => {},
): Promise<OpenDatabase> {
  const pool = openPool(url)
  // A connection that breaks while nobody uses it is replaced by the next one.
  pool.on('error', onError)
  const db = new RetryingKysely<Database>({
    dialect: new FeaturePostgres(feature(pool)),
    log: ({ level }) => {
      if (level === 'error') onError()
    },
  })
  const locks = openLocks(url)
  locks.on('error', onError)
  const lines = new Lines()
  // In this process it is a line; the lock is for the others, on a connection that no statement waits for.
  const alone: Alone = (name, work) => lines.run(name, () => locked(locks, name, work))
  await prepare({ db, alone }, pool)
  const wire = new PostgresWire(pool, () => new Client({ connectionString: url }), onError)
  await wire.open()
  return {
    db,
    isEmpty: async () =>
      (await db.selectFrom('settings').select('key').where('key', '=', 'seededAt').execute())
        .length === 0,
    template: async () => new PostgresCopy(pool),
    alone,
    wire,
    counter: ({ name, points, seconds }) =>
      new RateLimiterPostgres({
        storeClient: pool,
        schemaName: 'taproom',
        tableName: 'rates',
        tableCreated: true,
        keyPrefix: name,
        points,
        duration: seconds,
      }),
    async close() {
      await wire.close()
      await locks.end()
      await db.destroy()
    },
  }
}

/** @returns the ids of the migrations that ran. */
export const migratePostgres = <T>(
  db: Kysely<T>,
  migrations: readonly Migration[],
): Promise<readonly string[]> =>
  migrate(db, migrations, async (trx, { id, up }) => {
    const texts: string[] = []
    up({ exec: (text) => void texts.push(text) })
    for (const text of texts) await runRaw(trx, postgresTables(id, text))
  })

/** Functions hold semicolons and quotes of their own: nothing of the text is changed any more. */
const runRaw = (trx: Kysely<unknown>, text: string) =>
  trx.executeQuery({ ...sql``.compile(trx), sql: text })

/** Does the work while no other process holds the lock of this name. */
async function locked<T>(locks: Pool, name: string, work: () => Promise<T>): Promise<T> {
  const client = await locks.connect()
  let isGone = false
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
    try {
      return await work()
    } finally {
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]).catch(() => {
        isGone = true
      })
    }
  } finally {
    // What cannot unlock is closed, which does.
    client.release(isGone)
  }
}
