import type { Selectable } from 'kysely'
import { Barred, type Live, LiveStatus } from '../../src/features/live/contract-shapes'
import { readText } from '../database/l10n'
import { countOf, pageWindow } from '../database/page'
import { type Context, callerOf } from '../handler'
import { notFound, Refusal } from '../refusal'
import type { LiveTable } from './rows'

export type LiveRow = Selectable<LiveTable>

const STREAM = { en: 'The stream', 'zh-Hans': '直播' }
const NOT_YOURS = new Refusal(403, {
  en: 'Only its author may do that.',
  'zh-Hans': '只有主播本人可以操作',
})
const WRONG_STATE = new Refusal(400, {
  en: 'The stream is in another state.',
  'zh-Hans': '直播状态已变化，请刷新后重试',
})

/** @throws Refusal 400 when there is no such stream. */
export async function findLive({ db }: Context, id: string): Promise<LiveRow> {
  const row = await db.selectFrom('lives').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound(STREAM)
  return row
}

/** A stream of the caller's. @throws Refusal 403 for somebody else's. */
export async function ownLive(context: Context, id: string): Promise<LiveRow> {
  const row = await findLive(context, id)
  if (row.authorId !== callerOf(context).id) throw NOT_YOURS
  return row
}

/** Everybody who has watched while logged in. */
export async function countViewers(liveId: string, db: Context['db']): Promise<number> {
  return countOf(db.selectFrom('live_viewers').where('liveId', '=', liveId))
}

/** A stream as it is answered, with its author, in the caller's language. */
export async function toLive(row: LiveRow, { db, locale }: Context): Promise<Live> {
  const author = await db
    .selectFrom('users')
    .select(['id', 'nickName', 'avatar'])
    .where('id', '=', row.authorId)
    .executeTakeFirstOrThrow()
  const viewers = await countViewers(row.id, db)
  const { id, title, cover, status, likes, createdAt, beganAt, endedAt, startsAt } = row
  return {
    id,
    title: readText(title, locale),
    cover,
    status: status as LiveStatus,
    likes,
    createdAt,
    beganAt,
    endedAt,
    startsAt,
    author: { ...author, nickName: readText(author.nickName, locale) },
    viewers,
  }
}

interface LivePaging {
  readonly pageIndex: number
  readonly pageSize: number
  readonly status?: number | undefined
  readonly followed?: boolean | undefined
  readonly mine?: boolean | undefined
}

const OVER: number[] = [LiveStatus.Ended, LiveStatus.Forbidden]

/** Those on the air first, then by age. Whoever is not logged in follows nobody. */
export async function pageLive(paging: LivePaging, context: Context) {
  const { limit, offset } = pageWindow(paging)
  const { status, mine = false } = paging
  const wanted = context.db
    .selectFrom('lives')
    .$if(mine, (query) => query.where('authorId', '=', context.user?.id ?? ''))
    .$if(status !== undefined, (query) =>
      // To its author what was taken down is over.
      query.where('status', 'in', mine && status === LiveStatus.Ended ? OVER : [status ?? 0]),
    )
    // A forbidden stream is shown to those who ask for it only.
    .$if(status === undefined && !mine, (query) =>
      query.where('status', '!=', LiveStatus.Forbidden),
    )
    .$if(paging.followed === true, (query) =>
      query.where('authorId', 'in', (eb) =>
        eb
          .selectFrom('live_follows')
          .select('live_follows.authorId')
          .where('userId', '=', context.user?.id ?? ''),
      ),
    )
  const rows = await wanted
    .selectAll()
    .orderBy((eb) => eb.case().when('status', '=', LiveStatus.Live).then(0).else(1).end())
    .orderBy('createdAt', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const count = await countOf(wanted)
  return {
    result: await Promise.all(rows.map((row) => toLive(row, context))),
    pageIndex: paging.pageIndex,
    pageSize: limit,
    totalCount: count,
  }
}

/** From which states a stream may go into another one (commerce spec §4). */
const FROM: Readonly<Record<LiveStatus, readonly number[]>> = {
  [LiveStatus.Created]: [],
  [LiveStatus.Live]: [LiveStatus.Created],
  [LiveStatus.Ended]: [LiveStatus.Live],
  [LiveStatus.Forbidden]: [LiveStatus.Created, LiveStatus.Live, LiveStatus.Ended],
}

/** @throws Refusal 400 when the stream may not go there from where it is. */
export async function become(row: LiveRow, status: LiveStatus, context: Context): Promise<Live> {
  if (!FROM[status].includes(row.status)) throw WRONG_STATE
  const now = context.now()
  const beganAt = status === LiveStatus.Live ? now : row.beganAt
  const endedAt = status === LiveStatus.Live ? null : now
  const changed = await context.db
    .updateTable('lives')
    .set({ status, beganAt, endedAt })
    .where('id', '=', row.id)
    .where('status', '=', row.status)
    .returningAll()
    .executeTakeFirst()
  if (!changed) throw WRONG_STATE
  return toLive(changed, context)
}

/** @throws Refusal 400 for a stream on the air. */
export function requireOffAir({ status }: LiveRow): void {
  if (status === LiveStatus.Live) throw WRONG_STATE
}

/** @throws Refusal 400 for a stream that is not on the air. */
export function requireOnAir({ status }: LiveRow): void {
  if (status !== LiveStatus.Live) throw WRONG_STATE
}

/** @throws Refusal 400 for a stream that is over. */
export function requireNotOver({ status }: LiveRow): void {
  if (OVER.includes(status)) throw WRONG_STATE
}

/** How far the caller is barred from a stream; nobody who is not logged in is. */
export async function barredFrom(liveId: string, { db, user }: Context): Promise<Barred> {
  const row = await db
    .selectFrom('live_viewers')
    .select('barred')
    .where('liveId', '=', liveId)
    .where('userId', '=', user?.id ?? '')
    .executeTakeFirst()
  return (row?.barred ?? Barred.No) as Barred
}
