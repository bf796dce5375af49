import type { Kysely } from 'kysely'
import { packText } from '../database/l10n'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'
import { type News, pushNews } from './push'

/**
 * Gives the platform somebody agreed on last a message for them, simulated as a row of its log. A yes is worth
 * one; nothing is sent to who has none left, has said no since, or was told of this before. Their native apps are
 * given a notification besides.
 */
export async function sendSubscribed(trx: Kysely<Database>, news: News): Promise<void> {
  const { userId, moment, refId, text, url, now } = news
  await pushNews(trx, news)
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
