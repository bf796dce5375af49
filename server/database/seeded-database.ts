import { startOfDay } from '../../src/shared/business-day'
import { WrongSettings } from '../running/wrong-settings'
import type { Demo } from '../seed/demo'
import { runSeed } from '../seed/run-seed'
import type { OpenDatabase } from './dialect/dialect'
import { openDatabase } from './open'

const DEMO_DATA = `The data folder holds the demonstration, whose passwords are public.
  Name another with TAPROOM_DATA (or --data), or say TAPROOM_DEMO=1 to show it on purpose.`

/** The database with its seed: filled when it is empty, put back on request. */
export interface SeededDatabase extends OpenDatabase {
  /** Back to the seed. `fresh` runs the seed again instead of copying what it made. */
  readonly reset: (fresh?: boolean) => Promise<void>
}

interface OpeningOptions {
  /** Whose people, goods and money it has; it begins empty without. */
  readonly demo: Demo | undefined
  /** Hears that a statement failed. */
  readonly onError: () => void
}

/**
 * Opens the database at a place, as `openDatabase` takes it, and seeds it when it is new.
 *
 * @throws WrongSettings without a demonstration when the data is the demonstration's, whose passwords everybody knows.
 */
export async function openSeededDatabase(
  place: string,
  now: () => number,
  { demo, onError }: OpeningOptions,
): Promise<SeededDatabase> {
  const open = await openDatabase(place, onError)
  const { db, isEmpty, alone } = open
  if (!demo) return withoutDemo(open)
  const own = demo
  const template = await open.template()

  async function seed(): Promise<void> {
    const seededAt = now()
    await runSeed({ db, now: seededAt, demo: own })
    const value = String(seededAt)
    await db
      .insertInto('settings')
      .values({ key: 'seededAt', value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
    await template.save()
  }

  async function reset(fresh = false): Promise<void> {
    if (!fresh && (await template.isUsable())) {
      const seededAt = await readSeededAt()
      // The seed's wallets have a today and a yesterday: moved past midnight they would have neither.
      if (startOfDay(seededAt) === startOfDay(now())) {
        return template.restore(now() - seededAt)
      }
    }
    await template.empty()
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
  if (await isEmpty())
    await alone('seed', async () => ((await isEmpty()) ? reset(true) : undefined))
  return { ...open, reset: (fresh) => alone('seed', () => reset(fresh)) }
}

/** @throws WrongSettings when a demonstration ran here. */
async function withoutDemo(open: OpenDatabase): Promise<SeededDatabase> {
  if (!(await open.isEmpty())) {
    await open.close()
    throw new WrongSettings(DEMO_DATA)
  }
  const reset = () => Promise.reject(new Error('there is no demonstration to go back to'))
  return { ...open, reset }
}
