import type { RawStorage } from '../../shared/storage'
import { waiting } from '../browser/ready'
import { openViewStorage } from './index.h5'
import { openAll } from './open-all'

const openDatabase = jest.fn<Promise<RawStorage>, []>()

const HOME = '/pages/tabbar/index'
const FIRST = `alacore___first_${HOME}`

/** A browser's database as it is once it is open. */
function database(stored = new Map<string, string>()) {
  return {
    get: (key: string) => stored.get(key),
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
    keys: () => [...stored.keys()],
  }
}

function start() {
  const onRefused = jest.fn()
  const onUnavailable = jest.fn()
  const views = openViewStorage(
    { first: [HOME], onRefused, onUnavailable },
    async () => (options) => openAll(options, openDatabase),
  )
  const loaded = new Promise<void>((resolve) => views.onLoaded(resolve))
  return { views, loaded, onRefused, onUnavailable }
}

beforeEach(() => {
  window.localStorage.clear()
  openDatabase.mockReset().mockImplementation(async () => database())
})

test('the first paint is answered at once, and opens no database', () => {
  window.localStorage.setItem(FIRST, 'home')
  const { views } = start()
  views.keepOnly('master')
  views.touch([HOME])
  expect(views.get(HOME)).toBe('home')
  views.set(HOME, 'home')
  expect(openDatabase).not.toHaveBeenCalled()
})

test('any other page is there once the database is open', async () => {
  openDatabase.mockResolvedValue(database(new Map([['alacore___view_/a', 'kept']])))
  const { views, loaded } = start()
  expect(views.get('/a')).toBeUndefined()
  await loaded
  expect(views.get('/a')).toBe('kept')
  expect(openDatabase).toHaveBeenCalledTimes(1)
})

test('what stands in place of a page is drawn anew once more is known of it', async () => {
  openDatabase.mockResolvedValue(database(new Map([['alacore___view_/a', 'kept']])))
  const { views, loaded } = start()
  const drawn: (string | undefined)[] = []
  waiting.refresh = () => void drawn.push(views.get('/a'))
  views.get('/a')
  await loaded
  expect(drawn).toEqual(['kept'])
  waiting.refresh = () => {}
})

test('what is kept before it is open is not lost, and in the order of asking', async () => {
  const stored = new Map([['alacore___view_/old', 'old']])
  openDatabase.mockResolvedValue(database(stored))
  const { views, loaded } = start()
  views.clear()
  views.set('/a', 'new')
  views.set(HOME, 'home')
  await loaded
  expect(stored.get('alacore___view_/a')).toBe('new')
  expect(stored.has('alacore___view_/old')).toBe(false)
  expect(window.localStorage.getItem(FIRST)).toBe('home')
  expect(views.bytes()).toBe(7)
})

test('without a database pages are kept in localStorage, and somebody is told', async () => {
  openDatabase.mockRejectedValue(new Error('none'))
  const { views, loaded, onUnavailable } = start()
  views.set('/a', 'kept')
  await loaded
  expect(onUnavailable).toHaveBeenCalledTimes(1)
  expect(views.get('/a')).toBe('kept')
  expect(window.localStorage.getItem('alacore___view_/a')).toBe('kept')
})

test('what localStorage kept for want of a database goes when there is one', async () => {
  window.localStorage.setItem('alacore___view_/a', 'old')
  window.localStorage.setItem('alacore___account', 'mine')
  const { views, loaded } = start()
  views.get('/a')
  await loaded
  expect(window.localStorage.getItem('alacore___view_/a')).toBeNull()
  expect(window.localStorage.getItem('alacore___account')).toBe('mine')
})

test('a first definition that is too large is reported, and the one before is gone', async () => {
  window.localStorage.setItem(FIRST, 'small')
  const { views, loaded, onRefused } = start()
  views.set(HOME, 'x'.repeat(200 * 1024 + 1))
  await loaded
  expect(onRefused).toHaveBeenCalledWith(HOME, 200 * 1024 + 1)
  expect(views.get(HOME)).toBeUndefined()
})

test('clearing takes the first definition too', async () => {
  window.localStorage.setItem(FIRST, 'home')
  const { views, loaded } = start()
  views.clear()
  await loaded
  expect(views.get(HOME)).toBeUndefined()
})
