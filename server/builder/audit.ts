import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'

/** One line of what was done to a page; lines are only ever added. */
export interface Act {
  readonly url: string
  readonly userId: string
  readonly at: number
  readonly action:
    | 'save'
    | 'discard'
    | 'publish'
    | 'rollback'
    | 'unpublish'
    | 'cancel'
    | 'apply'
    | 'hold'
    | 'end'
  readonly fromVersion: number
  readonly toVersion: number
}

/** Notes what was done, in the transaction that does it. */
export async function note(trx: Kysely<Database>, act: Act): Promise<void> {
  await trx.insertInto('view_audit').values(act).execute()
}
