import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import {
  findTicket,
  redeemTicket,
  type Ticket,
  TicketState,
} from '../../src/features/content/contract'
import { type L10nText, readText } from '../database/l10n'
import type { Database } from '../database/schema'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { type Desk, deskOf } from '../merchant/access'
import { notFound, Refusal } from '../refusal'
import { cancelUntil, doorsOpen, placeOf } from './event-rules'

const TICKET = { en: 'The ticket', 'zh-Hans': '活动票' }
const NOT_OPEN: Readonly<Record<number, L10nText>> = {
  [TicketState.Used]: { en: 'This ticket was used.', 'zh-Hans': '活动票已使用' },
  [TicketState.Past]: { en: 'The event is over.', 'zh-Hans': '活动已结束' },
  [TicketState.Cancelled]: { en: 'This ticket was cancelled.', 'zh-Hans': '活动票已取消' },
}
const EARLY = new Refusal(400, {
  en: 'Doors open an hour before it begins.',
  'zh-Hans': '活动开始前一小时方可入场',
})

/** Tickets with what they are for. */
export const ticketRows = (db: Kysely<Database>) =>
  db
    .selectFrom('tickets')
    .innerJoin('contents', 'contents.id', 'tickets.eventId')
    .select([
      'tickets.id as id',
      'code',
      'userId',
      'eventId',
      'count',
      'tickets.points as points',
      'tickets.createdAt as createdAt',
      'cancelledAt',
      'usedAt',
      'title',
      'image',
      'startsAt',
      'endsAt',
      'storeId',
      'place',
    ])

/** A ticket with its event, whoever's it is; undefined where there is none. */
export const findTicketRow = (db: Kysely<Database>, id: string) =>
  ticketRows(db).where('tickets.id', '=', id).executeTakeFirst()

type TicketRow = NonNullable<Awaited<ReturnType<typeof findTicketRow>>>

/** What has become of a ticket by `now` (seconds since 1970). */
export function stateOf({ cancelledAt, usedAt, endsAt }: TicketRow, now: number) {
  if (cancelledAt !== null) return TicketState.Cancelled
  if (usedAt !== null) return TicketState.Used
  return now >= endsAt ? TicketState.Past : TicketState.Coming
}

/** Ten digits nobody else shows at a door. */
export async function newCode(trx: Kysely<Database>): Promise<string> {
  for (;;) {
    const code = `${randomInt(10_000, 100_000)}${randomInt(10_000, 100_000)}`
    const taken = await trx
      .selectFrom('tickets')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirst()
    if (!taken) return code
  }
}

/** A ticket as it is answered, in the caller's language. */
export async function toTicket({ db, locale, now }: Context, row: TicketRow): Promise<Ticket> {
  const { userId: _, storeId, place, title, ...rest } = row
  const store = await db
    .selectFrom('stores')
    .selectAll()
    .where('id', '=', storeId)
    .executeTakeFirst()
  const stores = new Map(store ? [[store.id, store]] : [])
  const state = stateOf(row, now())
  const until = cancelUntil(row)
  return {
    ...rest,
    title: readText(title, locale),
    state,
    place: placeOf({ storeId, place }, stores, locale),
    cancelUntil: until,
    canCancel: state === TicketState.Coming && now() < until,
  }
}

/** A ticket for an event of the desk's stores; what is in no store is the house's. */
async function atDoor(db: Kysely<Database>, desk: Desk, code: string): Promise<TicketRow> {
  const digits = code.replace(/^taproom:\w+:/, '').replace(/\s/g, '')
  const row = await ticketRows(db).where('code', '=', digits).executeTakeFirst()
  const isOurs = row && (row.storeId === '' ? desk.isOperator : desk.storeIds.includes(row.storeId))
  if (!row || !isOurs) throw notFound(TICKET)
  return row
}

export const doorCalls: readonly Handler[] = [
  handle(findTicket, async ({ query }, context) =>
    toTicket(context, await atDoor(context.db, await deskOf(context), query.code)),
  ),
  handle(redeemTicket, async ({ body }, context) => {
    const desk = await deskOf(context)
    const staffId = callerOf(context).id
    const now = context.now()
    const id = await context.db.transaction().execute(async (trx) => {
      const row = await atDoor(trx, desk, body.code)
      const text = NOT_OPEN[stateOf(row, now)]
      if (text) throw new Refusal(400, text)
      if (now < doorsOpen(row)) throw EARLY
      await trx
        .updateTable('tickets')
        .set({ usedAt: now, staffId })
        .where('id', '=', row.id)
        .execute()
      return row.id
    })
    const row = await findTicketRow(context.db, id)
    if (!row) throw notFound(TICKET)
    return toTicket(context, row)
  }),
]
