import { randomUUID } from 'node:crypto'
import {
  beginLive,
  createLive,
  deleteLive,
  endLive,
  forbidLive,
  pageLives,
  pushLive,
  showLive,
} from '../../src/features/live/contract'
import { LiveStatus } from '../../src/features/live/contract-shapes'
import { packText } from '../database/l10n'
import { newId } from '../database/new-id'
import { callerOf, type Handler, handle } from '../handler'
import { become, findLive, ownLive, pageLive, requireAdmin, requireOffAir, toLive } from './lives'
import { peopleCalls } from './people'
import { productsOf } from './products'
import { talkCalls } from './talk'

const PUSH_SECONDS = 3600

export const handlers: readonly Handler[] = [
  handle(pageLives, ({ body }, context) => pageLive(body, context)),
  handle(showLive, async ({ query }, context) => {
    const row = await findLive(context, query.liveId)
    return { ...(await toLive(row, context)), products: await productsOf(row.id, context) }
  }),
  handle(pushLive, async ({ query }, context) => {
    const { id } = await ownLive(context, query.liveId)
    const pushUrl = `rtmp://127.0.0.1/live/${id}?key=${randomUUID()}`
    return { pushUrl, expiresAt: context.now() + PUSH_SECONDS }
  }),

  handle(createLive, async ({ body }, context) => {
    const createdAt = context.now()
    const row = await context.db
      .insertInto('lives')
      .values({
        id: newId(createdAt),
        authorId: callerOf(context).id,
        title: packText(body.title),
        cover: body.cover || '/pictures/banner/tap-wall.svg',
        status: LiveStatus.Created,
        createdAt,
        likes: 0,
        beganAt: null,
        endedAt: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return toLive(row, context)
  }),
  handle(beginLive, async ({ body }, context) =>
    become(await ownLive(context, body.liveId), LiveStatus.Live, context),
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
