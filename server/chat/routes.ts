import type { Kysely } from 'kysely'
import {
  askQuestion,
  ChatStatus,
  closeTalk,
  listMessages,
  MESSAGE_PAGE,
  openTalk,
  pageTalks,
  rateTalk,
  readTalk,
  sendMessage,
  syncChat,
} from '../../src/features/chat/contract'
import { readText } from '../database/l10n'
import { countOf } from '../database/page'
import type { Database } from '../database/schema'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { bindRequest } from '../pay/requests'
import { notFound, Refusal } from '../refusal'
import { retold } from '../seed/retelling'
import { requireOwnPictures } from '../storage/own-pictures'
import { cardAbout, cardFor, isCard, readCard, toCard } from './cards'
import { deskCalls } from './desk'
import { pageOfTalks, unreadOf, waitingFor } from './lists'
import { CANNED, QUESTIONS } from './phrases'
import {
  addLine,
  addNote,
  answersIn,
  beginTalk,
  colleaguesOf,
  type MessageRow,
  otherSide,
  type Row,
  type Seat,
  seatOf,
  standingOf,
} from './talks'
import { ticket } from './tickets'
import { transfer } from './transfer'

const QUESTION = { en: 'The question', 'zh-Hans': '问题' }
const NOT_CLOSED = new Refusal(400, {
  en: 'A conversation can be rated once, when it is closed.',
  'zh-Hans': '会话结束后可评价一次',
})
const NOT_STAFF = new Refusal(403, {
  en: 'Only who answers closes a conversation.',
  'zh-Hans': '仅客服可结束会话',
})
const WAITING_NOTE = {
  en: 'Thank you. A person answers here, daily from 10:00 to 22:00.',
  'zh-Hans': '已收到，客服将在每日 10:00–22:00 为您回复。',
}
const CLOSED_NOTE = {
  en: 'This conversation was closed. Write again whenever you like.',
  'zh-Hans': '本次会话已结束，如需帮助可继续留言。',
}

/** A message as the caller sees it. */
function toMessage(row: MessageRow, { locale, user }: Context) {
  const { id, seq, fromUserId, kind, createdAt } = row
  const isNote = kind === 'note'
  return {
    id,
    seq,
    fromUserId,
    side: sideOf(row),
    kind: kind as 'text',
    content: isNote ? readText(row.content, locale) : row.content,
    card: readCard(kind, row.card, locale),
    requestId: fromUserId === user?.id ? row.requestId : '',
    createdAt,
  }
}

function sideOf({ fromUserId, userId }: MessageRow) {
  if (fromUserId === '') return 'house' as const
  return fromUserId === userId ? ('shopper' as const) : ('staff' as const)
}

/** The conversation that is named, or the caller's own with the house. */
async function namedSeat(context: Context, id: string): Promise<Seat> {
  if (id !== '') return seatOf(context, id)
  return { row: await beginTalk(context, ''), side: 'shopper' }
}

const linesOf = (db: Kysely<Database>, { id }: Row) =>
  db.selectFrom('chat_messages').selectAll().where('conversationId', '=', id)

/** Whether somebody serves it who still answers there: who left the desk keeps nobody waiting. */
const isServed = async (trx: Kysely<Database>, row: Row) =>
  row.status === ChatStatus.Served && (await answersIn(trx, row, row.staffId))

/** What a message does to its conversation. */
async function moveOn(trx: Kysely<Database>, { row, side }: Seat, userId: string) {
  const change =
    side === 'staff'
      ? { status: ChatStatus.Served, staffId: userId, staffRead: row.last }
      : {
          userRead: row.last,
          ...(!(await isServed(trx, row)) && { status: ChatStatus.Waiting }),
          ...(row.status === ChatStatus.Closed && { staffId: '', stars: 0 }),
        }
  await trx.updateTable('conversations').set(change).where('id', '=', row.id).execute()
}

/** What was sent before under a name of the sender's. */
const sentBefore = (db: Kysely<Database>, userId: string, requestId: string) =>
  db
    .selectFrom('chat_messages')
    .selectAll()
    .where('fromUserId', '=', userId)
    .where('requestId', '=', requestId)
    .executeTakeFirst()

export const handlers: readonly Handler[] = [
  handle(openTalk, async ({ body }, context) => {
    const { db, locale } = context
    const { conversationId, productId, orderId, afterSaleId } = body
    const userId = callerOf(context).id
    const named = (['product', 'order', 'afterSale'] as const)
      .map((kind, at) => ({ kind, id: [productId, orderId, afterSaleId][at] ?? '' }))
      .find(({ id }) => id !== '')
    const about = named && (await cardAbout(db, named.kind, named.id, userId))
    const seat: Seat =
      conversationId === ''
        ? { row: await beginTalk(context, about?.storeId ?? body.storeId), side: 'shopper' }
        : await seatOf(context, conversationId)
    const isStaff = seat.side === 'staff'
    return {
      id: seat.row.id,
      side: seat.side,
      ...(await standingOf(context, seat)),
      ...(await otherSide(context, seat)),
      questions: isStaff
        ? []
        : retold(QUESTIONS, context.services.demo.words).map(({ id, question }) => ({
            id,
            text: question[locale],
          })),
      canned: isStaff ? CANNED.map((text) => text[locale]) : [],
      colleagues: isStaff
        ? (await colleaguesOf(db, seat.row, userId)).map(({ id, nickName }) => ({
            id,
            name: readText(nickName, locale),
          }))
        : [],
      about: named && about && !isStaff ? toCard(named.kind, about, locale) : null,
    }
  }),

  handle(listMessages, async ({ query: { conversationId, before } }, context) => {
    const { row } = await namedSeat(context, conversationId)
    const newest = await linesOf(context.db, row)
      .$if(before > 0, (lines) => lines.where('seq', '<', before))
      .orderBy('seq', 'desc')
      .limit(MESSAGE_PAGE)
      .execute()
    return newest.reverse().map((each) => toMessage(each, context))
  }),

  handle(sendMessage, async ({ body }, context) => {
    const { conversationId, requestId = '', kind, content } = body
    const userId = callerOf(context).id
    const { id } = (await namedSeat(context, conversationId)).row
    const now = context.now()
    const message = await context.db.transaction().execute(async (trx) => {
      const wish = { userId, requestId, call: 'messages', now, body: [id, kind, content] }
      if (requestId !== '' && !(await bindRequest(trx, wish))) {
        const before = await sentBefore(trx, userId, requestId)
        if (before) return before
      }
      const seat = await seatOf(context, id, trx)
      const { row, side } = seat
      if (kind === 'image') await requireOwnPictures(trx, userId, [content])
      const card = isCard(kind) ? JSON.stringify(await cardFor(trx, kind, content, row)) : ''
      const line = { fromUserId: userId, kind, content, card, requestId, now }
      await moveOn(trx, seat, userId)
      const added = await addLine(trx, row, line)
      const isFirst = side === 'shopper' && row.status === ChatStatus.Open
      if (isFirst) await addNote(trx, row, WAITING_NOTE, now)
      return added
    })
    await context.services.news.tell(id)
    return toMessage(message, context)
  }),

  handle(askQuestion, async ({ body }, context) => {
    const { conversationId, questionId, requestId } = body
    const userId = callerOf(context).id
    const known = retold(QUESTIONS, context.services.demo.words).find(({ id }) => id === questionId)
    if (!known) throw notFound(QUESTION)
    const now = context.now()
    const lines = await context.db.transaction().execute(async (trx) => {
      const { row, side } = await seatOf(context, conversationId, trx)
      if (side === 'staff') throw notFound(QUESTION)
      const wish = { userId, requestId, call: 'question', now, body: [row.id, questionId] }
      if (!(await bindRequest(trx, wish))) {
        const asked = await sentBefore(trx, userId, requestId)
        if (asked) {
          return linesOf(trx, row)
            .where('seq', 'in', [asked.seq, asked.seq + 1])
            .orderBy('seq')
            .execute()
        }
      }
      const content = known.question[context.locale]
      return [
        await addLine(trx, row, { fromUserId: userId, kind: 'text', content, requestId, now }),
        await addNote(trx, row, known.answer, now),
      ]
    })
    await context.services.news.tell(conversationId)
    return lines.map((each) => toMessage(each, context))
  }),

  handle(syncChat, async ({ body: { conversationId, after } }, context) => {
    const { db } = context
    const userId = callerOf(context).id
    const messages = await countOf(db.selectFrom('chat_messages').where('userId', '=', userId))
    const seat = conversationId === '' ? undefined : await seatOf(context, conversationId)
    const news = seat
      ? await linesOf(db, seat.row)
          .where('seq', '>', after)
          .orderBy('seq')
          .limit(MESSAGE_PAGE)
          .execute()
      : []
    return {
      userId,
      messages,
      unread: await unreadOf(db, userId),
      waiting: await waitingFor(db, userId),
      news: news.map((each) => toMessage(each, context)),
      standing: seat ? await standingOf(context, seat) : null,
    }
  }),

  handle(readTalk, async ({ body: { conversationId, upTo } }, context) => {
    const { row, side } = await seatOf(context, conversationId)
    const { db, services } = context
    const column = side === 'shopper' ? 'userRead' : 'staffRead'
    // Nobody reads backwards, nor what was not said yet.
    const read = Math.max(row[column], Math.min(Math.floor(upTo), row.last))
    const { numUpdatedRows } = await db
      .updateTable('conversations')
      .set({ [column]: read })
      .where('id', '=', row.id)
      .where(column, '<', read)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) await services.news.tell(row.id)
    return read
  }),

  handle(closeTalk, async ({ body: { conversationId } }, context) => {
    const { row, side } = await seatOf(context, conversationId)
    if (side !== 'staff') throw NOT_STAFF
    await context.db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('conversations')
        .set({ status: ChatStatus.Closed, staffId: callerOf(context).id, stars: 0 })
        .where('id', '=', row.id)
        .where('status', '<>', ChatStatus.Closed)
        .executeTakeFirst()
      if (numUpdatedRows === 1n) await addNote(trx, row, CLOSED_NOTE, context.now())
    })
    await context.services.news.tell(row.id)
    return ChatStatus.Closed
  }),

  handle(rateTalk, async ({ body: { conversationId, stars } }, context) => {
    const { row, side } = await seatOf(context, conversationId)
    const { numUpdatedRows } = await context.db
      .updateTable('conversations')
      .set({ stars })
      .where('id', '=', row.id)
      .where('status', '=', ChatStatus.Closed)
      .where((eb) => eb.or([eb('stars', '=', 0), eb('stars', '=', stars)]))
      .$if(side === 'staff', (mine) => mine.where('id', '=', ''))
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw NOT_CLOSED
    await context.services.news.tell(row.id)
    return stars
  }),

  handle(pageTalks, ({ body }, context) => pageOfTalks(context, body.box, body)),
  transfer,
  ticket,
  ...deskCalls,
]
