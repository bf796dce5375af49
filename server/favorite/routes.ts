import {
  addFavorite,
  cancelFavorite,
  getFavorites,
  isFavorite,
  pageFavorites,
} from '../../src/features/favorite/contract'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { follow, unfollow } from './authors'
import { keep, pageKept, requireKind } from './kept'

const mine = (context: Context, key: string) =>
  context.db
    .selectFrom('favorites')
    .select('entityId')
    .where('userId', '=', callerOf(context).id)
    .where('type', '=', requireKind(key))

export const handlers: readonly Handler[] = [
  handle(addFavorite, async ({ params, body }, context) => {
    const { entityId } = body
    await keep('favorites', { type: params.key, entityId }, context)
    const userId = callerOf(context).id
    if (params.key === 'author')
      await follow(context.db, { userId, authorId: entityId, createdAt: context.now() })
    return true
  }),
  handle(cancelFavorite, async ({ params, query }, context) => {
    const userId = callerOf(context).id
    const type = requireKind(params.key)
    if (type === 'author') await unfollow(context.db, { userId, authorId: query.entityId })
    await context.db
      .deleteFrom('favorites')
      .where('userId', '=', userId)
      .where('type', '=', type)
      .where('entityId', '=', query.entityId)
      .execute()
    return false
  }),
  handle(isFavorite, async ({ params, query }, context) => {
    const found = await mine(context, params.key)
      .where('entityId', '=', query.entityId)
      .executeTakeFirst()
    return found !== undefined
  }),
  handle(getFavorites, async ({ params }, context) => {
    const rows = await mine(context, params.key).orderBy('createdAt', 'desc').limit(1000).execute()
    return rows.map(({ entityId }) => entityId)
  }),
  handle(pageFavorites, ({ body }, context) => pageKept('favorites', body, context)),
]
