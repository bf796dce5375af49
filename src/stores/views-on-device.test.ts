import { autorun, observable, runInAction } from 'mobx'
import { memoryViews } from './testing/memory-views'
import { openViews, view } from './testing/open-views'

/** The same device at the next start: what it holds and nothing else. */
const restarted = ({ stored }: { stored: Map<string, string> }) => memoryViews(new Map(stored))

test('after a restart the stored definition is there at once, and is asked for again', async () => {
  const first = openViews()
  await first.views.load('/a')
  const { views, fetched } = openViews({}, restarted(first.storage))
  expect(views.peek('/a')).toMatchObject({ name: 'first' })
  expect(views.isFresh('/a')).toBe(false)
  await views.load('/a')
  expect(fetched).toEqual(['/a'])
})

test('an unchanged definition keeps its identity over a restart too', async () => {
  const first = openViews()
  await first.views.load('/a')
  const { views } = openViews({}, restarted(first.storage))
  const stored = views.peek('/a')
  expect(await views.load('/a')).toBe(stored)
})

test('a definition of another tenant, client or version is never shown', async () => {
  const first = openViews()
  await first.views.load('/a')
  const other = openViews({ scope: () => 'other|WapH5|1.1.2' }, restarted(first.storage))
  expect(other.views.peek('/a')).toBeUndefined()
})

test('a change of tenant hides what is in memory as well', async () => {
  let scope = 'master'
  const { views } = openViews({ scope: () => scope })
  await views.load('/a')
  scope = 'other'
  expect(views.peek('/a')).toBeUndefined()
  expect(views.isFresh('/a')).toBe(false)
})

test('an answer that was asked for by the tenant before is not shown to the one after', async () => {
  let scope = 'master'
  const { views } = openViews({ scope: () => scope })
  const pending = views.load('/a')
  scope = 'other'
  await pending
  expect(views.peek('/a')).toBeUndefined()
})

test('clearing forgets memory and device', async () => {
  const { views, storage } = openViews()
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
    const { views, server, storage } = openViews()
    const good = await views.load('/a')
    views.worked('/a', good)
    server.view = () => broken
    await views.load('/a', { force: true })
    expect(views.peek('/a')).toEqual(broken)
    expect(views.lastGood('/a')).toBe(good)
    const next = openViews({}, restarted(storage))
    expect(next.views.peek('/a')).toEqual(broken)
    expect(next.views.lastGood('/a')).toEqual(good)
  })

  test('is not pushed out by a refresh of all that no page has drawn yet', async () => {
    const { views, storage } = openViews({ fetchAll: async () => [{ ...broken, url: '/a' }] })
    views.worked('/a', await views.load('/a'))
    await views.refreshAll()
    expect(openViews({}, restarted(storage)).views.lastGood('/a')).toMatchObject({ name: 'first' })
  })

  test('is the newest that worked', async () => {
    const { views, server, storage } = openViews()
    views.worked('/a', await views.load('/a'))
    server.view = () => view('second', '/a')
    views.worked('/a', await views.load('/a', { force: true }))
    expect(openViews({}, restarted(storage)).views.lastGood('/a')).toMatchObject({ name: 'second' })
  })

  test('of another tenant is none', async () => {
    const { views, storage } = openViews()
    views.worked('/a', await views.load('/a'))
    const other = openViews({ scope: () => 'other|WapH5|1.1.2' }, restarted(storage))
    expect(other.views.lastGood('/a')).toBeUndefined()
  })
})

describe('a device that answers late', () => {
  test('shows what it kept as soon as it can be read', async () => {
    const first = openViews()
    await first.views.load('/a')
    const disk = new Map(first.storage.stored)
    const storage = memoryViews()
    const { views } = openViews({ fetchView: () => new Promise(() => {}) }, storage)
    const seen: unknown[] = []
    const stop = autorun(() => seen.push((views.peek('/a') as { name: string } | undefined)?.name))
    for (const [name, text] of disk) storage.stored.set(name, text)
    storage.arrive()
    stop()
    expect(seen).toEqual([undefined, 'first'])
  })

  test('does not push aside what the server sent meanwhile', async () => {
    const { views, storage } = openViews()
    const shown = await views.load('/a')
    storage.stored.set('/a', JSON.stringify({ scope: 'master|WapH5|1.1.2', raw: view('old') }))
    storage.arrive()
    expect(views.peek('/a')).toBe(shown)
  })
})

test.each(['{"raw":', '[]', 'null', ''])(
  'a damaged definition on the device (%s) is none',
  async (text) => {
    const { views } = openViews({}, memoryViews(new Map([['/a', text]])))
    expect(views.peek('/a')).toBeUndefined()
    await expect(views.load('/a')).resolves.toMatchObject({ name: 'first' })
  },
)

test('after a change of tenant nothing of the one before is on the device', async () => {
  const tenant = observable.box('master')
  const { views, storage } = openViews({ scope: () => tenant.get() })
  views.worked('/a', await views.load('/a'))
  expect(storage.stored.size).toBe(2)
  runInAction(() => tenant.set('other'))
  expect([...storage.stored.keys()]).toEqual([])
})

test('what the tenant before asked for is not written for the one after', async () => {
  let scope = 'master'
  const { views, storage } = openViews({ scope: () => scope })
  const pending = views.load('/a')
  scope = 'other'
  await pending
  expect([...storage.stored.keys()]).toEqual([])
})
