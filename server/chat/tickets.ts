import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { takeTicket } from '../../src/features/chat/contract'
import type { Database } from '../database/schema'
import { callerOf, handle } from '../handler'

/** Between asking for a ticket and opening a socket with it, seconds. */
const LASTS = 30

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex')

/** A ticket for who is logged in: browsers and mini-programs send no header of ours with a socket. */
export const ticket = handle(takeTicket, async (_, context) => {
  const { db } = context
  const now = context.now()
  const words = randomBytes(32).toString('base64url')
  await db.deleteFrom('socket_tickets').where('endsAt', '<=', now).execute()
  await db
    .insertInto('socket_tickets')
    .values({ hash: hashOf(words), userId: callerOf(context).id, endsAt: now + LASTS })
    .execute()
  return { ticket: words }
})

/** Whose ticket it is; it is used up with that. Undefined for one that is none, or none any more. */
export async function spendTicket(
  db: Kysely<Database>,
  words: string,
  now: number,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('socket_tickets')
    .where('hash', '=', hashOf(words))
    .returning(['userId', 'endsAt'])
    .executeTakeFirst()
  return row && row.endsAt > now ? row.userId : undefined
}
