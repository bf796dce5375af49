import type { Kysely, Selectable } from 'kysely'
import { ChatStatus, type Talk } from '../../src/features/chat/contract'
import { type L10nText, packText, readText } from '../database/l10n'
import { newId } from '../database/new-id'
import type { Database } from '../database/schema'
import type { ChatMessageTable, ConversationTable } from '../database/tables/system'
import { type Context, callerOf } from '../handler'
import { notFound, Refusal } from '../refusal'
import { retold } from '../seed/retelling'

export type Row = Selectable<ConversationTable>
export type Side = Talk['side']

const TALK = { en: 'The conversation', 'zh-Hans': '会话' }
const STORE = { en: 'The store', 'zh-Hans': '门店' }
const OWN_SHOP = new Refusal(409, {
  en: 'You answer here yourself. Customers’ messages are at your desk.',
  'zh-Hans': '这是您自己的店铺，请到店铺的客户消息中回复',
})
/** An application is no shop yet. */
const APPROVED = 2

/** Who answers for all shops. */
export const HOUSE: L10nText = { en: 'Taproom support', 'zh-Hans': '平台客服' }
export const GREETING: L10nText = {
  en: 'Hello! Ask away, or tap one of the questions below: those we answer at once. For all else a person writes to you, daily from 10:00 to 22:00.',
  'zh-Hans':
    '您好！请直接留言，也可点选下方常见问题即时获得解答；其余问题由客服在每日 10:00–22:00 回复。',
}

/**
 * For whom somebody answers: stores of their approved shops, the house if they are an administrator, and
 * where they sit at the desk.
 */
export interface Staff {
  readonly storeIds: readonly string[]
}

/** Stores somebody answers for, `''` being the house; none for who is no staff. */
export async function staffOf(db: Kysely<Database>, userId: string): Promise<Staff> {
  const stores = await db
    .selectFrom('stores')
    .innerJoin('merchants', 'merchants.id', 'stores.merchantId')
    .select('stores.id')
    .where('merchants.status', '=', APPROVED)
    .where('merchants.ownerId', '=', userId)
    .execute()
  const user = await db
    .selectFrom('users')
    .select('isAdmin')
    .where('id', '=', userId)
    .executeTakeFirst()
  const desks = await db
    .selectFrom('desk_members')
    .select('storeId')
    .where('userId', '=', userId)
    .execute()
  const owned = [...(user?.isAdmin === 1 ? [''] : []), ...stores.map(({ id }) => id)]
  return { storeIds: [...new Set([...owned, ...desks.map(({ storeId }) => storeId)])] }
}

/** Whom a conversation may be handed to: who else answers for its store, or for the house. */
export function colleaguesOf(db: Kysely<Database>, { storeId, userId }: Row, me: string) {
  const atDesk = db.selectFrom('desk_members').select('userId').where('storeId', '=', storeId)
  const owner = db
    .selectFrom('stores')
    .innerJoin('merchants', 'merchants.id', 'stores.merchantId')
    .select('merchants.ownerId as userId')
    .where('stores.id', '=', storeId)
    .where('merchants.status', '=', APPROVED)
  return db
    .selectFrom('users')
    .select(['id', 'nickName'])
    .where('closedAt', 'is', null)
    .where('id', 'not in', [userId, me])
    .where((eb) =>
      eb.or([
        eb('id', 'in', atDesk.union(owner)),
        ...(storeId === '' ? [eb('isAdmin', '=', 1)] : []),
      ]),
    )
    .orderBy('id')
    .execute()
}

/** Whether somebody answers for the store of a conversation, whose own it is not. */
export const answersIn = async (db: Kysely<Database>, { storeId }: Row, userId: string) =>
  (await staffOf(db, userId)).storeIds.includes(storeId)

/** A conversation, and as which of its sides the caller sees it. */
export interface Seat {
  readonly row: Row
  readonly side: Side
}

/**
 * A conversation of the caller's, or one they answer.
 *
 * @throws Refusal 400 when there is none, or when it is nobody's business of theirs.
 */
export async function seatOf(context: Context, id: string, db = context.db): Promise<Seat> {
  const userId = callerOf(context).id
  const row = await db
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (row?.userId === userId) return { row, side: 'shopper' }
  if (row && (await answersIn(db, row, userId))) return { row, side: 'staff' }
  throw notFound(TALK)
}

/**
 * The caller's conversation with a store, or with the house; begun and greeted when it is the first.
 *
 * @param storeId empty for the house.
 * @throws Refusal 400 for a store that is not open, 409 to who would answer themselves.
 */
export async function beginTalk(context: Context, storeId: string): Promise<Row> {
  const userId = callerOf(context).id
  const { db } = context
  const find = (from: Kysely<Database>) =>
    from
      .selectFrom('conversations')
      .selectAll()
      .where('userId', '=', userId)
      .where('storeId', '=', storeId)
      .executeTakeFirst()
  const known = await find(db)
  if (known) return known
  if ((await staffOf(db, userId)).storeIds.includes(storeId)) throw OWN_SHOP
  if (storeId !== '' && !(await ownerOf(db, storeId))) throw notFound(STORE)
  return db.transaction().execute(async (trx) => {
    const now = context.now()
    const row = { id: newId(now), userId, storeId, status: ChatStatus.Open, createdAt: now }
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('conversations')
      .values({ ...row, updatedAt: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    const begun = await find(trx)
    if (!begun) throw notFound(TALK)
    if (numInsertedOrUpdatedRows === 1n) await addNote(trx, begun, GREETING, now)
    return (await find(trx)) ?? begun
  })
}

async function ownerOf(db: Kysely<Database>, storeId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('stores')
    .innerJoin('merchants', 'merchants.id', 'stores.merchantId')
    .select('merchants.ownerId')
    .where('stores.id', '=', storeId)
    .where('merchants.status', '=', APPROVED)
    .executeTakeFirst()
  return row?.ownerId
}

interface Line {
  readonly fromUserId: string
  readonly kind: string
  readonly content: string
  readonly card?: string
  readonly requestId?: string
  /** Seconds. */
  readonly now: number
}

export type MessageRow = Selectable<ChatMessageTable>

/**
 * Puts a line at the end of a conversation: the only place where places are given. In a transaction.
 *
 * @returns the line as it lies there.
 */
export async function addLine(
  trx: Kysely<Database>,
  talk: Pick<Row, 'id' | 'userId'>,
  line: Line,
): Promise<MessageRow> {
  const { now, card = '', requestId = '', ...words } = line
  const { last } = await trx
    .updateTable('conversations')
    .set((eb) => ({ last: eb('last', '+', 1), updatedAt: now }))
    .where('id', '=', talk.id)
    .returning('last')
    .executeTakeFirstOrThrow()
  const row = {
    ...words,
    card,
    requestId,
    id: newId(now),
    userId: talk.userId,
    conversationId: talk.id,
    seq: last,
    createdAt: now,
  }
  await trx.insertInto('chat_messages').values(row).execute()
  return row
}

/** What the house says by itself, in both languages. */
export const addNote = (
  trx: Kysely<Database>,
  talk: Pick<Row, 'id' | 'userId'>,
  text: L10nText,
  now: number,
) => addLine(trx, talk, { fromUserId: '', kind: 'note', content: packText(text), now })

/** How the other side of a conversation is called, and what it looks like. */
export async function otherSide({ db, locale, services }: Context, { row, side }: Seat) {
  if (side === 'staff') {
    const { nickName, avatar } = await db
      .selectFrom('users')
      .select(['nickName', 'avatar'])
      .where('id', '=', row.userId)
      .executeTakeFirstOrThrow()
    return { name: readText(nickName, locale), avatar }
  }
  if (row.storeId === '') return { name: retold(HOUSE, services.demo.words)[locale], avatar: '' }
  const store = await db
    .selectFrom('stores')
    .select(['name', 'image'])
    .where('id', '=', row.storeId)
    .executeTakeFirst()
  return { name: readText(store?.name ?? '', locale), avatar: store?.image ?? '' }
}

/** How a conversation stands, for one of its sides. */
export async function standingOf({ db, locale }: Context, { row, side }: Seat) {
  const staff =
    row.staffId === ''
      ? undefined
      : await db
          .selectFrom('users')
          .select('nickName')
          .where('id', '=', row.staffId)
          .executeTakeFirst()
  const [mine, other] =
    side === 'shopper' ? [row.userRead, row.staffRead] : [row.staffRead, row.userRead]
  return {
    status: row.status as ChatStatus,
    staffName: staff ? readText(staff.nickName, locale) : '',
    stars: row.stars,
    last: row.last,
    readByMe: mine,
    readByOther: other,
  }
}
