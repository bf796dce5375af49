import { StorageError } from '../../errors'
import type { RawStorage } from '../../shared/storage'

/** Client spec §9. */
const NAME = 'alabo'
const STORE = 'views'
/** A database that has not opened by then never will: some private modes, and Safari 14, do not answer. */
const OPEN_LIMIT = 3000

/**
 * The database as strings by key. All of it is read once, answers come from memory, writes follow behind:
 * one that fails leaves memory right and the disk without the key.
 *
 * @throws StorageError when there is none, it is refused, blocked, damaged or does not answer.
 */
export async function openDatabase(): Promise<RawStorage> {
  const unavailable = (cause?: unknown) => new StorageError('unavailable', NAME, cause)
  try {
    const database = (await openStore()) ?? (await rebuild())
    if (!database) throw unavailable()
    return mirror(database, await readAll(database))
  } catch (cause) {
    throw cause instanceof StorageError ? cause : unavailable(cause)
  }
}

/** The open database; undefined when it is one without our store. */
function openStore(): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    let isLate = false
    const giveUp = (cause: unknown) => {
      isLate = true
      clearTimeout(timer)
      reject(cause)
    }
    const timer = setTimeout(() => giveUp(new Error('no answer')), OPEN_LIMIT)
    // Without a version: one that a later release made is opened as it is.
    const opening = indexedDB.open(NAME)
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
    opening.onblocked = () => giveUp(new Error('blocked'))
    opening.onerror = (event) => {
      event.preventDefault()
      giveUp(opening.error)
    }
    opening.onsuccess = () => {
      clearTimeout(timer)
      const database = opening.result
      if (isLate) return database.close()
      // Another tab wants to delete or change it: in nobody's way.
      database.onversionchange = () => database.close()
      if (database.objectStoreNames.contains(STORE)) return resolve(database)
      database.close()
      resolve(undefined)
    }
  })
}

/** It is a cache: a database of another make is made anew. */
async function rebuild(): Promise<IDBDatabase | undefined> {
  const deleting = indexedDB.deleteDatabase(NAME)
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer')), OPEN_LIMIT)
    const settle = (finish: () => void) => () => {
      clearTimeout(timer)
      finish()
    }
    deleting.onsuccess = settle(resolve)
    deleting.onerror = settle(() => reject(deleting.error))
    deleting.onblocked = settle(() => reject(new Error('blocked')))
  })
  return openStore()
}

function readAll(database: IDBDatabase): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE)
    const store = transaction.objectStore(STORE)
    const keys = store.getAllKeys()
    const values = store.getAll()
    const timer = setTimeout(() => reject(new Error('no answer')), OPEN_LIMIT)
    transaction.oncomplete = () => {
      clearTimeout(timer)
      const texts = new Map<string, string>()
      for (const [at, key] of keys.result.entries()) {
        const value: unknown = values.result[at]
        if (typeof key === 'string' && typeof value === 'string') texts.set(key, value)
      }
      resolve(texts)
    }
    transaction.onabort = () => {
      clearTimeout(timer)
      reject(transaction.error)
    }
  })
}

function mirror(database: IDBDatabase, texts: Map<string, string>): RawStorage {
  function write(change: (store: IDBObjectStore) => void, onAbort?: () => void): void {
    try {
      const transaction = database.transaction(STORE, 'readwrite')
      transaction.onabort = () => onAbort?.()
      change(transaction.objectStore(STORE))
    } catch {
      // Closed under us, by the browser or for another tab: memory goes on alone.
    }
  }
  const remove = (key: string) => write((store) => store.delete(key))
  return {
    get: (key) => texts.get(key),
    set(key, value) {
      texts.set(key, value)
      // Full: what is there is older than what we believe is there.
      write(
        (store) => store.put(value, key),
        () => remove(key),
      )
    },
    remove(key) {
      texts.delete(key)
      remove(key)
    },
    keys: () => [...texts.keys()],
  }
}
