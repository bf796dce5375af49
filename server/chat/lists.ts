import { type Kysely, sql } from 'kysely'
import { type Box, ChatStatus } from '../../src/features/chat/contract'
import { readText } from '../database/l10n'
import { countOf, type Paging, pageWindow } from '../database/page'
import type { Database } from '../database/schema'
import { type Context, callerOf } from '../handler'
import { Refusal } from '../refusal'
import { otherSide, type Row, staffOf } from './talks'

const NO_STAFF = new Refusal(403, {
  en: 'This is for those who answer customers.',
  'zh-Hans': '仅限客服人员使用',
})

/** What somebody else said behind a place of a conversation. */
const unreadIn = (column: 'userRead' | 'staffRead') =>
  sql<number>`(select count(*) from chat_messages m where m.conversationId = conversations.id
    and m.seq > ${sql.ref(`conversations.${column}`)} and m.fromUserId <> ''
    and m.fromUserId ${sql.raw(column === 'staffRead' ? '=' : '<>')} conversations.userId)`

/** Messages to a shopper that they have not read. */
export async function unreadOf(db: Kysely<Database>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('conversations')
    .select(sql<number>`coalesce(sum(${unreadIn('userRead')}), 0)`.as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** Conversations in which somebody waits for an answer of this person. */
export async function waitingFor(db: Kysely<Database>, userId: string): Promise<number> {
  const { storeIds } = await staffOf(db, userId)
  if (storeIds.length === 0) return 0
  return countOf(
    db
      .selectFrom('conversations')
      .where('storeId', 'in', storeIds)
      .where((eb) =>
        eb.or([
          eb('status', '=', ChatStatus.Waiting),
          eb.and([
            eb('status', '=', ChatStatus.Served),
            eb('staffId', '=', userId),
            eb(unreadIn('staffRead'), '>', 0),
          ]),
        ]),
      ),
  )
}

/**
 * The caller's own conversations, or those of a box of their desk.
 *
 * @throws Refusal 403 for a box of staff to who answers nobody.
 */
export async function pageOfTalks(context: Context, box: Box, paging: Paging) {
  const { db, locale } = context
  const userId = callerOf(context).id
  const { limit, offset } = pageWindow(paging)
  const all = db.selectFrom('conversations')
  const isOwn = box === 'own'
  const { storeIds } = await staffOf(db, userId)
  if (!isOwn && storeIds.length === 0) throw NO_STAFF
  const status = {
    own: undefined,
    waiting: ChatStatus.Waiting,
    mine: ChatStatus.Served,
    closed: ChatStatus.Closed,
  }[box]
  const wanted =
    status === undefined
      ? all.where('userId', '=', userId)
      : all
          .where('storeId', 'in', storeIds)
          .where('status', '=', status)
          // What a colleague serves stands in theirs.
          .$if(box === 'mine', (served) => served.where('staffId', '=', userId))
  const rows = await wanted
    .selectAll()
    .select(unreadIn(isOwn ? 'userRead' : 'staffRead').as('unread'))
    // Who has waited longest is answered first.
    .orderBy('updatedAt', box === 'waiting' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const count = await countOf(wanted)
  const result = await Promise.all(
    rows.map(async (row) => {
      const newest = await newestOf(db, row)
      const isNote = newest?.kind === 'note'
      return {
        id: row.id,
        ...(await otherSide(context, { row, side: isOwn ? 'shopper' : 'staff' })),
        status: row.status as ChatStatus,
        unread: row.unread,
        kind: (newest?.kind ?? 'note') as 'note',
        content: isNote ? readText(newest.content, locale) : (newest?.content ?? ''),
        updatedAt: row.updatedAt,
        stars: row.stars,
      }
    }),
  )
  return { result, pageIndex: paging.pageIndex, pageSize: limit, totalCount: count }
}

const newestOf = (db: Kysely<Database>, { id, last }: Row) =>
  db
    .selectFrom('chat_messages')
    .select(['kind', 'content'])
    .where('conversationId', '=', id)
    .where('seq', '=', last)
    .executeTakeFirst()
