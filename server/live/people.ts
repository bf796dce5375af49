import { sql } from 'kysely'
import { barViewer, pageFollowed, pageViewers } from '../../src/features/live/contract'
import { followAuthor, isFollowing, unfollowAuthor } from '../../src/features/live/contract-follow'
import { type Barred, LiveStatus } from '../../src/features/live/contract-shapes'
import { leaveMessage } from '../content/leave-message'
import { readText } from '../database/l10n'
import { pageWindow } from '../database/page'
import { follow, unfollow } from '../favorite/authors'
import { sendSubscribed } from '../gateways/subscriptions'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { notFound, Refusal } from '../refusal'
import { findLive, ownLive, requireNotOver } from './lives'

const VIEWER = { en: 'The viewer', 'zh-Hans': '观众' }
const NOT_ONESELF = new Refusal(400, {
  en: 'You cannot bar yourself.',
  'zh-Hans': '不能限制自己',
})
const AUTHOR = { en: 'The author', 'zh-Hans': '主播' }

interface Person {
  readonly id: string
  readonly nickName: string
  readonly avatar: string
}

/** A page of people whose rows the query has found in order. */
function toPage<P extends Person>(
  rows: readonly P[],
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
  { locale }: Context,
) {
  const { limit, offset } = pageWindow({ pageIndex, pageSize })
  const result = rows
    .slice(offset, offset + limit)
    .map((row) => ({ ...row, nickName: readText(row.nickName, locale) }))
  return { result, pageIndex, pageSize: limit, totalCount: rows.length }
}

const followed = (context: Context, authorId: string) =>
  context.db
    .selectFrom('live_follows')
    .select('authorId')
    .where('userId', '=', callerOf(context).id)
    .where('authorId', '=', authorId)
    .executeTakeFirst()

/** Leaves a message with everybody who follows the author of a stream that has begun. */
export async function tellFollowers(liveId: string, { db, now }: Context): Promise<void> {
  const stream = await db
    .selectFrom('lives')
    .innerJoin('users', 'users.id', 'lives.authorId')
    .select(['lives.authorId', 'lives.title', 'users.nickName'])
    .where('lives.id', '=', liveId)
    .executeTakeFirstOrThrow()
  const { authorId, title, nickName } = stream
  const followers = await db
    .selectFrom('live_follows')
    .select('userId')
    .where('authorId', '=', authorId)
    .where('userId', '!=', authorId)
    .execute()
  const text = {
    en: `${readText(nickName, 'en')}, whom you follow, is on air: ${readText(title, 'en')}`,
    'zh-Hans': `您关注的主播${readText(nickName, 'zh-Hans')}开播了：「${readText(title, 'zh-Hans')}」`,
  }
  const url = `/views/index?url=/live/show&id=${liveId}`
  for (const { userId } of followers) {
    const news = { userId, text, url, now: now() }
    await leaveMessage(db, { ...news, kind: 'live' })
    await sendSubscribed(db, { ...news, moment: 'live', refId: liveId })
  }
}

export const peopleCalls: readonly Handler[] = [
  handle(followAuthor, async ({ body: { authorId } }, context) => {
    const author = await context.db
      .selectFrom('users')
      .select('id')
      .where('id', '=', authorId)
      .where('closedAt', 'is', null)
      .executeTakeFirst()
    if (!author) throw notFound(AUTHOR)
    const createdAt = context.now()
    await follow(context.db, { userId: callerOf(context).id, authorId, createdAt })
    return true
  }),
  handle(unfollowAuthor, async ({ query }, context) => {
    const { authorId } = query
    await unfollow(context.db, { userId: callerOf(context).id, authorId })
    return false
  }),
  handle(isFollowing, async ({ query }, context) => {
    return (await followed(context, query.authorId)) !== undefined
  }),
  handle(pageFollowed, async ({ body }, context) => {
    const rows = await context.db
      .selectFrom('live_follows')
      .innerJoin('users', 'users.id', 'live_follows.authorId')
      .select(['users.id', 'users.nickName', 'users.avatar'])
      .select((eb) =>
        eb
          .selectFrom('lives')
          .select('lives.id')
          .whereRef('lives.authorId', '=', 'users.id')
          .where('lives.status', '=', LiveStatus.Live)
          .orderBy('lives.beganAt', 'desc')
          .limit(1)
          .as('onAir'),
      )
      .where('live_follows.userId', '=', callerOf(context).id)
      .orderBy(
        sql`(select count(*) from lives where lives.authorId = users.id and lives.status = ${LiveStatus.Live}) = 0`,
      )
      .orderBy('live_follows.createdAt', 'desc')
      .execute()
    const people = rows.map(({ onAir, ...person }) => ({ ...person, liveId: onAir ?? '' }))
    return toPage(people, body, context)
  }),
  handle(pageViewers, async ({ body }, context) => {
    const { authorId } = await findLive(context, body.liveId)
    const rows = await context.db
      .selectFrom('live_viewers')
      .innerJoin('users', 'users.id', 'live_viewers.userId')
      .select(['users.id', 'users.nickName', 'users.avatar', 'live_viewers.barred'])
      .where('live_viewers.liveId', '=', body.liveId)
      .orderBy('live_viewers.createdAt', 'desc')
      .orderBy('users.id')
      .execute()
    const isAuthor = authorId === context.user?.id
    // Who is barred is the author's business.
    const people = rows.map(({ barred, ...person }) =>
      isAuthor ? { ...person, barred: barred as Barred } : person,
    )
    return toPage<(typeof people)[number]>(people, body, context)
  }),
  handle(barViewer, async ({ body: { liveId, userId, barred } }, context) => {
    const row = await ownLive(context, liveId)
    if (userId === row.authorId) throw NOT_ONESELF
    requireNotOver(row)
    const changed = await context.db
      .updateTable('live_viewers')
      .set({ barred })
      .where('liveId', '=', row.id)
      .where('userId', '=', userId)
      .returning('barred')
      .executeTakeFirst()
    if (!changed) throw notFound(VIEWER)
    return changed.barred as Barred
  }),
]
