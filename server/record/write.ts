import { sql } from 'kysely'
import type * as v from 'valibot'
import type { EntityRecord } from '../../src/features/record/contract'
import { newId } from '../database/new-id'
import { listRecords } from '../database/records'
import { type Context, callerOf } from '../handler'
import { validate } from '../http/validate'
import { notFound, Refusal } from '../refusal'
import type { Entity } from './entities'
import { equalTo, sourceOf } from './source'

const RECORD = { en: 'The record', 'zh-Hans': '记录' }
const READ_ONLY = new Refusal(403, {
  en: 'Records of this kind cannot be changed here.',
  'zh-Hans': '该类型的数据不允许修改',
})
const FOREIGN = new Refusal(403, {
  en: 'This record belongs to somebody else.',
  'zh-Hans': '无权操作他人的数据',
})

type Writable = Entity & { readonly input: v.GenericSchema<Record<string, string | number>> }

function requireWritable(entity: Entity): Writable {
  if (entity.input && entity.owner === 'userId') return entity as Writable
  throw READ_ONLY
}

/** Who writes is who is logged in; a body that names somebody else is refused, not corrected. */
function requireOwn({ userId }: EntityRecord, callerId: string): void {
  if (userId !== undefined && userId !== callerId) throw FOREIGN
}

/** One of the caller's records. @throws Refusal 400 when it is not there or not theirs. */
async function own(
  entity: Entity,
  id: string,
  context: Context,
  bare = false,
): Promise<EntityRecord> {
  const condition = equalTo(entity, { id })
  const source = sourceOf(entity, context, [], bare)
  const [found] = await listRecords(context.db, source, { condition }, 1)
  if (!found) throw notFound(RECORD)
  return found
}

/** Adds a record with an id and the caller's `userId`. */
export async function add(entity: Entity, body: EntityRecord, context: Context) {
  const { input, table } = requireWritable(entity)
  const userId = callerOf(context).id
  requireOwn(body, userId)
  const createdAt = context.now()
  const id = newId(createdAt)
  const values = {
    ...(validate(input, body) as Record<string, string | number>),
    id,
    userId,
    createdAt,
  }
  await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(values).map((field) => sql.id(field)))})
    values (${sql.join(Object.values(values))})`.execute(context.db)
  return own(entity, id, context)
}

/** Changes what `body` names and keeps the rest; the whole must still be valid. */
export async function update(entity: Entity, body: EntityRecord, context: Context) {
  const { input, table } = requireWritable(entity)
  requireOwn(body, callerOf(context).id)
  const id = String(body.id)
  const before = await own(entity, id, context, true)
  const values = validate(input, { ...before, ...body }) as Record<string, string | number>
  const sets = Object.entries(values).map(([field, value]) => sql`${sql.id(field)} = ${value}`)
  await sql`update ${sql.table(table)} set ${sql.join(sets)} where id = ${id}`.execute(context.db)
  return own(entity, id, context)
}

/** Deletes a record of the caller; a stranger's is refused. */
export async function remove(entity: Entity, id: string, context: Context): Promise<null> {
  const { table } = requireWritable(entity)
  await own(entity, id, context)
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(context.db)
  return null
}
