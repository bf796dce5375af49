import type { Kysely } from 'kysely'
import { startOfDay } from '../../src/shared/business-day'
import { WrongSettings } from '../running/wrong-settings'
import { runSeed } from '../seed/run-seed'
import { type OpenDatabase, openDatabase } from './open'
import type { Database } from './schema'
import { Template } from './template'

const DEMO_DATA = `The data folder holds the demonstration, whose passwords are public.
  Name another with TAPROOM_DATA (or --data), or say TAPROOM_DEMO=1 to show it on purpose.`

/** The database with its seed: filled when it is empty, put back on request. */
export interface SeededDatabase {
  readonly db: Kysely<Database>
  /** Back to the seed. `fresh` runs the seed again instead of copying what it made. */
  readonly reset: (fresh?: boolean) => Promise<void>
  readonly close: () => Promise<void>
}

interface OpeningOptions {
  /** Whether it has the demonstration's people, goods and money; otherwise it begins empty. */
  readonly withDemo: boolean
  /** Hears that a statement failed. */
  readonly onError: () => void
}

/**
 * Opens the data directory (or `:memory:`) and seeds it when it is new.
 *
 * @throws WrongSettings without `withDemo` when the data is the demonstration's, whose passwords everybody knows.
 */
export async function openSeededDatabase(
  dataDir: string,
  now: () => number,
  { withDemo, onError }: OpeningOptions,
): Promise<SeededDatabase> {
  const { db, driver, isEmpty, close } = await openDatabase(dataDir, onError)
  if (!withDemo) return withoutDemo({ db, isEmpty, close })
  const template = new Template(driver, dataDir)

  async function seed(): Promise<void> {
    const seededAt = now()
    await runSeed({ db, now: seededAt })
    const value = String(seededAt)
    await db
      .insertInto('settings')
      .values({ key: 'seededAt', value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
    await exclusively(() => template.save())
  }

  /** Kysely hands out its one connection at a time: raw work must queue for it like everybody. */
  function exclusively(work: () => void): Promise<void> {
    return db.connection().execute(async () => work())
  }

  async function reset(fresh = false): Promise<void> {
    if (!fresh && template.isUsable()) {
      const seededAt = await readSeededAt()
      // The seed's wallets have a today and a yesterday: moved past midnight they would have neither.
      if (startOfDay(seededAt) === startOfDay(now())) {
        return exclusively(() => template.restore(now() - seededAt))
      }
    }
    await exclusively(() => template.empty())
    await seed()
  }

  async function readSeededAt(): Promise<number> {
    const { value } = await db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'seededAt')
      .executeTakeFirstOrThrow()
    return Number(value)
  }

  // A seed that was cut short left rows behind but not the mark.
  if (isEmpty()) await reset(true)
  return { db, reset, close }
}

/** @throws WrongSettings when a demonstration ran here. */
async function withoutDemo({
  db,
  isEmpty,
  close,
}: Pick<OpenDatabase, 'db' | 'isEmpty' | 'close'>): Promise<SeededDatabase> {
  if (!isEmpty()) {
    await close()
    throw new WrongSettings(DEMO_DATA)
  }
  const reset = () => Promise.reject(new Error('there is no demonstration to go back to'))
  return { db, reset, close }
}
