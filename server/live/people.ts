import { pageFollowed, pageViewers } from '../../src/features/live/contract'
import { followAuthor, isFollowing, unfollowAuthor } from '../../src/features/live/contract-follow'
import { readText } from '../database/l10n'
import { pageWindow } from '../database/page'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { notFound } from '../refusal'

const AUTHOR = { en: 'The author', 'zh-Hans': '主播' }

interface Person {
  readonly id: string
  readonly nickName: string
  readonly avatar: string
}

/** A page of people whose rows the query has found in order. */
function toPage(
  rows: readonly Person[],
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
  { locale }: Context,
) {
  const { limit, offset } = pageWindow({ pageIndex, pageSize })
  const result = rows
    .slice(offset, offset + limit)
    .map(({ id, nickName, avatar }) => ({ id, nickName: readText(nickName, locale), avatar }))
  return { result, pageIndex, pageSize: limit, totalCount: rows.length }
}

const followed = (context: Context, authorId: string) =>
  context.db
    .selectFrom('live_follows')
    .select('authorId')
    .where('userId', '=', callerOf(context).id)
    .where('authorId', '=', authorId)
    .executeTakeFirst()

export const peopleCalls: readonly Handler[] = [
  handle(followAuthor, async ({ body: { authorId } }, context) => {
    const author = await context.db
      .selectFrom('users')
      .select('id')
      .where('id', '=', authorId)
      .where('closedAt', 'is', null)
      .executeTakeFirst()
    if (!author) throw notFound(AUTHOR)
    await context.db
      .insertInto('live_follows')
      .values({ userId: callerOf(context).id, authorId, createdAt: context.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return true
  }),
  handle(unfollowAuthor, async ({ query }, context) => {
    await context.db
      .deleteFrom('live_follows')
      .where('userId', '=', callerOf(context).id)
      .where('authorId', '=', query.authorId)
      .execute()
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
      .where('live_follows.userId', '=', callerOf(context).id)
      .orderBy('live_follows.createdAt', 'desc')
      .execute()
    return toPage(rows, body, context)
  }),
  handle(pageViewers, async ({ body }, context) => {
    const rows = await context.db
      .selectFrom('live_viewers')
      .innerJoin('users', 'users.id', 'live_viewers.userId')
      .select(['users.id', 'users.nickName', 'users.avatar'])
      .where('live_viewers.liveId', '=', body.liveId)
      .orderBy('live_viewers.createdAt', 'desc')
      .execute()
    return toPage(rows, body, context)
  }),
]
