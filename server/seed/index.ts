import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import { SHOP_SECTIONS } from './catalogue-sections'
import { orders } from './orders'
import { users } from './users'

/** What a section of the seed may use. Everything it writes follows from these: no chance, no clock. */
export interface Seed {
  readonly db: Kysely<Database>
  /** Seconds since 1970: the moment all of the seed's times are counted from. */
  readonly now: number
}

/** A part of the seed. Large inserts go in one `insertInto(…).values([…])` each: it must stay fast. */
export interface SeedSection {
  readonly name: string
  readonly run: (seed: Seed) => Promise<void>
}

/** In the order they run: later sections refer to rows of earlier ones. */
const SECTIONS: readonly SeedSection[] = [users, ...SHOP_SECTIONS, orders]

/** Fills an empty database, all or nothing. */
export async function runSeed({ db, now }: Seed): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { name, run } of SECTIONS) {
      try {
        await run({ db: trx, now })
      } catch (error) {
        throw new Error(`seed section ${name} failed: ${String(error)}`)
      }
    }
  })
}
