import { type Kysely, sql } from 'kysely'
import type { Database } from '../../database/schema'

/** Tables whose rows no book reads, and that nearly every call writes to. */
export const QUIET: readonly string[] = ['sessions', 'attempts', 'nonces']

/**
 * Whether nothing that the books are made of was written since the seed was put in; undefined where tests run on files.
 */
export async function isUntouched(db: Kysely<Database>): Promise<boolean | undefined> {
  if (!process.env.TAPROOM_TEST_DATABASE) return undefined
  const { rows } = await sql`
    select 1 from taproom.deeds
    where taproom.is_touched(mark) and name not in (${sql.join(QUIET)}) limit 1`.execute(db)
  return rows.length === 0
}
