import {
  createLive,
  getLiveFigures,
  noticeLive,
  pinProduct,
  updateLive,
} from '../../src/features/live/contract'
import { LiveStatus } from '../../src/features/live/contract-shapes'
import { packText, readText } from '../database/l10n'
import { newId } from '../database/new-id'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { currentUser } from '../login/user-record'
import { bindRequest } from '../pay/requests'
import { notFound, Refusal } from '../refusal'
import { retold } from '../seed/retelling'
import { requireOwnPictures } from '../storage/own-pictures'
import { figuresOf } from './figures'
import { type LiveRow, ownLive, requireNotOver, requireOnAir, toLive } from './lives'

const DAY = 86_400
const FARTHEST_DAYS = 60
/** What stands for a stream without a picture of its own. */
const coverOf = ({ services }: Context) =>
  retold('/pictures/banner/tap-wall.svg', services.demo.words)

const UNVERIFIED = new Refusal(403, {
  en: 'Verify your identity before you stream.',
  'zh-Hans': '完成实名认证后才能开播',
})
const WRONG_TIME = new Refusal(400, {
  en: 'A stream begins within the next 60 days.',
  'zh-Hans': '开播时间须在未来 60 天内',
})
const WRONG_COVER = new Refusal(400, {
  en: 'The cover is no picture of this app.',
  'zh-Hans': '封面图片无效',
})
const TWICE = new Refusal(400, {
  en: 'A product is shown once.',
  'zh-Hans': '商品不能重复',
})
const PRODUCT = { en: 'The product', 'zh-Hans': '商品' }

interface Plan {
  readonly cover: string
  readonly startsAt: number | null
  readonly productIds: readonly string[]
}

/**
 * Whether an author may say this of a stream. What they said of it before may stay.
 *
 * @throws Refusal 400 naming what is wrong.
 */
async function requirePlan(plan: Plan, before: LiveRow | undefined, context: Context) {
  const { cover, startsAt, productIds } = plan
  const { db, now } = context
  if (startsAt !== null && startsAt !== before?.startsAt) {
    const isOnAir = before?.status === LiveStatus.Live
    if (isOnAir || startsAt <= now() || startsAt > now() + FARTHEST_DAYS * DAY) throw WRONG_TIME
  }
  if (cover !== '' && cover !== before?.cover) {
    if (!cover.startsWith('/files/')) throw WRONG_COVER
    await requireOwnPictures(db, callerOf(context).id, [cover])
  }
  if (new Set(productIds).size < productIds.length) throw TWICE
  const kept = before ? await idsIn(before.id, db) : []
  const added = productIds.filter((id) => !kept.includes(id))
  if (added.length === 0) return
  const found = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', added)
    .where('onShelf', '=', 1)
    .execute()
  if (found.length < added.length) throw notFound(PRODUCT)
}

async function idsIn(liveId: string, db: Context['db']): Promise<string[]> {
  const rows = await db
    .selectFrom('live_products')
    .select('productId')
    .where('liveId', '=', liveId)
    .execute()
  return rows.map(({ productId }) => productId)
}

async function show(liveId: string, productIds: readonly string[], trx: Context['db']) {
  await trx.deleteFrom('live_products').where('liveId', '=', liveId).execute()
  if (productIds.length === 0) return
  await trx
    .insertInto('live_products')
    .values(productIds.map((productId, position) => ({ liveId, productId, position })))
    .execute()
}

/** What an author does with their own streams. */
export const authorCalls: readonly Handler[] = [
  /** The same wish once more answers with what came of it. */
  handle(createLive, async ({ body }, context) => {
    const { db, now } = context
    const { id: authorId, isVerified } = await currentUser(context)
    if (isVerified !== 1) throw UNVERIFIED
    const { requestId = null, productIds, title, cover, startsAt } = body
    const createdAt = now()
    const made = await db.transaction().execute(async (trx) => {
      const wish = { call: createLive.contract.path, body: { ...body, requestId: '' } }
      const request = { userId: authorId, requestId: requestId ?? '', ...wish, now: createdAt }
      if (requestId !== null && !(await bindRequest(trx, request)))
        return trx
          .selectFrom('lives')
          .selectAll()
          .where('authorId', '=', authorId)
          .where('requestId', '=', requestId)
          .executeTakeFirstOrThrow()
      await requirePlan(body, undefined, { ...context, db: trx })
      const row = await trx
        .insertInto('lives')
        .values({
          id: newId(createdAt),
          authorId,
          title: packText(title),
          cover: cover || coverOf(context),
          status: LiveStatus.Created,
          createdAt,
          likes: 0,
          beganAt: null,
          endedAt: null,
          startsAt,
          requestId,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      await show(row.id, productIds, trx)
      return row
    })
    return toLive(made, context)
  }),

  handle(updateLive, async ({ body }, context) => {
    const { liveId, productIds, title, cover, startsAt } = body
    const changed = await context.db.transaction().execute(async (trx) => {
      const row = await ownLive({ ...context, db: trx }, liveId)
      requireNotOver(row)
      await requirePlan(body, row, { ...context, db: trx })
      await show(row.id, productIds, trx)
      // A title in two languages stays so until it is another.
      const isKept = title === readText(row.title, context.locale)
      return trx
        .updateTable('lives')
        .set({
          title: isKept ? row.title : packText(title),
          cover: cover || coverOf(context),
          startsAt,
          pinnedId: productIds.includes(row.pinnedId) ? row.pinnedId : '',
        })
        .where('id', '=', row.id)
        .returningAll()
        .executeTakeFirstOrThrow()
    })
    return toLive(changed, context)
  }),

  handle(pinProduct, async ({ body: { liveId, productId } }, context) => {
    const row = await ownLive(context, liveId)
    requireOnAir(row)
    if (productId !== '' && !(await idsIn(row.id, context.db)).includes(productId))
      throw notFound(PRODUCT)
    await context.db
      .updateTable('lives')
      .set({ pinnedId: productId })
      .where('id', '=', row.id)
      .execute()
    return productId
  }),

  handle(noticeLive, async ({ body: { liveId, notice } }, context) => {
    const row = await ownLive(context, liveId)
    requireNotOver(row)
    await context.db.updateTable('lives').set({ notice }).where('id', '=', row.id).execute()
    return notice
  }),

  handle(getLiveFigures, async ({ query }, context) =>
    figuresOf(await ownLive(context, query.liveId), context),
  ),
]
