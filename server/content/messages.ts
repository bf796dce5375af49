import { type Kysely, sql } from 'kysely'
import {
  countMessages,
  MESSAGE_KINDS,
  type MessageKind,
  pageMessages,
  readAllMessages,
  readMessage,
} from '../../src/features/content/contract-messages'
import { unreadOf } from '../chat/lists'
import { readText } from '../database/l10n'
import { countOf, pageWindow } from '../database/page'
import type { Database } from '../database/schema'
import { catchUpAll } from '../device/fleet'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { expireOrders } from '../order/expire'
import { notFound } from '../refusal'

const MESSAGE = { en: 'The message', 'zh-Hans': '消息' }

/** What was said to everybody before somebody came, or in the same second, is no news to them. */
const IS_READ = (userId: string) => sql<number>`(
  exists (select 1 from notice_reads r where r.userId = ${userId} and r.noticeId = notices.id)
  or (notices.userId = '' and notices.createdAt <= (select createdAt from users where id = ${userId})))`

const messagesOf = (db: Kysely<Database>, userId: string, kind?: MessageKind) =>
  db
    .selectFrom('notices')
    .where('notices.userId', 'in', ['', userId])
    .$if(kind !== undefined, (all) => all.where('kind', '=', String(kind)))

const unreadMessagesOf = (db: Kysely<Database>, userId: string, kind?: MessageKind) =>
  messagesOf(db, userId, kind).where(sql<boolean>`not ${IS_READ(userId)}`)

/** What time has done to somebody's things by now, each of which leaves its message. */
async function letTimePass({ db, now, services }: Context, userId: string): Promise<void> {
  await expireOrders(db, now())
  await catchUpAll(services, userId, now())
}

async function unreadBy({ db }: Context, userId: string) {
  const rows = await unreadMessagesOf(db, userId)
    .select(['kind', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('kind')
    .execute()
  const counts = new Map(rows.map(({ kind, count }) => [kind, count]))
  const countOfKind = (kind: MessageKind) => counts.get(kind) ?? 0
  const told = MESSAGE_KINDS.reduce((sum, kind) => sum + countOfKind(kind), 0)
  return {
    total: told + (await unreadOf(db, userId)),
    kinds: {
      order: countOfKind('order'),
      wallet: countOfKind('wallet'),
      team: countOfKind('team'),
      live: countOfKind('live'),
      system: countOfKind('system'),
    },
  }
}

/** Marks all that is there now as read, or one of it. */
async function markRead(
  db: Kysely<Database>,
  userId: string,
  {
    kind,
    id,
    until,
  }: { readonly kind?: MessageKind | undefined; readonly id?: string; readonly until?: number },
): Promise<void> {
  await db
    .insertInto('notice_reads')
    .columns(['userId', 'noticeId'])
    .expression(
      unreadMessagesOf(db, userId, kind)
        .select([sql<string>`${userId}`.as('userId'), 'id'])
        .$if(id !== undefined, (all) => all.where('id', '=', String(id)))
        .$if(until !== undefined, (all) => all.where('createdAt', '<=', Number(until))),
    )
    .execute()
}

/** What the house has told the caller, and what of it they have read. */
export const messageCalls: readonly Handler[] = [
  handle(pageMessages, async ({ body }, context) => {
    const { db, locale } = context
    const userId = callerOf(context).id
    await letTimePass(context, userId)
    const { limit, offset } = pageWindow(body)
    const all = messagesOf(db, userId, body.kind)
    const rows = await all
      .select(['id', 'kind', 'text', 'url', 'level', 'createdAt', IS_READ(userId).as('isRead')])
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute()
    const result = rows.map((row) => ({
      ...row,
      kind: row.kind as MessageKind,
      text: readText(row.text, locale),
      isRead: row.isRead === 1,
    }))
    return { result, pageIndex: body.pageIndex, pageSize: limit, totalCount: await countOf(all) }
  }),

  handle(countMessages, async (_, context) => {
    const userId = callerOf(context).id
    await letTimePass(context, userId)
    return unreadBy(context, userId)
  }),

  handle(readMessage, async ({ body: { id } }, context) => {
    const userId = callerOf(context).id
    const found = await messagesOf(context.db, userId)
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!found) throw notFound(MESSAGE)
    await markRead(context.db, userId, { id })
    return unreadBy(context, userId)
  }),

  handle(readAllMessages, async ({ body: { kind, ago } }, context) => {
    const userId = callerOf(context).id
    await letTimePass(context, userId)
    // What came since it was asked for was not seen.
    const until = ago > 0 ? context.now() - ago : undefined
    await markRead(context.db, userId, { kind, until })
    return unreadBy(context, userId)
  }),
]
