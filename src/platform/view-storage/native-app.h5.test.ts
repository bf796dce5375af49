import 'fake-indexeddb/auto'
import { deserialize, serialize } from 'node:v8'
import { IDBFactory } from 'fake-indexeddb'
import { openDB } from 'idb'
import { nativeApp } from '../native-shell/testing/native-app'
import { openAll } from './open-all'

// jsdom lacks it; browsers have it.
globalThis.structuredClone ??= (value) => deserialize(serialize(value))

const options = { first: ['/home'], onRefused: jest.fn(), onUnavailable: jest.fn() }
const settled = () => new Promise<void>((done) => setTimeout(done))
const names = async () => (await indexedDB.databases()).map(({ name }) => name)

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  window.localStorage.clear()
  options.onUnavailable.mockReset()
})
afterEach(() => Reflect.deleteProperty(window, 'TaproomShell'))

test('inside the native app definitions are in its database, and in no other', async () => {
  const { bridge, tables } = nativeApp()
  Object.assign(window, { TaproomShell: bridge })
  const views = await openAll(options)
  views.set('/a', 'kept')
  await settled()
  expect(tables.views?.get('alacore___view_/a')).toBe('kept')
  expect(await names()).toEqual([])
  Object.assign(window, { TaproomShell: { ...bridge } })
  expect((await openAll(options)).get('/a')).toBe('kept')
})

test.each([
  ['has no database', nativeApp({ messages: { pay: 1 } }).bridge],
  ['fails at it', nativeApp({ says: { 'db.read': () => ({ error: 'failed' }) } }).bridge],
  ['is no bridge', {}],
])('where it %s, they are where they are in a browser', async (_, TaproomShell) => {
  Object.assign(window, { TaproomShell })
  const views = await openAll(options)
  views.set('/a', 'kept')
  await settled()
  const database = await openDB('alabo')
  expect(await database.get('views', 'alacore___view_/a')).toBe('kept')
  database.close()
  expect(options.onUnavailable).not.toHaveBeenCalled()
})
