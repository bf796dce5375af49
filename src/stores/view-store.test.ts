import { autorun } from 'mobx'
import constants from '../../__tests__/spec/constants.json'
import { NetworkError, RequestCancelledError } from '../errors'
import { memoryViews } from './testing/memory-views'
import { openViews, view } from './testing/open-views'
import { ALL_VIEWS_INTERVAL, VIEW_TTL } from './view-store'

const down = () => {
  throw new NetworkError('paas/viewEngine/getByUrl')
}

test('a definition is fresh for 30 s, for 600 s in a production build, and all come each 600 s', () => {
  expect(VIEW_TTL.development).toBe(constants.viewEngineCache.refreshMs)
  expect(VIEW_TTL.production).toBe(constants.viewEngineCache.buildModeRefreshMs)
  expect(ALL_VIEWS_INTERVAL).toBe(constants.viewEngineCache.initRefreshMs)
})

test.each([
  ['development', 29_999, 1],
  ['development', 30_000, 2],
  ['production', 599_999, 1],
  ['production', 600_000, 2],
] as const)('in %s after %i ms there have been %i fetches', async (mode, ms, times) => {
  const { views, clock, fetched } = openViews({ ttl: VIEW_TTL[mode] })
  await views.load('/zero/index')
  clock.ms += ms
  await views.load('/zero/index')
  expect(fetched).toHaveLength(times)
})

test('a forced load does not ask how old the definition is', async () => {
  const { views, fetched } = openViews()
  await views.load('/zero/index')
  await views.load('/zero/index', { force: true })
  expect(fetched).toHaveLength(2)
})

test('pages that ask at once share one fetch', async () => {
  const { views, fetched } = openViews()
  const all = await Promise.all([
    views.load('/a'),
    views.load('/a'),
    views.load('/a', { force: true }),
  ])
  expect(fetched).toEqual(['/a'])
  expect(new Set(all).size).toBe(1)
})

test('who opens a page while it is prepared asks for themselves, and draws what comes first', async () => {
  const { views, fetched } = openViews()
  const early = views.load('/a', { ahead: true })
  const own = views.load('/a')
  expect(fetched).toEqual(['/a', '/a'])
  expect(await own).toBe(await early)
})

test('pages of different urls do not', async () => {
  const { views, fetched } = openViews()
  await Promise.all([views.load('/a'), views.load('/b')])
  expect(fetched).toEqual(['/a', '/b'])
})

test('a failed fetch is not remembered', async () => {
  const { views, server } = openViews()
  server.view = down
  await expect(views.load('/a')).rejects.toBeInstanceOf(NetworkError)
  server.view = () => view('second')
  await expect(views.load('/a')).resolves.toMatchObject({ name: 'second' })
})

test('a stale definition stays on screen while the server cannot be reached', async () => {
  const { views, server, clock } = openViews()
  await views.load('/a')
  clock.ms += 60_000
  server.view = down
  await expect(views.load('/a')).rejects.toBeInstanceOf(NetworkError)
  expect(views.peek('/a')).toMatchObject({ name: 'first' })
})

test('an unchanged definition keeps its identity: nothing is drawn again', async () => {
  const { views, server } = openViews()
  const before = await views.load('/a')
  const after = await views.load('/a', { force: true })
  expect(after).toBe(before)
  server.view = () => view('second', '/a')
  expect(await views.load('/a', { force: true })).toMatchObject({ name: 'second' })
})

test('a page that shows a definition sees the next one', async () => {
  const { views, server } = openViews()
  const seen: unknown[] = []
  const stop = autorun(() => seen.push((views.peek('/a') as { name: string } | undefined)?.name))
  await views.load('/a')
  server.view = () => view('second', '/a')
  await views.load('/a', { force: true })
  stop()
  expect(seen).toEqual([undefined, 'first', 'second'])
})

test('a page without a definition is remembered as such, and not stored', async () => {
  const { views, server, storage } = openViews()
  server.view = () => null
  await expect(views.load('/a')).resolves.toBeNull()
  expect(views.peek('/a')).toBeNull()
  expect([...storage.stored.keys()]).toEqual([])
})

test('all definitions at once fill the cache; what is none is skipped', async () => {
  const { views, fetched } = openViews({
    fetchAll: async () => [view('a', '/a'), null, 7, { name: 'no url' }, view('b', '/b')],
  })
  await views.refreshAll()
  expect(views.peek('/a')).toMatchObject({ name: 'a' })
  expect(views.peek('/b')).toMatchObject({ name: 'b' })
  await views.load('/a')
  expect(fetched).toEqual([])
})

test('all definitions at once are not compared with what no page has asked for', async () => {
  const storage = memoryViews(
    new Map([
      ['/a', 'kept'],
      ['/b', 'kept'],
    ]),
  )
  const get = jest.spyOn(storage, 'get')
  const { views } = openViews({ fetchAll: async () => [view('a', '/a'), view('b', '/b')] }, storage)
  views.peek('/a')
  get.mockClear()
  await views.refreshAll()
  expect(get).not.toHaveBeenCalled()
})

/** More pages than are kept in one go. */
const many = () =>
  Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`/${at}`, view('old', `/${at}`)]))
/** The answer has come, and its first pages are kept. */
const firstPiece = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve()
}

test('what has changed of many pages is kept in pieces: whoever scrolls meanwhile gets turns', async () => {
  const { views } = openViews({ fetchAll: async () => ({ rev: '2', views: many() }) })
  const known = () => Object.keys(many()).filter((url) => views.peek(url)).length
  const seen = new Set<number>()
  const turns = setInterval(() => seen.add(known()))
  await views.refreshAll()
  clearInterval(turns)
  expect(known()).toBe(20)
  expect([...seen].some((count) => count > 0 && count < 20)).toBe(true)
})

test('what is forgotten while all pages are kept stays forgotten, and is asked for again', async () => {
  const { views, storage } = openViews({ fetchAll: async () => ({ rev: '2', views: many() }) })
  const all = views.refreshAll()
  await firstPiece()
  expect(views.peek('/0')).toBeDefined()
  views.clear()
  await all
  expect(['/0', '/19'].map((url) => views.peek(url))).toEqual([undefined, undefined])
  expect([...storage.stored.keys()]).toEqual([])
})

test('a page that was fetched while all are kept is newer than them', async () => {
  const { views, server, clock } = openViews({
    fetchAll: async () => ({ rev: '2', views: many() }),
  })
  const all = views.refreshAll()
  await firstPiece()
  clock.ms += 1
  server.view = (url) => view('new', url)
  await views.load('/19')
  await all
  expect(views.peek('/19')).toMatchObject({ name: 'new' })
})

test('a failed refresh of all is silent and keeps what there is', async () => {
  const { views } = openViews({ fetchAll: async () => down() })
  await views.load('/a')
  await expect(views.refreshAll()).resolves.toBeUndefined()
  expect(views.peek('/a')).toMatchObject({ name: 'first' })
})

test('a request made before the app ran is the one the first page waits for', async () => {
  const { views, fetched } = openViews()
  views.prime('/a', Promise.resolve(view('early', '/a')))
  await expect(views.load('/a')).resolves.toMatchObject({ name: 'early' })
  expect(fetched).toEqual([])
})

test('an early request that failed is forgotten', async () => {
  const { views } = openViews()
  views.prime('/a', Promise.reject(new NetworkError('early')))
  await expect(views.load('/a')).rejects.toBeInstanceOf(NetworkError)
  await expect(views.load('/a')).resolves.toMatchObject({ name: 'first' })
})

describe('a page that closes', () => {
  function openSlow() {
    const signals: AbortSignal[] = []
    const { views } = openViews({
      fetchView: (_, signal) => {
        signals.push(signal)
        return new Promise(() => {})
      },
    })
    return { views, signals }
  }

  test('takes its fetch with it', async () => {
    const left = new AbortController()
    const { views, signals } = openSlow()
    const load = views.load('/a', { signal: left.signal })
    left.abort()
    await expect(load).rejects.toBeInstanceOf(RequestCancelledError)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  test('leaves it to another page that waits for it', async () => {
    const left = new AbortController()
    const { views, signals } = openSlow()
    const load = views.load('/a', { signal: left.signal })
    views.load('/a').catch(() => {})
    left.abort()
    await expect(load).rejects.toBeInstanceOf(RequestCancelledError)
    expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  })
})
