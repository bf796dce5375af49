import {
  addSearch,
  clearSearches,
  deleteSearch,
  listSearches,
} from '../../src/features/search/contract'
import { newId } from '../database/new-id'
import { callerOf, type Handler, handle } from '../handler'
import { notFound } from '../refusal'
import { findCalls } from './find'
import { FIELDS, latestSearches } from './latest'

export const handlers: readonly Handler[] = [
  ...findCalls,

  handle(addSearch, async ({ body }, context) => {
    const createdAt = context.now()
    const { type, name } = body
    return context.db
      .insertInto('searches')
      .values({ id: newId(createdAt), userId: callerOf(context).id, type, name, createdAt })
      .onConflict((conflict) =>
        conflict.columns(['userId', 'type', 'name']).doUpdateSet({ createdAt }),
      )
      .returning(FIELDS)
      .executeTakeFirstOrThrow()
  }),

  handle(listSearches, ({ query }, context) => latestSearches(context, query.type)),

  handle(deleteSearch, async ({ query }, context) => {
    const { numDeletedRows } = await context.db
      .deleteFrom('searches')
      .where('userId', '=', callerOf(context).id)
      .where('id', '=', query.id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound({ en: 'The search', 'zh-Hans': '搜索记录' })
    return null
  }),

  handle(clearSearches, async ({ query }, context) => {
    const { numDeletedRows } = await context.db
      .deleteFrom('searches')
      .where('userId', '=', callerOf(context).id)
      .where('type', '=', query.type)
      .executeTakeFirst()
    return Number(numDeletedRows)
  }),
]
