import { createHash, randomBytes } from 'node:crypto'
import type { Insertable, Kysely } from 'kysely'
import type { Database } from '../database/schema'
import type { FileTable } from '../database/tables/file'
import { Refusal } from '../refusal'
import type { ObjectStorage } from './object-storage'

/** A file that is to be kept; where its bytes go is the store's. */
export type NewFile = Omit<Insertable<FileTable>, 'bytes' | 'object' | 'size' | 'hash'>

/** What a row says of where its bytes are. */
export type KeptFile = Pick<FileTable, 'bytes'> & { readonly object: string; readonly size: number }

/** Keeps what people upload. A file whose row is there has its bytes, in whichever store they were put. */
export interface FileStore {
  /**
   * Keeps a file: its row stands when its bytes do.
   *
   * @throws Refusal 503 when they could not be kept; then nothing is.
   */
  keep(file: NewFile, bytes: Uint8Array): Promise<void>
  /** All bytes of a file. @throws Refusal 503 when they cannot be had now. */
  read(file: KeptFile): Promise<Uint8Array>
  /** Deletes bytes whose files are gone. What fails is tried again later. */
  sweep(): Promise<void>
}

const RETRY_AFTER = 30
const NOT_KEPT = new Refusal(
  503,
  {
    en: 'The file could not be kept and nothing was saved. Try again in a while.',
    'zh-Hans': '文件未能保存，请稍后重试',
  },
  {},
  RETRY_AFTER,
)
const NOT_READABLE = new Refusal(
  503,
  { en: 'The file cannot be read at the moment.', 'zh-Hans': '文件暂时无法读取' },
  {},
  RETRY_AFTER,
)

/** What bytes are, whoever keeps them: SHA-256, in hex. */
export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(new Uint8Array(bytes)).digest('hex')

/** Bytes lie beside their rows. */
export class DatabaseFiles implements FileStore {
  constructor(private readonly db: Kysely<Database>) {}

  async keep(file: NewFile, bytes: Uint8Array): Promise<void> {
    await this.db
      .insertInto('files')
      .values({ ...file, bytes, size: bytes.length, hash: hashOf(bytes) })
      .execute()
  }

  async read({ object, bytes }: KeptFile): Promise<Uint8Array> {
    // The storage it was put into is not configured any more.
    if (object !== '') throw NOT_READABLE
    return new Uint8Array(bytes)
  }

  async sweep(): Promise<void> {}
}

/** An upload that has not come to its end after this time, s, left its object behind. */
const UPLOAD_TIME = 3600
/** Until what could not be deleted is tried again, s. */
const PAUSE = 600
/** Objects a round deletes; the rest is for the next one. */
const A_ROUND = 20

interface ObjectFilesParts {
  readonly db: Kysely<Database>
  readonly storage: ObjectStorage
  /** Seconds since 1970. */
  readonly now: () => number
  /** Hears what the storage did not do. */
  readonly fail: (where: string, error: unknown) => void
}

/**
 * Bytes lie in an object storage, those of before in the database still. An object is written down as a stray
 * before it is made, and is one again when its file goes: whatever stops in between, the sweep finds it.
 */
export class ObjectFiles implements FileStore {
  constructor(private readonly parts: ObjectFilesParts) {}

  async keep(file: NewFile, bytes: Uint8Array): Promise<void> {
    const { db, storage, now } = this.parts
    const object = `files/${file.id}-${randomBytes(8).toString('hex')}`
    const dueAt = now() + UPLOAD_TIME
    await db.insertInto('stray_objects').values({ object, dueAt }).execute()
    await this.asked(() => storage.put(object, bytes, file.type), NOT_KEPT)
    const row = {
      ...file,
      bytes: new Uint8Array(),
      object,
      size: bytes.length,
      hash: hashOf(bytes),
    }
    await db.transaction().execute(async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('stray_objects')
        .where('object', '=', object)
        .where('dueAt', '=', dueAt)
        .executeTakeFirstOrThrow()
      // The sweep took it: it was too long on its way.
      if (numDeletedRows === 0n) throw NOT_KEPT
      await trx.insertInto('files').values(row).execute()
    })
  }

  async read({ object, bytes, size }: KeptFile): Promise<Uint8Array> {
    if (object === '') return new Uint8Array(bytes)
    return this.asked(() => this.parts.storage.get(object, size), NOT_READABLE)
  }

  async sweep(): Promise<void> {
    const { db, storage, now, fail } = this.parts
    const due = await db
      .selectFrom('stray_objects')
      .selectAll()
      .where('dueAt', '<=', now())
      .orderBy('dueAt')
      .limit(A_ROUND)
      .execute()
    for (const { object, dueAt } of due) {
      // Who changes it has it, be it another process or an upload that comes to its end now.
      const { numUpdatedRows } = await db
        .updateTable('stray_objects')
        .set({ dueAt: now() + PAUSE })
        .where('object', '=', object)
        .where('dueAt', '=', dueAt)
        .executeTakeFirstOrThrow()
      if (numUpdatedRows === 0n) continue
      try {
        await storage.delete(object)
      } catch (error) {
        // One that does not answer holds up what else is due; the rest comes with the next rounds.
        fail('object storage', error)
        return
      }
      await db.deleteFrom('stray_objects').where('object', '=', object).execute()
    }
  }

  private async asked<T>(ask: () => Promise<T>, refusal: Refusal): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      this.parts.fail('object storage', error)
      throw refusal
    }
  }
}

/**
 * Deletes files with the transaction that they go in; what lies in an object storage is deleted after it.
 *
 * @param ids of the files.
 * @param now seconds since 1970.
 */
export async function deleteFiles(
  trx: Kysely<Database>,
  ids: readonly string[],
  now: number,
): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom('file_cuts').where('fileId', 'in', ids).execute()
  const gone = await trx.deleteFrom('files').where('id', 'in', ids).returning('object').execute()
  const strays = gone.filter(({ object }) => object !== '')
  if (strays.length === 0) return
  await trx
    .insertInto('stray_objects')
    .values(strays.map(({ object }) => ({ object, dueAt: now })))
    .execute()
}
