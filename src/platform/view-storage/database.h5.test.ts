import 'fake-indexeddb/auto'
import { deserialize, serialize } from 'node:v8'
import { IDBFactory } from 'fake-indexeddb'
import { deleteDB, openDB } from 'idb'
import { StorageError } from '../../errors'
import { openDatabase } from './open-all'

// jsdom lacks it; browsers have it.
globalThis.structuredClone ??= (value) => deserialize(serialize(value))

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** What is on the disk, read behind all that was written before. */
async function stored(): Promise<Record<string, unknown>> {
  const database = await openDB('alabo')
  const { store } = database.transaction('views')
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()])
  database.close()
  return Object.fromEntries(keys.map((key, at) => [key, values[at]]))
}

/** A database of the same name by somebody else. */
async function make(version: number, store: string, rows: Record<string, unknown> = {}) {
  const database = await openDB('alabo', version, {
    upgrade: (fresh) => void fresh.createObjectStore(store),
  })
  for (const [key, value] of Object.entries(rows)) await database.put(store, value, key)
  database.close()
}

test('answers at once and keeps on the disk what is set and removed', async () => {
  const database = await openDatabase()
  database.set('a', 'old')
  database.set('b', 'two')
  database.set('a', 'one')
  database.set('c', 'three')
  database.remove('c')
  expect([database.get('a'), database.get('c'), database.keys()]).toEqual([
    'one',
    undefined,
    ['a', 'b'],
  ])
  expect(await stored()).toEqual({ a: 'one', b: 'two' })
})

test('knows what an earlier start kept, and passes over what is no text', async () => {
  await make(1, 'views', { a: 'one', b: 2 })
  const database = await openDatabase()
  expect(database.keys()).toEqual(['a'])
  expect(database.get('a')).toBe('one')
})

test('opens the database of a later release as it is', async () => {
  await make(9, 'views', { a: 'one' })
  expect((await openDatabase()).get('a')).toBe('one')
})

test('makes a database of another make anew', async () => {
  await make(9, 'something-else')
  const database = await openDatabase()
  database.set('a', 'one')
  expect(await stored()).toEqual({ a: 'one' })
})

test('goes on in memory when another tab deletes it', async () => {
  const database = await openDatabase()
  await deleteDB('alabo')
  database.set('a', 'one')
  database.remove('b')
  expect(database.get('a')).toBe('one')
})

test('a text the disk has no room for leaves no older one there', async () => {
  const database = await openDatabase()
  database.set('a', 'old')
  await stored()
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  database.set('a', 'new')
  expect(database.get('a')).toBe('new')
  expect(await stored()).toEqual({})
})

test('one that is refused is unavailable', async () => {
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await expect(openDatabase()).rejects.toThrow(StorageError)
})

test('one that does not answer for three seconds is unavailable, and closed when it comes', async () => {
  const other = await openDB('alabo', 1)
  const deletion = deleteDB('alabo')
  const close = jest.spyOn(IDBDatabase.prototype, 'close')
  jest.useFakeTimers()
  let isOver = false
  const opening = openDatabase().finally(() => {
    isOver = true
  })
  const refused = expect(opening).rejects.toMatchObject({ problem: 'unavailable' })
  await jest.advanceTimersByTimeAsync(2999)
  expect(isOver).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  await refused
  other.close()
  await deletion
  await openDB('alabo')
  expect(close).toHaveBeenCalledTimes(2)
})
