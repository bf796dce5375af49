import { type Context, callerOf } from '../handler'

const KEPT = 20
/** What the wire has of a search. */
export const FIELDS = ['id', 'userId', 'type', 'name'] as const

/** The caller's latest searches of one type. */
export const latestSearches = (context: Context, type: string) =>
  context.db
    .selectFrom('searches')
    .select(FIELDS)
    .where('userId', '=', callerOf(context).id)
    .where('type', '=', type)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(KEPT)
    .execute()
