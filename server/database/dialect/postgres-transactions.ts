import { AsyncLocalStorage } from 'node:async_hooks'
import {
  CompiledQuery,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Driver,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type QueryCompiler,
  type TransactionBuilder,
} from 'kysely'
import type { QueryResult } from 'pg'
import { FeatureCompiler } from './postgres-query'

/** How often a transaction is tried beside others before all others wait for it. */
const TRIES_BESIDE_OTHERS = 6
/** Alone only single statements get in its way. */
const TRIES = 20
/** Longest wait before the second try, ms; it grows with each. */
const WAIT = 4

/** Two transactions that cannot both have been first, a deadlock, and a row both have made. */
const MADE_TWICE = '23505'
const AGAIN: readonly unknown[] = ['40001', '40P01', MADE_TWICE]

/**
 * Each transaction runs as if it were the only one, which is what features count on. Those that got into each
 * other's way begin again; who has had to several times gets a turn of their own, so that nobody starves.
 */
const BEGIN = 'begin isolation level serializable; lock table taproom.turns in row share mode'
const BEGIN_ALONE = 'begin isolation level serializable; lock table taproom.turns in exclusive mode'

/** The how manieth try it is of the transaction that begins. */
const TRIES_SO_FAR = new AsyncLocalStorage<number>()

const beginning = () => ((TRIES_SO_FAR.getStore() ?? 1) > TRIES_BESIDE_OTHERS ? BEGIN_ALONE : BEGIN)

/** Does the work of one transaction, and does it again when another was in its way. */
async function untilAlone<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await TRIES_SO_FAR.run(tries, work)
    } catch (error) {
      const { code } = error as { code?: unknown }
      // A row that is there already is no accident the second time.
      if (!AGAIN.includes(code) || tries >= (code === MADE_TWICE ? 2 : TRIES)) throw error
      await new Promise((done) => setTimeout(done, Math.random() * WAIT * tries))
    }
  }
}

type Query = (text: string, values: readonly unknown[]) => Promise<QueryResult>

/** What looks at rows to decide what it writes. */
const DECIDES = /^\s*(insert|update|delete)\b.*\bselect\b/is

/**
 * Statements of a connection; one that stands alone and decides by what it reads is a transaction of its own, since
 * features count on it that of any number at once only so many pass.
 */
export function deciding(query: Query): Query {
  let isInTransaction = false
  return (text, values) => {
    if (/^begin/.test(text)) isInTransaction = true
    if (/^(commit|rollback)$/.test(text)) isInTransaction = false
    if (isInTransaction || !DECIDES.test(text)) return query(text, values)
    return untilAlone(async () => {
      await query(beginning(), [])
      try {
        const result = await query(text, values)
        await query('commit', [])
        return result
      } catch (error) {
        await query('rollback', [])
        throw error
      }
    })
  }
}

/** Kysely whose transactions are tried again. */
export class RetryingKysely<DB> extends Kysely<DB> {
  override transaction(): TransactionBuilder<DB> {
    const builder = super.transaction()
    const once = builder.execute.bind(builder)
    builder.execute = (work) => untilAlone(() => once(work))
    return builder
  }
}

/** PostgreSQL with SQLite's words and transactions in single file. */
export class FeaturePostgres extends PostgresDialect {
  constructor(pool: PostgresPool) {
    super({ pool })
  }

  override createQueryCompiler(): QueryCompiler {
    return new FeatureCompiler()
  }

  /** The features' own tables, without the copy of the seed and without `rowid`, which SQLite does not show. */
  override createIntrospector(db: Kysely<unknown>): DatabaseIntrospector {
    const introspector = super.createIntrospector(db)
    const all = introspector.getTables.bind(introspector)
    introspector.getTables = async (options) =>
      (await all(options))
        .filter(({ schema }) => schema === 'public')
        .map((table) => ({
          ...table,
          columns: table.columns.filter(({ name }) => name !== 'rowid'),
        }))
    return introspector
  }

  override createDriver(): Driver {
    const driver = super.createDriver()
    driver.beginTransaction = async (connection: DatabaseConnection) => {
      await connection.executeQuery(CompiledQuery.raw(beginning()))
    }
    return driver
  }
}
