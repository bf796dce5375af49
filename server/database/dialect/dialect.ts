import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** An open database, whatever it is. What differs between the two kinds lies behind this. */
export interface OpenDatabase {
  readonly db: Kysely<Database>
  /** No seed has run: the `settings` table does not say so. */
  readonly isEmpty: () => Promise<boolean>
  /** Where a copy of the seed is kept; made when it is first asked for. */
  readonly template: () => Promise<SeedCopy>
  readonly alone: Alone
  /** What processes on the same database tell each other. */
  readonly wire: Wire
  /** Counts how often something was done; across processes where they share the database. */
  readonly counter: (limit: CounterLimit) => Counter
  readonly close: () => Promise<void>
}

/** Does the work; under one name no two of all processes on the database do theirs at once, in their order. */
export type Alone = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** So many points in so many seconds. */
export interface CounterLimit {
  readonly name: string
  readonly points: number
  readonly seconds: number
}

export interface Counter {
  /** Rejects with a `RateLimiterRes` when there are too many. */
  readonly consume: (subject: string) => Promise<unknown>
}

/** A copy of the seeded tables. Putting it back takes milliseconds, seeding anew a good part of a second. */
export interface SeedCopy {
  /** Takes the present content as what a reset goes back to. */
  readonly save: () => Promise<void>
  /** Whether it has every table with the columns of today's migrations. */
  readonly isUsable: () => Promise<boolean>
  /** Puts it back, its moments moved `shift` seconds. */
  readonly restore: (shift: number) => Promise<void>
  /** Deletes all data, keeps the tables. */
  readonly empty: () => Promise<void>
}

/** What is told to every process on a database, this one included. */
export interface Wire {
  /** @param words at most some thousand bytes; who is away misses them. */
  readonly tell: (topic: string, words: string) => Promise<void>
  readonly listen: (topic: string, hear: (words: string) => unknown) => void
}

/** Who an opened database reports to. */
export interface Opening {
  /** Hears that a statement failed. */
  readonly onError: () => void
}

/** Tables of the installation, not of the data: a reset leaves them alone, and revisions of pages only rise. */
export const KEPT: readonly string[] = [
  'settings',
  'nonces',
  'view_changes',
  'stray_objects',
  'kysely_migration',
  'kysely_migration_lock',
]
