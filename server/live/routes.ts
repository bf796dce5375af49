import { randomUUID } from 'node:crypto'
import {
  beginLive,
  deleteLive,
  endLive,
  forbidLive,
  pageLives,
  pushLive,
  showLive,
} from '../../src/features/live/contract'
import { LiveStatus } from '../../src/features/live/contract-shapes'
import { type Context, type Handler, handle } from '../handler'
import { currentUser, requireAdmin } from '../login/user-record'
import { authorCalls } from './author'
import {
  become,
  findLive,
  type LiveRow,
  ownLive,
  pageLive,
  requireNotOver,
  requireOffAir,
  toLive,
} from './lives'
import { peopleCalls, tellFollowers } from './people'
import { productsOf } from './products'
import { talkCalls } from './talk'

const PUSH_SECONDS = 3600

/** What the caller may do with a stream: their own, or as an administrator. */
async function actionsOn({ authorId, status }: LiveRow, context: Context): Promise<string[]> {
  if (!context.user) return []
  const isAdmin = (await currentUser(context)).isAdmin === 1
  return [
    ...(authorId === context.user.id ? ['manage'] : []),
    ...(isAdmin && status !== LiveStatus.Forbidden ? ['forbid'] : []),
  ]
}

export const handlers: readonly Handler[] = [
  handle(pageLives, ({ body }, context) => pageLive(body, context)),
  handle(showLive, async ({ query }, context) => {
    const row = await findLive(context, query.liveId)
    const { pinnedId, notice } = row
    return {
      ...(await toLive(row, context)),
      products: await productsOf(row.id, context),
      pinnedId,
      notice,
      actions: await actionsOn(row, context),
    }
  }),
  handle(pushLive, async ({ query }, context) => {
    const row = await ownLive(context, query.liveId)
    requireNotOver(row)
    const { id } = row
    const pushUrl = `rtmp://127.0.0.1/live/${id}?key=${randomUUID()}`
    return { pushUrl, expiresAt: context.now() + PUSH_SECONDS }
  }),

  ...authorCalls,
  handle(beginLive, async ({ body }, context) =>
    context.db.transaction().execute(async (trx) => {
      const within = { ...context, db: trx }
      const live = await become(await ownLive(within, body.liveId), LiveStatus.Live, within)
      await tellFollowers(live.id, within)
      return live
    }),
  ),
  handle(endLive, async ({ body }, context) =>
    become(await ownLive(context, body.liveId), LiveStatus.Ended, context),
  ),
  handle(forbidLive, async ({ body }, context) => {
    await requireAdmin(context)
    return become(await findLive(context, body.liveId), LiveStatus.Forbidden, context)
  }),
  handle(deleteLive, async ({ query }, context) => {
    const row = await ownLive(context, query.liveId)
    requireOffAir(row)
    await context.db.deleteFrom('lives').where('id', '=', row.id).execute()
    return null
  }),
  ...talkCalls,
  ...peopleCalls,
]
