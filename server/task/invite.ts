import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import type { Words } from '../seed/retelling'
import { bookRun } from './run'

/**
 * Pays whoever invited somebody, once the number of the invited one is proved: nobody reports this job, the
 * server sees it happen.
 *
 * @param now seconds since 1970.
 */
export async function payInviter(
  trx: Kysely<Database>,
  invited: { readonly id: string; readonly parentId: string },
  { now, words }: { readonly now: number; readonly words: Words },
): Promise<void> {
  const { id, parentId } = invited
  if (parentId === '') return
  const job = await trx
    .selectFrom('task_jobs')
    .selectAll()
    .where('key', '=', 'invite')
    .executeTakeFirst()
  if (!job) return
  const deed = { entityKey: 'user', entityId: id, value: 1, intro: 'invited', isOnce: true }
  const seen = { since: 0, times: 1, within: 'always' } as const
  await bookRun(trx, { userId: parentId, job, deed, seen, now, words })
}
