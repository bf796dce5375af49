import type { Kysely } from 'kysely'
import type { NewsMoment } from '../../src/shared/host-port'
import { type L10nText, packText } from '../database/l10n'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'

interface News {
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
 * Gives the platform somebody agreed on last a message for them, simulated as a row of its log. A yes is worth
 * one; nothing is sent to who has none left, has said no since, or was told of this before.
 */
export async function sendSubscribed(
  trx: Kysely<Database>,
  { userId, moment, refId, text, url, now }: News,
): Promise<void> {
  const agreed = await trx
    .selectFrom('subscriptions')
    .select(['host', 'templateId', 'quota'])
    .where('userId', '=', userId)
    .where('moment', '=', moment)
    .where('answer', '=', 'accept')
    .where('quota', '>', 0)
    .orderBy('answeredAt', 'desc')
    .executeTakeFirst()
  if (!agreed) return
  const { host, templateId } = agreed
  const sent = await trx
    .insertInto('gateway_messages')
    .values({
      id: newId(now),
      host,
      userId,
      moment,
      templateId,
      refId,
      text: packText(text),
      url,
      sentAt: now,
    })
    .onConflict((conflict) => conflict.columns(['userId', 'moment', 'refId']).doNothing())
    .executeTakeFirst()
  if (sent.numInsertedOrUpdatedRows !== 1n) return
  await trx
    .updateTable('subscriptions')
    .set((eb) => ({ quota: eb('quota', '-', 1) }))
    .where('userId', '=', userId)
    .where('host', '=', host)
    .where('moment', '=', moment)
    .where('templateId', '=', templateId)
    .execute()
}
