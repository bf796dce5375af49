import { autorun } from 'mobx'
import constants from '../../__tests__/spec/constants.json'
import { NetworkError } from '../errors'
import { createPersistence } from './persistence'
import { memoryStorage } from './testing/memory-storage'
import { ALL_VIEWS_INTERVAL, VIEW_TTL, ViewStore, type ViewStoreDeps } from './view-store'

const view = (name: string, url = '/zero/index') => ({ name, url, widgets: [] })

function open(changes: Partial<ViewStoreDeps> = {}, raw = memoryStorage()) {
  const clock = { ms: 1_000_000 }
  const fetched: string[] = []
  const server: { view: (url: string) => unknown } = { view: (url) => view('first', url) }
  const persistence = createPersistence({ raw, randomBytes: (n) => new Uint8Array(n).fill(7) })
  const views = new ViewStore({
    async fetchView(url) {
      fetched.push(url)
      return server.view(url)
    },
    fetchAll: async () => [],
    persistence,
    scope: () => 'master|WapH5|1.1.2',
    ttl: VIEW_TTL.development,
    now: () => clock.ms,
    ...changes,
  })
  return { views, clock, fetched, server, persistence, raw }
}

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
  const { views, fetched } = open({}, first.raw)
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
  const { views } = open({}, first.raw)
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
  const other = open({ scope: () => 'other|WapH5|1.1.2' }, first.raw)
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
  const { views, server, persistence } = open()
  server.view = () => null
  await expect(views.load('/a')).resolves.toBeNull()
  expect(views.peek('/a')).toBeNull()
  expect(persistence.viewNames()).toEqual([])
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
  const { views, persistence } = open()
  await views.load('/a')
  views.clear()
  expect(views.peek('/a')).toBeUndefined()
  expect(persistence.viewNames()).toEqual([])
})

test('the device keeps 40 definitions; the ones opened longest ago go', async () => {
  const { views, persistence } = open()
  for (let index = 0; index < 40; index++) await views.load(`/${index}`)
  // Opened again, so it is not the oldest any more.
  await views.load('/0')
  await views.load('/40')
  await views.load('/41')
  const kept = persistence.viewNames()
  expect(kept).toHaveLength(40)
  expect(kept).toContain('/0')
  expect(kept).toContain('/41')
  expect(kept).not.toContain('/1')
  expect(kept).not.toContain('/2')
})

test('a refresh of all never pushes out what the user opened', async () => {
  const { views, persistence } = open({
    fetchAll: async () => Array.from({ length: 60 }, (_, index) => view('x', `/all/${index}`)),
  })
  await views.load('/mine')
  await views.refreshAll()
  expect(persistence.viewNames()).toContain('/mine')
  expect(persistence.viewNames()).toHaveLength(40)
})

test('a page can go back to the definition that worked, over a restart too', async () => {
  const { views, server, raw } = open()
  const good = await views.load('/a')
  server.view = () => 'garbage'
  await views.load('/a', { force: true })
  views.discard('/a', good)
  expect(views.peek('/a')).toBe(good)
  expect(open({}, raw).views.peek('/a')).toEqual(good)
})
