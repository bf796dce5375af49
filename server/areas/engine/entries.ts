import { newId } from '../../database/new-id'
import { type Context, callerOf } from '../../handler'
import { notFound } from '../../refusal'
import { requireFilled } from './forms'

type Values = Record<string, string | number | null>

/** What the caller saved in a form last. */
export async function latestEntry(key: string, { db, user }: Context) {
  if (!user) return undefined
  const row = await db
    .selectFrom('form_entries')
    .select(['id', 'data'])
    .where('userId', '=', user.id)
    .where('key', '=', key)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row && { id: row.id, data: JSON.parse(row.data) as Values }
}

/** Saves an entry; with an id it replaces one of the caller's. */
export async function saveEntry(
  { key, id: known, data }: { key: string; id: string; data: Values },
  context: Context,
) {
  const userId = callerOf(context).id
  requireFilled(key, data, context.locale)
  const createdAt = context.now()
  const id = known || newId(createdAt)
  const json = JSON.stringify(data)
  if (known) {
    const { numUpdatedRows } = await context.db
      .updateTable('form_entries')
      .set({ data: json })
      .where('id', '=', known)
      .where('userId', '=', userId)
      .where('key', '=', key)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw notFound({ en: 'The entry', 'zh-Hans': '记录' })
  } else {
    await context.db
      .insertInto('form_entries')
      .values({ id, userId, key, data: json, createdAt })
      .execute()
  }
  return { id, key, data }
}
