import { autorun, observable, runInAction } from 'mobx'
import constants from '../../__tests__/spec/constants.json'
import { NetworkError, RequestCancelledError } from '../errors'
import { memoryViews } from './testing/memory-views'
import { ALL_VIEWS_INTERVAL, VIEW_TTL, ViewStore, type ViewStoreDeps } from './view-store'

const view = (name: string, url = '/zero/index') => ({ name, url, widgets: [] })

/** The app, started on a device. */
function open(changes: Partial<ViewStoreDeps> = {}, storage = memoryViews()) {
  const clock = { ms: 1_000_000 }
  const fetched: string[] = []
  const server: { view: (url: string) => unknown } = { view: (url) => view('first', url) }
  const views = new ViewStore({
    async fetchView(url) {
      fetched.push(url)
      return server.view(url)
    },
    fetchAll: async () => [],
    storage,
    scope: () => 'master|WapH5|1.1.2',
    ttl: VIEW_TTL.development,
    now: () => clock.ms,
    ...changes,
  })
  return { views, clock, fetched, server, storage }
}

/** The same device at the next start: what it holds and nothing else. */
const restarted = ({ stored }: { stored: Map<string, string> }) => memoryViews(new Map(stored))

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
  const { views, clock, fetched } = open({ ttl: VIEW_TTL[mode] })
  await views.load('/zero/index')
  clock.ms += ms
  await views.load('/zero/index')
  expect(fetched).toHaveLength(times)
})

test('a forced load does not ask how old the definition is', async () => {
  const { views, fetched } = open()
  await views.load('/zero/index')
  await views.load('/zero/index', { force: true })
  expect(fetched).toHaveLength(2)
})

test('pages that ask at once share one fetch', async () => {
  const { views, fetched } = open()
  const all = await Promise.all([
    views.load('/a'),
    views.load('/a'),
    views.load('/a', { force: true }),
  ])
  expect(fetched).toEqual(['/a'])
  expect(new Set(all).size).toBe(1)
})

test('pages of different urls do not', async () => {
  const { views, fetched } = open()
  await Promise.all([views.load('/a'), views.load('/b')])
  expect(fetched).toEqual(['/a', '/b'])
})

test('a failed fetch is not remembered', async () => {
  const { views, server } = open()
  server.view = down
  await expect(views.load('/a')).rejects.toBeInstanceOf(NetworkError)
  server.view = () => view('second')
  await expect(views.load('/a')).resolves.toMatchObject({ name: 'second' })
})

test('a stale definition stays on screen while the server cannot be reached', async () => {
  const { views, server, clock } = open()
  await views.load('/a')
  clock.ms += 60_000
  server.view = down
  await expect(views.load('/a')).rejects.toBeInstanceOf(NetworkError)
  expect(views.peek('/a')).toMatchObject({ name: 'first' })
})

test('after a restart the stored definition is there at once, and is asked for again', async () => {
  const first = open()
  await first.views.load('/a')
  const { views, fetched } = open({}, restarted(first.storage))
  expect(views.peek('/a')).toMatchObject({ name: 'first' })
  expect(views.isFresh('/a')).toBe(false)
  await views.load('/a')
  expect(fetched).toEqual(['/a'])
})

test('an unchanged definition keeps its identity: nothing is drawn again', async () => {
  const { views, server } = open()
  const before = await views.load('/a')
  const after = await views.load('/a', { force: true })
  expect(after).toBe(before)
  server.view = () => view('second', '/a')
  expect(await views.load('/a', { force: true })).toMatchObject({ name: 'second' })
})

test('an unchanged definition keeps its identity over a restart too', async () => {
  const first = open()
  await first.views.load('/a')
  const { views } = open({}, restarted(first.storage))
  const stored = views.peek('/a')
  expect(await views.load('/a')).toBe(stored)
})

test('a page that shows a definition sees the next one', async () => {
  const { views, server } = open()
  const seen: unknown[] = []
  const stop = autorun(() => seen.push((views.peek('/a') as { name: string } | undefined)?.name))
  await views.load('/a')
  server.view = () => view('second', '/a')
  await views.load('/a', { force: true })
  stop()
  expect(seen).toEqual([undefined, 'first', 'second'])
})

test('a definition of another tenant, client or version is never shown', async () => {
  const first = open()
  await first.views.load('/a')
  const other = open({ scope: () => 'other|WapH5|1.1.2' }, restarted(first.storage))
  expect(other.views.peek('/a')).toBeUndefined()
})

test('a change of tenant hides what is in memory as well', async () => {
  let scope = 'master'
  const { views } = open({ scope: () => scope })
  await views.load('/a')
  scope = 'other'
  expect(views.peek('/a')).toBeUndefined()
  expect(views.isFresh('/a')).toBe(false)
})

test('an answer that was asked for by the tenant before is not shown to the one after', async () => {
  let scope = 'master'
  const { views } = open({ scope: () => scope })
  const pending = views.load('/a')
  scope = 'other'
  await pending
  expect(views.peek('/a')).toBeUndefined()
})

test('a page without a definition is remembered as such, and not stored', async () => {
  const { views, server, storage } = open()
  server.view = () => null
  await expect(views.load('/a')).resolves.toBeNull()
  expect(views.peek('/a')).toBeNull()
  expect([...storage.stored.keys()]).toEqual([])
})

test('all definitions at once fill the cache; what is none is skipped', async () => {
  const { views, fetched } = open({
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
  const { views } = open({ fetchAll: async () => [view('a', '/a'), view('b', '/b')] }, storage)
  views.peek('/a')
  get.mockClear()
  await views.refreshAll()
  expect(get).not.toHaveBeenCalled()
})

test('a failed refresh of all is silent and keeps what there is', async () => {
  const { views } = open({ fetchAll: async () => down() })
  await views.load('/a')
  await expect(views.refreshAll()).resolves.toBeUndefined()
  expect(views.peek('/a')).toMatchObject({ name: 'first' })
})

test('a request made before the app ran is the one the first page waits for', async () => {
  const { views, fetched } = open()
  views.prime('/a', Promise.resolve(view('early', '/a')))
  await expect(views.load('/a')).resolves.toMatchObject({ name: 'early' })
  expect(fetched).toEqual([])
})

test('an early request that failed is forgotten', async () => {
  const { views } = open()
  views.prime('/a', Promise.reject(new NetworkError('early')))
  await expect(views.load('/a')).rejects.toBeInstanceOf(NetworkError)
  await expect(views.load('/a')).resolves.toMatchObject({ name: 'first' })
})

test('clearing forgets memory and device', async () => {
  const { views, storage } = open()
  views.worked('/a', await views.load('/a'))
  views.measure()
  expect(views.storedBytes).toBeGreaterThan(0)
  views.clear()
  expect(views.peek('/a')).toBeUndefined()
  expect(views.lastGood('/a')).toBeUndefined()
  expect(views.storedBytes).toBe(0)
  expect([...storage.stored.keys()]).toEqual([])
})

describe('the last definition that worked', () => {
  const broken = { name: 'broken' }

  test('is kept apart from the newest one, over a restart too', async () => {
    const { views, server, storage } = open()
    const good = await views.load('/a')
    views.worked('/a', good)
    server.view = () => broken
    await views.load('/a', { force: true })
    expect(views.peek('/a')).toEqual(broken)
    expect(views.lastGood('/a')).toBe(good)
    const next = open({}, restarted(storage))
    expect(next.views.peek('/a')).toEqual(broken)
    expect(next.views.lastGood('/a')).toEqual(good)
  })

  test('is not pushed out by a refresh of all that no page has drawn yet', async () => {
    const { views, storage } = open({ fetchAll: async () => [{ ...broken, url: '/a' }] })
    views.worked('/a', await views.load('/a'))
    await views.refreshAll()
    expect(open({}, restarted(storage)).views.lastGood('/a')).toMatchObject({ name: 'first' })
  })

  test('is the newest that worked', async () => {
    const { views, server, storage } = open()
    views.worked('/a', await views.load('/a'))
    server.view = () => view('second', '/a')
    views.worked('/a', await views.load('/a', { force: true }))
    expect(open({}, restarted(storage)).views.lastGood('/a')).toMatchObject({ name: 'second' })
  })

  test('of another tenant is none', async () => {
    const { views, storage } = open()
    views.worked('/a', await views.load('/a'))
    const other = open({ scope: () => 'other|WapH5|1.1.2' }, restarted(storage))
    expect(other.views.lastGood('/a')).toBeUndefined()
  })
})

describe('a device that answers late', () => {
  test('shows what it kept as soon as it can be read', async () => {
    const first = open()
    await first.views.load('/a')
    const disk = new Map(first.storage.stored)
    const storage = memoryViews()
    const { views } = open({ fetchView: () => new Promise(() => {}) }, storage)
    const seen: unknown[] = []
    const stop = autorun(() => seen.push((views.peek('/a') as { name: string } | undefined)?.name))
    for (const [name, text] of disk) storage.stored.set(name, text)
    storage.arrive()
    stop()
    expect(seen).toEqual([undefined, 'first'])
  })

  test('does not push aside what the server sent meanwhile', async () => {
    const { views, storage } = open()
    const shown = await views.load('/a')
    storage.stored.set('/a', JSON.stringify({ scope: 'master|WapH5|1.1.2', raw: view('old') }))
    storage.arrive()
    expect(views.peek('/a')).toBe(shown)
  })
})

test.each(['{"raw":', '[]', 'null', ''])(
  'a damaged definition on the device (%s) is none',
  async (text) => {
    const { views } = open({}, memoryViews(new Map([['/a', text]])))
    expect(views.peek('/a')).toBeUndefined()
    await expect(views.load('/a')).resolves.toMatchObject({ name: 'first' })
  },
)

test('after a change of tenant nothing of the one before is on the device', async () => {
  const tenant = observable.box('master')
  const { views, storage } = open({ scope: () => tenant.get() })
  views.worked('/a', await views.load('/a'))
  expect(storage.stored.size).toBe(2)
  runInAction(() => tenant.set('other'))
  expect([...storage.stored.keys()]).toEqual([])
})

test('what the tenant before asked for is not written for the one after', async () => {
  let scope = 'master'
  const { views, storage } = open({ scope: () => scope })
  const pending = views.load('/a')
  scope = 'other'
  await pending
  expect([...storage.stored.keys()]).toEqual([])
})

describe('a page that closes', () => {
  function openSlow() {
    const signals: AbortSignal[] = []
    const { views } = open({
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
