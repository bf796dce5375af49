import type { Kysely } from 'kysely'
import type { NewsMoment } from '../../src/shared/host-port'
import { type L10nText, packText } from '../database/l10n'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'

/** What happened to somebody while they were not looking. */
export interface News {
  readonly userId: string
  readonly moment: NewsMoment
  /** What happened: it is told once. */
  readonly refId: string
  readonly text: L10nText
  /** The page it leads to. */
  readonly url: string
  /** Seconds. */
  readonly now: number
}

/**
 * Gives the vendors a notification for each of somebody's installations of the native app, simulated as rows of
 * their log. An installation whose session has ended is told nothing, and none is told twice.
 */
export async function pushNews(
  trx: Kysely<Database>,
  { userId, moment, refId, text, url, now }: News,
): Promise<void> {
  const addresses = await trx
    .selectFrom('push_addresses')
    .innerJoin('sessions', 'sessions.id', 'push_addresses.sessionId')
    .select(['device', 'vendor', 'token'])
    .where('push_addresses.userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .execute()
  for (const address of addresses) {
    await trx
      .insertInto('push_messages')
      .values({
        ...address,
        ...{ id: newId(now), userId, moment, refId, text: packText(text), url, sentAt: now },
      })
      .onConflict((conflict) => conflict.columns(['device', 'moment', 'refId']).doNothing())
      .execute()
  }
}
