import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import { StorageError } from '../../errors'
import { utf8ToBytes } from '../../shared/bytes'
import {
  FIRST_PREFIX,
  type RawStorage,
  VIEW_LIMITS,
  type ViewStorage,
  type ViewStorageOptions,
} from '../../shared/storage'
import { hasShell } from '../browser/ready'
import { rawStorage } from '../storage'
import { BoundedViews } from './bounded'

/** Client spec §9. */
const NAME = 'alabo'
const STORE = 'views'
/** ms. What has not answered by then never will: some private modes, and Safari 14, do not. */
const ANSWER_LIMIT = 3000

interface Schema extends DBSchema {
  readonly [STORE]: { readonly key: string; readonly value: string }
}
type Database = IDBPDatabase<Schema>

/**
 * The database as strings by key. All of it is read once, answers come from memory, writes follow behind:
 * one that fails leaves memory right and the disk without the key.
 *
 * @throws StorageError when there is none, it is refused, blocked, damaged or does not answer.
 */
export async function openDatabase(): Promise<RawStorage> {
  try {
    const database = (await openStore()) ?? (await rebuild())
    return mirror(database, await readAll(database))
  } catch (cause) {
    throw new StorageError('unavailable', NAME, cause)
  }
}

/** What comes within the limit. @throws when nothing does. */
function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer')), ANSWER_LIMIT)
    answer.finally(() => clearTimeout(timer)).then(resolve, reject)
  })
}

/** The open database; undefined when it is one without our store. */
async function openStore(): Promise<Database | undefined> {
  // Without a version: one that a later release made is opened as it is.
  const opening = openDB<Schema>(NAME, undefined, {
    upgrade: (database) => void database.createObjectStore(STORE),
  })
  let isLate = false
  const usable = opening.then((database) => {
    // Another tab wants to delete or change it: in nobody's way.
    database.onversionchange = () => database.close()
    if (!isLate && database.objectStoreNames.contains(STORE)) return database
    database.close()
    return undefined
  })
  try {
    return await inTime(usable)
  } catch (cause) {
    isLate = true
    throw cause
  }
}

/** It is a cache: a database of another make is made anew. */
async function rebuild(): Promise<Database> {
  await inTime(deleteDB(NAME))
  const database = await openStore()
  if (!database) throw new Error('no store')
  return database
}

async function readAll(database: Database): Promise<Map<string, string>> {
  const { store } = database.transaction(STORE)
  const [keys, values] = await inTime(Promise.all([store.getAllKeys(), store.getAll()]))
  const texts = new Map<string, string>()
  for (const [at, key] of keys.entries()) {
    const value: unknown = values[at]
    if (typeof key === 'string' && typeof value === 'string') texts.set(key, value)
  }
  return texts
}

function mirror(database: Database, texts: Map<string, string>): RawStorage {
  // Closed under us, by the browser or for another tab: memory goes on alone.
  const remove = (key: string) => database.delete(STORE, key).catch(() => {})
  return {
    get: (key) => texts.get(key),
    set(key, value) {
      texts.set(key, value)
      // Full: what is there is older than what we believe is there.
      database.put(STORE, value, key).catch(() => remove(key))
    },
    remove(key) {
      texts.delete(key)
      remove(key)
    },
    keys: () => [...texts.keys()],
  }
}

/** That of the native app, where there is one that works; elsewhere the browser's. */
async function openHere(): Promise<RawStorage> {
  if (!hasShell()) return openDatabase()
  try {
    const { openShellDatabase } = await import('../native-shell/ala-sqlite')
    return await openShellDatabase()
  } catch {
    return openDatabase()
  }
}

/**
 * All definitions of a browser: those of the first paint in localStorage, the others in a database, or in
 * localStorage too where that does not work. Always opens. Browser only, loaded behind the first paint.
 */
export async function openAll(options: ViewStorageOptions, open = openHere): Promise<ViewStorage> {
  const { first, onRefused } = options
  const rest = await openRest(options, open)
  const bytesOf = (name: string) => utf8ToBytes(rawStorage.get(FIRST_PREFIX + name) ?? '').length

  function setFirst(name: string, text: string): void {
    const bytes = utf8ToBytes(text).length
    // Should there be no room, an older one is worth nothing.
    rawStorage.remove(FIRST_PREFIX + name)
    if (bytes > VIEW_LIMITS.page) onRefused(name, bytes)
    else tryKeep(FIRST_PREFIX + name, text)
  }

  return {
    get: (name) => rest.get(name),
    set(name, text) {
      if (first.includes(name)) setFirst(name, text)
      else rest.set(name, text)
    },
    touch: (names) => rest.touch(names),
    bytes: () => first.reduce((sum, name) => sum + bytesOf(name), rest.bytes()),
    clear() {
      for (const name of first) rawStorage.remove(FIRST_PREFIX + name)
      rest.clear()
    },
    keepOnly: (scope) => rest.keepOnly(scope),
    onLoaded() {},
  }
}

function tryKeep(key: string, text: string): void {
  try {
    rawStorage.set(key, text)
  } catch {
    // It lives until the app closes.
  }
}

async function openRest(
  { first, onRefused, onUnavailable }: ViewStorageOptions,
  open: typeof openDatabase,
): Promise<ViewStorage> {
  const room = VIEW_LIMITS.total - first.length * VIEW_LIMITS.page
  try {
    const raw = await open()
    // What an earlier start without a database kept.
    new BoundedViews({ raw: rawStorage, onRefused }).clear()
    return new BoundedViews({ raw, onRefused, room })
  } catch {
    onUnavailable()
    return new BoundedViews({ raw: rawStorage, onRefused, room })
  }
}
