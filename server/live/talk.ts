import { sql } from 'kysely'
import { playLive, sendLiveMessage } from '../../src/features/live/contract'
import { thumbUp } from '../../src/features/live/contract-follow'
import { Barred, LiveStatus } from '../../src/features/live/contract-shapes'
import { readText } from '../database/l10n'
import { newId } from '../database/new-id'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { currentUser } from '../login/user-record'
import { streamOf } from '../pictures/films'
import { Refusal } from '../refusal'
import { retold } from '../seed/retelling'
import { barredFrom, countViewers, findLive, requireOnAir } from './lives'

const NEWEST = 50
const NOT_ONESELF = new Refusal(403, {
  en: 'A message comes from whoever sends it.',
  'zh-Hans': '不能以他人身份发送消息',
})

const BARRED = new Refusal(403, {
  en: 'The author does not let you do that here.',
  'zh-Hans': '主播已限制您在本场直播的操作',
})

/** In the order they were written: ids of one second are in none. */
async function messagesAfter(context: Context, liveId: string, afterId: string) {
  const rows = await context.db
    .selectFrom('live_messages')
    .innerJoin('users', 'users.id', 'live_messages.fromUserId')
    .selectAll('live_messages')
    .select('users.nickName')
    .where('liveId', '=', liveId)
    .where(
      sql<boolean>`live_messages.rowid > coalesce((select rowid from live_messages where id = ${afterId}), 0)`,
    )
    .orderBy(sql`live_messages.rowid`, 'desc')
    .limit(NEWEST)
    .execute()
  return rows.map((row) => ({ ...row, nickName: readText(row.nickName, context.locale) })).reverse()
}

async function countViewer({ db, user, now }: Context, liveId: string): Promise<void> {
  if (!user) return
  await db
    .insertInto('live_viewers')
    .values({ liveId, userId: user.id, createdAt: now() })
    .onConflict((conflict) =>
      conflict.columns(['liveId', 'userId']).doUpdateSet({ createdAt: now() }),
    )
    .execute()
}

export const talkCalls: readonly Handler[] = [
  handle(playLive, async ({ query }, context) => {
    const { id, authorId, status, likes, pinnedId, notice } = await findLive(context, query.liveId)
    const barred = await barredFrom(id, context)
    const isOut = barred === Barred.Removed
    const onAir = status === LiveStatus.Live && !isOut
    const isReplay = status === LiveStatus.Ended && !isOut
    // Whoever streams is no viewer of theirs.
    if (onAir && context.user?.id !== authorId) await countViewer(context, id)
    // What was said under a stream that was taken down went with it.
    const isTold = status !== LiveStatus.Forbidden && !isOut
    return {
      playUrl: onAir || isReplay ? retold(streamOf(id), context.services.demo.words) : '',
      messages: isTold ? await messagesAfter(context, id, query.afterId) : [],
      pinnedId: isTold ? pinnedId : '',
      notice: isTold ? notice : '',
      barred,
      status: status as LiveStatus,
      viewers: await countViewers(id, context.db),
      likes,
    }
  }),

  handle(sendLiveMessage, async ({ body }, context) => {
    const user = await currentUser(context)
    if (body.fromUserId !== user.id) throw NOT_ONESELF
    const row = await findLive(context, body.liveId)
    requireOnAir(row)
    if ((await barredFrom(row.id, context)) !== Barred.No) throw BARRED
    const createdAt = context.now()
    const message = { id: newId(createdAt), ...body, createdAt }
    await context.db.insertInto('live_messages').values(message).execute()
    return { ...message, nickName: readText(user.nickName, context.locale) }
  }),

  /** One thumb a person: asking again answers with the same sum. */
  handle(thumbUp, async ({ body }, context) => {
    const userId = callerOf(context).id
    const { id } = await findLive(context, body.liveId)
    if ((await barredFrom(id, context)) === Barred.Removed) throw BARRED
    return context.db.transaction().execute(async (trx) => {
      const raised = await trx
        .insertInto('live_thumbs')
        .values({ liveId: id, userId, createdAt: context.now() })
        .onConflict((conflict) => conflict.doNothing())
        .returning('userId')
        .executeTakeFirst()
      const { likes } = await trx
        .updateTable('lives')
        .set((eb) => ({ likes: eb('likes', '+', raised ? 1 : 0) }))
        .where('id', '=', id)
        .returning('likes')
        .executeTakeFirstOrThrow()
      return likes
    })
  }),
]
