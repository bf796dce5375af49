import { sql } from 'kysely'
import { isObject } from '../../src/shared/json'
import { newId } from '../database/new-id'
import { listRecords } from '../database/records'
import { type Context, callerOf } from '../handler'
import { notFound, Refusal } from '../refusal'
import { lightSource, type WireRecord } from './light-source'

/** @throws Refusal 400 unless it is the text of a JSON object; how long it may be is said of all texts. */
function requireObject(dataJson: string): string {
  try {
    if (isObject(JSON.parse(dataJson))) return dataJson
  } catch {
    // Said below.
  }
  throw new Refusal(400, { en: 'DataJson is no JSON object.', 'zh-Hans': 'DataJson格式不正确' })
}

/** The caller's records of a light table. */
export function list(tableName: string, context: Context): Promise<WireRecord[]> {
  return listRecords(context.db, lightSource(tableName, callerOf(context).id), {})
}

/** One of the caller's records; null when it is not there or not theirs. */
export async function find(tableName: string, id: string, context: Context) {
  const source = lightSource(tableName, callerOf(context).id)
  const only = { ...source, scope: sql<boolean>`${source.scope} and id = ${id}` }
  const [found] = await listRecords(context.db, only, {}, 1)
  return found ?? null
}

/** @throws Refusal 400 when it is not there or not theirs. */
async function own(tableName: string, id: string, context: Context): Promise<WireRecord> {
  const found = await find(tableName, id, context)
  if (!found) throw notFound({ en: 'The record', 'zh-Hans': '记录' })
  return found
}

/** Adds a record of the caller to a light table. */
export async function add(tableName: string, dataJson: string, context: Context) {
  const userId = callerOf(context).id
  lightSource(tableName, userId)
  const createdAt = context.now()
  const id = newId(createdAt)
  await context.db
    .insertInto('light_records')
    .values({ id, tableName, userId, data: requireObject(dataJson), createdAt })
    .execute()
  return own(tableName, id, context)
}

/** Changes a record of the caller; a stranger's is refused. */
export async function update(
  { tableName, id, DataJson }: { tableName: string; id: string; DataJson: string },
  context: Context,
) {
  await own(tableName, id, context)
  await context.db
    .updateTable('light_records')
    .set({ data: requireObject(DataJson) })
    .where('id', '=', id)
    .execute()
  return own(tableName, id, context)
}

/** Deletes those of the caller's records; answers how many there were. */
export async function removeAll(tableName: string, ids: readonly string[], context: Context) {
  const userId = callerOf(context).id
  lightSource(tableName, userId)
  if (ids.length === 0) return 0
  const result = await context.db
    .deleteFrom('light_records')
    .where('tableName', '=', tableName)
    .where('userId', '=', userId)
    .where('id', 'in', ids)
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}

/** @throws Refusal 400 when it is not there or not theirs. */
export async function remove(tableName: string, id: string, context: Context): Promise<null> {
  await own(tableName, id, context)
  await removeAll(tableName, [id], context)
  return null
}
