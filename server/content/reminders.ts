import type { Kysely } from 'kysely'
import { clockOf, dayOf } from '../../src/shared/business-day'
import { readText } from '../database/l10n'
import type { Database } from '../database/schema'
import { REMIND_BEFORE } from './event-rules'
import { leaveMessage } from './leave-message'

const dueTickets = (db: Kysely<Database>, now: number) =>
  db
    .selectFrom('tickets')
    .innerJoin('contents', 'contents.id', 'tickets.eventId')
    .select(['tickets.id as id', 'userId', 'title', 'startsAt'])
    .where('remindedAt', 'is', null)
    .where('cancelledAt', 'is', null)
    .where('usedAt', 'is', null)
    .where('startsAt', '>', now)
    .where('startsAt', '<=', now + REMIND_BEFORE)

/**
 * Tells everybody once of what they have booked, a day before it begins; the message leads to the ticket.
 *
 * @param now seconds.
 */
export async function remindOfEvents(db: Kysely<Database>, now: number): Promise<void> {
  if (!(await dueTickets(db, now).executeTakeFirst())) return
  await db.transaction().execute(async (trx) => {
    for (const { id, userId, title, startsAt } of await dueTickets(trx, now).execute()) {
      await trx.updateTable('tickets').set({ remindedAt: now }).where('id', '=', id).execute()
      const day = dayOf(startsAt)
      const at = clockOf(startsAt)
      await leaveMessage(trx, {
        userId,
        text: {
          en: `${readText(title, 'en')} begins on ${day} at ${at}. Your ticket is here.`,
          'zh-Hans': `您预约的「${readText(title, 'zh-Hans')}」将于 ${day} ${at} 开始，点此查看活动票。`,
        },
        url: `/views/index?url=/event/ticket&id=${id}`,
        now,
      })
    }
  })
}
