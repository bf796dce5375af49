import {
  addFavorite,
  cancelFavorite,
  getFavorites,
  isFavorite,
  pageFavorites,
} from '../../src/features/favorite/contract'
import { type Context, callerOf, type Handler, handle } from '../handler'
import { keep, pageKept, requireKind } from './kept'

const mine = (context: Context, key: string) =>
  context.db
    .selectFrom('favorites')
    .select('entityId')
    .where('userId', '=', callerOf(context).id)
    .where('type', '=', requireKind(key))

export const handlers: readonly Handler[] = [
  handle(addFavorite, async ({ params, body }, context) => {
    await keep('favorites', { type: params.key, entityId: body.entityId }, context)
    return true
  }),
  handle(cancelFavorite, async ({ params, query }, context) => {
    await context.db
      .deleteFrom('favorites')
      .where('userId', '=', callerOf(context).id)
      .where('type', '=', requireKind(params.key))
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
