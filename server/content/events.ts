import type { Kysely, Selectable } from 'kysely'
import {
  bookEvent,
  cancelBooking,
  EventState,
  pageEvents,
  pageTickets,
  showEvent,
  showTicket,
} from '../../src/features/content/contract'
import { type L10nText, packText, readText } from '../database/l10n'
import { newId } from '../database/new-id'
import { pageWindow } from '../database/page'
import type { Database } from '../database/schema'
import type { ContentTable } from '../database/tables/open'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { bindRequest } from '../pay/requests'
import { notFound, Refusal } from '../refusal'
import { book } from '../wallet/book'
import { accountOf, openAccounts } from '../wallet/open-accounts'
import {
  CITIES,
  cancelUntil,
  MOST_PLACES,
  placeOf,
  REMIND_BEFORE,
  type Stores,
} from './event-rules'
import { toContent } from './rows'
import { findTicketRow, newCode, stateOf, ticketRows, toTicket } from './tickets'

type Row = Selectable<ContentTable>

const EVENT = { en: 'The event', 'zh-Hans': '活动' }
const TICKET = { en: 'The ticket', 'zh-Hans': '活动票' }
const refusal = (code: number, en: string, zh: string) => new Refusal(code, { en, 'zh-Hans': zh })
const FULL = refusal(400, 'There are not that many places left.', '名额不足')
const OVER = refusal(400, 'The event has begun.', '活动已开始')
const MOST = refusal(
  400,
  `A ticket holds ${MOST_PLACES} places at most.`,
  `每张票最多 ${MOST_PLACES} 人`,
)
const HAS_ONE = refusal(400, 'You have a ticket for this event.', '您已预约该活动')
const PRICE = refusal(
  409,
  'The price has changed. Please look again.',
  '活动价格已变动，请重新确认',
)
const LATE = refusal(400, 'It is too late to cancel.', '已过取消时间')
const USED = refusal(400, 'This ticket was used.', '活动票已使用')
const BACK: L10nText = { en: 'Event cancelled', 'zh-Hans': '活动取消退还' }

/** How many places of each event are taken, and the caller's open ticket for it. */
async function takenOf({ db, user }: Context, ids: readonly string[]) {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('tickets')
          .select(['id', 'eventId', 'userId', 'count'])
          .where('eventId', 'in', ids)
          .where('cancelledAt', 'is', null)
          .execute()
  return (eventId: string) => {
    const own = rows.filter((row) => row.eventId === eventId)
    return {
      taken: own.reduce((sum, { count }) => sum + count, 0),
      ticketId: own.find(({ userId }) => userId === user?.id)?.id ?? '',
    }
  }
}

const storesOf = async (db: Kysely<Database>): Promise<Stores> =>
  new Map((await db.selectFrom('stores').selectAll().execute()).map((row) => [row.id, row]))

function shapeOf(row: Row, context: Context, stores: Stores, taken: number, ticketId: string) {
  const { startsAt, endsAt, seats, points, regionId } = row
  const seatsLeft = Math.max(0, seats - taken)
  const open = seatsLeft > 0 ? EventState.Open : EventState.Full
  return {
    ...toContent(row, context),
    startsAt,
    endsAt,
    seats,
    seatsLeft,
    points,
    state: startsAt <= context.now() ? EventState.Over : open,
    where: placeOf(row, stores, context.locale).name,
    city: CITIES.get(regionId)?.[context.locale] ?? '',
    isBooked: ticketId !== '',
  }
}

async function eventRow(db: Kysely<Database>, id: string): Promise<Row> {
  const row = await db
    .selectFrom('contents')
    .selectAll()
    .where('kind', '=', 'event')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound(EVENT)
  return row
}

/** The caller's ticket. @throws Refusal 400 when it is not there, or somebody else's. */
async function ownTicket(db: Kysely<Database>, userId: string, id: string) {
  const row = await findTicketRow(db, id)
  if (row?.userId !== userId) throw notFound(TICKET)
  return row
}

export const eventCalls: readonly Handler[] = [
  handle(pageEvents, async ({ body }, context) => {
    const { db, locale, now } = context
    const { limit, offset } = pageWindow(body)
    const { storeId = '', regionId = '' } = body
    const coming = await db
      .selectFrom('contents')
      .selectAll()
      .where('kind', '=', 'event')
      .where('startsAt', '>', now())
      .orderBy('startsAt')
      .orderBy('id')
      .execute()
    const here = coming.filter((row) => storeId === '' || row.storeId === storeId)
    const found = here.filter((row) => regionId === '' || row.regionId === regionId)
    const some = found.slice(offset, offset + limit)
    const stores = await storesOf(db)
    const taken = await takenOf(
      context,
      some.map(({ id }) => id),
    )
    const result = some.map((row) => {
      const own = taken(row.id)
      return shapeOf(row, context, stores, own.taken, own.ticketId)
    })
    const cities = [...CITIES]
      .filter(([id]) => here.some((row) => row.regionId === id))
      .map(([id, name]) => ({ regionId: id, name: name[locale] }))
    return {
      result,
      pageIndex: body.pageIndex,
      pageSize: limit,
      totalCount: found.length,
      cities,
    }
  }),

  handle(showEvent, async ({ query }, context) => {
    const row = await eventRow(context.db, query.id)
    const stores = await storesOf(context.db)
    const { taken, ticketId } = (await takenOf(context, [row.id]))(row.id)
    return {
      ...shapeOf(row, context, stores, taken, ticketId),
      text: row.text === '' ? '' : readText(row.text, context.locale),
      place: placeOf(row, stores, context.locale),
      most: MOST_PLACES,
      cancelUntil: cancelUntil(row),
      ticketId,
    }
  }),

  handle(bookEvent, async ({ body }, context) => {
    const userId = callerOf(context).id
    const now = context.now()
    const id = await context.db.transaction().execute(async (trx) => {
      const { requestId, ...wish } = body
      const call = bookEvent.contract.path
      const isNew = await bindRequest(trx, { userId, requestId, call, body: wish, now })
      const row = await eventRow(trx, body.eventId)
      const kept = await trx
        .selectFrom('tickets')
        .select(['id', 'userId', 'count', 'cancelledAt'])
        .where('eventId', '=', row.id)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .execute()
      const mine = kept.filter((each) => each.userId === userId)
      // What was taken before is told again, whatever became of it.
      if (!isNew && mine[0]) return mine[0].id
      if (row.startsAt <= now) throw OVER
      const open = kept.filter(({ cancelledAt }) => cancelledAt === null)
      if (open.some((each) => each.userId === userId)) throw HAS_ONE
      if (body.count > MOST_PLACES) throw MOST
      const taken = open.reduce((sum, { count }) => sum + count, 0)
      if (taken + body.count > row.seats) throw FULL
      const points = row.points * body.count
      if (points !== body.points) throw PRICE
      const ticketId = newId(now)
      await trx
        .insertInto('tickets')
        .values({
          id: ticketId,
          code: await newCode(trx),
          userId,
          eventId: row.id,
          count: body.count,
          points,
          createdAt: now,
          // Who books on the day before knows.
          remindedAt: row.startsAt - now <= REMIND_BEFORE ? now : null,
        })
        .execute()
      if (points > 0) {
        await openAccounts(trx, userId, context.services.demo.words)
        await book(trx, {
          accountId: await accountOf(trx, userId, 'points'),
          amount: -points,
          kind: 'order',
          title: row.title,
          now,
          refKind: 'ticket',
          refId: ticketId,
        })
      }
      return ticketId
    })
    return toTicket(context, await ownTicket(context.db, userId, id))
  }),

  handle(cancelBooking, async ({ query }, context) => {
    const userId = callerOf(context).id
    const now = context.now()
    await context.db.transaction().execute(async (trx) => {
      const { id, points, cancelledAt, usedAt, ...row } = await ownTicket(
        trx,
        userId,
        query.ticketId,
      )
      if (cancelledAt !== null) return
      if (usedAt !== null) throw USED
      if (now >= cancelUntil(row)) throw LATE
      await trx.updateTable('tickets').set({ cancelledAt: now }).where('id', '=', id).execute()
      if (points === 0) return
      await book(trx, {
        accountId: await accountOf(trx, userId, 'points'),
        amount: points,
        kind: 'refund',
        title: packText(BACK),
        now,
        refKind: 'ticketBack',
        refId: id,
      })
    })
    return toTicket(context, await ownTicket(context.db, userId, query.ticketId))
  }),

  handle(pageTickets, async ({ body }, context) => {
    const { limit, offset } = pageWindow(body)
    const now = context.now()
    const rows = await ticketRows(context.db)
      .where('tickets.userId', '=', callerOf(context).id)
      .orderBy('contents.startsAt')
      .orderBy('tickets.id')
      .execute()
    const found = rows
      .map((row) => ({ row, state: stateOf(row, now) }))
      .filter(({ state }) => body.status === undefined || state === body.status)
      // The next one first; of those that are over, the last one.
      .sort((a, b) => a.state - b.state || (a.state === 1 ? 0 : b.row.startsAt - a.row.startsAt))
    const some = found.slice(offset, offset + limit)
    const result = await Promise.all(some.map(({ row }) => toTicket(context, row)))
    return { result, pageIndex: body.pageIndex, pageSize: limit, totalCount: found.length }
  }),

  handle(showTicket, async ({ query }, context) =>
    toTicket(context, await ownTicket(context.db, callerOf(context).id, query.id)),
  ),
]
