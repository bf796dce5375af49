import type { Selectable } from 'kysely'
import {
  bookEvent,
  cancelBooking,
  pageEvents,
  pageMaterials,
  pageVideos,
} from '../../src/features/content/contract'
import { readText } from '../database/l10n'
import { type Paging, pageWindow } from '../database/page'
import type { ContentTable } from '../database/tables/open'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { notFound, Refusal } from '../refusal'

type Row = Selectable<ContentTable>

const EVENT = { en: 'The event', 'zh-Hans': '活动' }
const FULL = new Refusal(400, { en: 'There is no seat left.', 'zh-Hans': '名额已满' })
const OVER = new Refusal(400, { en: 'The event has begun.', 'zh-Hans': '活动已开始' })

const toContent = ({ id, title, intro, image, url, createdAt }: Row, { locale }: Context) => ({
  id,
  title: readText(title, locale),
  intro: readText(intro, locale),
  image,
  url,
  createdAt,
})

async function toEvent(row: Row, context: Context) {
  const { booked, mine } = await context.db
    .selectFrom('bookings')
    .select((eb) => [
      eb.fn.countAll<number>().as('booked'),
      eb.fn
        .sum<number | null>(
          eb
            .case()
            .when('userId', '=', context.user?.id ?? '')
            .then(1)
            .else(0)
            .end(),
        )
        .as('mine'),
    ])
    .where('eventId', '=', row.id)
    .executeTakeFirstOrThrow()
  const { startsAt, seats } = row
  const isBooked = Number(mine ?? 0) > 0
  return { ...toContent(row, context), startsAt, seats, seatsLeft: seats - booked, isBooked }
}

async function pageKind<T>(
  kind: string,
  paging: Paging,
  context: Context,
  shape: (row: Row, context: Context) => T | Promise<T>,
) {
  const { limit, offset } = pageWindow(paging)
  const rows = await context.db
    .selectFrom('contents')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('startsAt')
    .orderBy('createdAt', 'desc')
    .execute()
  const some = rows.slice(offset, offset + limit)
  const result = await Promise.all(some.map((row) => shape(row, context)))
  return { result, pageIndex: paging.pageIndex, pageSize: limit, totalCount: rows.length }
}

async function findEvent({ db, now }: Context, id: string): Promise<Row> {
  const row = await db
    .selectFrom('contents')
    .selectAll()
    .where('kind', '=', 'event')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound(EVENT)
  if (row.startsAt <= now()) throw OVER
  return row
}

export const contentCalls: readonly Handler[] = [
  handle(pageMaterials, ({ body }, context) => pageKind('material', body, context, toContent)),
  handle(pageVideos, ({ body }, context) => pageKind('video', body, context, toContent)),
  handle(pageEvents, ({ body }, context) => pageKind('event', body, context, toEvent)),

  handle(bookEvent, async ({ body }, context) => {
    const row = await findEvent(context, body.eventId)
    const { seatsLeft, isBooked } = await toEvent(row, context)
    if (!isBooked && seatsLeft <= 0) throw FULL
    await context.db
      .insertInto('bookings')
      .values({ userId: callerOf(context).id, eventId: row.id, createdAt: context.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return toEvent(row, context)
  }),
  handle(cancelBooking, async ({ query }, context) => {
    const row = await findEvent(context, query.eventId)
    await context.db
      .deleteFrom('bookings')
      .where('userId', '=', callerOf(context).id)
      .where('eventId', '=', row.id)
      .execute()
    return toEvent(row, context)
  }),
]
