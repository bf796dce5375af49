import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import { Refusal } from '../refusal'

/** One wish of a user as a call that moves money names it. */
export interface MoneyRequest {
  readonly userId: string
  readonly requestId: string
  /** Path of the call. */
  readonly call: string
  /** What is asked for, without passwords: a second try may bring another. */
  readonly body: unknown
  /** Seconds. */
  readonly now: number
}

const ANOTHER = new Refusal(409, {
  en: 'This was sent before with other details. Look at what came of it first.',
  'zh-Hans': '该请求已用其他内容提交过，请先查看上次的结果',
})

/**
 * Binds a request id to its body, in the transaction that does what is asked: a refused wish binds
 * nothing.
 *
 * @returns whether it is new, and not one that was taken before.
 * @throws Refusal 409 when the user has sent another body, or another call, with this id.
 */
export async function bindRequest(trx: Kysely<Database>, request: MoneyRequest): Promise<boolean> {
  const { userId, requestId, call, body, now } = request
  const digest = createHash('sha256')
    .update(JSON.stringify([call, body]))
    .digest('hex')
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('requests')
    .values({ userId, requestId, digest, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  const kept = await trx
    .selectFrom('requests')
    .select('digest')
    .where('userId', '=', userId)
    .where('requestId', '=', requestId)
    .executeTakeFirstOrThrow()
  if (kept.digest !== digest) throw ANOTHER
  return numInsertedOrUpdatedRows === 1n
}
