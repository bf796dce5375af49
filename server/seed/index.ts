import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import type { Demo } from './demo'

/** What a section of the seed may use. Everything it writes follows from these: no chance, no clock. */
export interface Seed {
  readonly db: Kysely<Database>
  /** Seconds since 1970: the moment all of the seed's times are counted from. */
  readonly now: number
  /** Whose goods and words it has. */
  readonly demo: Demo
}

/** A part of the seed. Large inserts go in one `insertInto(…).values([…])` each: it must stay fast. */
export interface SeedSection {
  readonly name: string
  readonly run: (seed: Seed) => Promise<void>
}
