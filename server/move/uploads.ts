import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema'
import type { FileTable } from '../database/tables/file'
import { hashOf } from '../storage/file-store'
import type { ObjectStorage } from '../storage/object-storage'

/** What came of a run. What is left is taken up by the next one. */
export interface MovedUploads {
  readonly moved: number
  /** Of files that stayed where they are: which, and why. */
  readonly failures: readonly string[]
}

interface Parts {
  readonly db: Kysely<Database>
  readonly storage: ObjectStorage
  /** Seconds since 1970. */
  readonly now: () => number
}

type File = Pick<FileTable, 'id' | 'type' | 'bytes'> & {
  readonly object: string
  readonly size: number
  readonly hash: string
}

/** An object whose row does not come within this time was left behind, s. */
const PATIENCE = 3600
/** A storage that has failed so often in a row has more than one file in trouble. */
const IN_A_ROW = 5

/**
 * Moves uploads from the database into the bucket. A row changes once its bytes were read back from there and are
 * the same; so a run may be cut at any place, and a server may work meanwhile.
 */
export const moveToBucket = (parts: Parts): Promise<MovedUploads> =>
  eachFile(parts.db, '=', async (file) => {
    const { db, storage, now } = parts
    const bytes = new Uint8Array(file.bytes)
    const hash = hashOf(bytes)
    if (file.hash !== '' && file.hash !== hash) throw new Error('it is not what was uploaded')
    const object = `files/${file.id}-${randomBytes(8).toString('hex')}`
    await db
      .insertInto('stray_objects')
      .values({ object, dueAt: now() + PATIENCE })
      .execute()
    await storage.put(object, bytes, file.type)
    if (hashOf(await storage.get(object, bytes.length)) !== hash)
      throw new Error('the bucket gives back something else')
    await db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('files')
        .set({ object, hash, bytes: new Uint8Array() })
        .where('id', '=', file.id)
        .where('object', '=', '')
        .executeTakeFirstOrThrow()
      // Of one that was deleted meanwhile the object stays a stray.
      if (numUpdatedRows > 0n)
        await trx.deleteFrom('stray_objects').where('object', '=', object).execute()
    })
  })

/** Moves uploads from the bucket into the database, by the same rules; their objects are deleted afterwards. */
export const moveToDatabase = (parts: Parts): Promise<MovedUploads> =>
  eachFile(parts.db, '<>', async (file) => {
    const { db, storage, now } = parts
    const { id, object } = file
    const bytes = await storage.get(object, file.size)
    const hash = hashOf(bytes)
    if (file.hash !== '' && file.hash !== hash) throw new Error('it is not what was uploaded')
    const isOurs = await db.transaction().execute(async (trx) => {
      const row = trx.updateTable('files').set({ bytes, hash, object: '' })
      const { numUpdatedRows } = await row
        .where('id', '=', id)
        .where('object', '=', object)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) return false
      const kept = trx.selectFrom('files').select('bytes').where('id', '=', id)
      if (hashOf((await kept.executeTakeFirstOrThrow()).bytes) !== hash)
        throw new Error('the database gives back something else')
      await trx.insertInto('stray_objects').values({ object, dueAt: now() }).execute()
      return true
    })
    if (!isOurs) return
    await storage.delete(object)
    await db.deleteFrom('stray_objects').where('object', '=', object).execute()
  })

/** Goes through all files on one side, one at a time. */
async function eachFile(
  db: Kysely<Database>,
  object: '=' | '<>',
  move: (file: File) => Promise<void>,
): Promise<MovedUploads> {
  const failures: string[] = []
  let moved = 0
  let inARow = 0
  for (let last = ''; inARow < IN_A_ROW; ) {
    const file = await db
      .selectFrom('files')
      .select(['id', 'type', 'bytes', 'object', 'size', 'hash'])
      .where('object', object, '')
      .where('id', '>', last)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (!file) break
    last = file.id
    try {
      await move(file)
      moved++
      inARow = 0
    } catch (error) {
      failures.push(`${file.id}: ${(error as Error).message}`)
      inARow++
    }
  }
  return { moved, failures }
}
