import { memoryViews } from './testing/memory-views'
import { openViews, view } from './testing/open-views'
import { VIEW_TTL } from './view-store'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
const JITTER = 5000

/** A server that says how new its pages are. */
function changing(storage = memoryViews()) {
  const asked: (string | undefined)[] = []
  const state = { rev: 'p.1', views: { '/a': view('a', '/a'), '/b': view('b', '/b') } as object }
  const open = openViews(
    {
      ttl: VIEW_TTL.production,
      async fetchAll(since) {
        asked.push(since)
        return { rev: state.rev, views: { ...state.views } as Record<string, unknown> }
      },
    },
    storage,
  )
  const publish = (rev: string, views: object) => Object.assign(state, { rev, views })
  return { ...open, asked, publish }
}
const nameOf = (raw: unknown) => (raw as { name?: string } | null | undefined)?.name

async function started(storage?: ReturnType<typeof memoryViews>) {
  const open = changing(storage)
  open.views.told('p.1')
  await open.views.refreshAll()
  return open
}

test('an answer that speaks of a change has what changed fetched, soon and once', async () => {
  const { views, asked, publish } = await started()
  const kept = views.peek('/b')
  views.told('p.1')
  await pass(JITTER)
  expect(asked).toEqual([''])
  publish('p.2', { '/a': view('new', '/a') })
  for (let call = 0; call < 3; call++) views.told('p.2')
  await pass(JITTER)
  expect(asked).toEqual(['', 'p.1'])
  expect(nameOf(views.peek('/a'))).toBe('new')
  expect(views.peek('/b')).toBe(kept)
  views.told('p.2')
  await pass(JITTER)
  expect(asked).toHaveLength(2)
})

test('what is heard while all are fetched has nothing fetched again', async () => {
  const { views, asked } = changing()
  views.told('p.1')
  const first = views.refreshAll()
  views.told('p.1')
  await first
  await pass(JITTER)
  expect(asked).toEqual([''])
})

test('what was taken off the air is gone, after a restart too', async () => {
  const { views, publish, storage } = await started()
  publish('p.2', { '/a': null })
  views.told('p.2')
  await pass(JITTER)
  expect(views.peek('/a')).toBeNull()
  expect(openViews({}, memoryViews(new Map(storage.stored))).views.peek('/a')).toBeNull()
})

test('a restart asks for what changed since, and what it kept needs not be asked for again', async () => {
  const { storage } = await started()
  const next = changing(memoryViews(new Map(storage.stored)))
  next.publish('p.3', { '/b': view('new', '/b') })
  next.views.told('p.3')
  await next.views.refreshAll()
  expect(next.asked).toEqual(['p.1'])
  expect(nameOf(await next.views.load('/a'))).toBe('a')
  expect(nameOf(await next.views.load('/b'))).toBe('new')
  expect(next.fetched).toEqual([])
})

test('what a page asked for while something changed is asked for again', async () => {
  const open = await started()
  let arrive = (_: unknown) => {}
  const answers = [new Promise((resolve) => (arrive = resolve)), view('new', '/a')]
  open.server.view = () => answers.shift()
  const loading = open.views.load('/a', { force: true })
  open.publish('p.2', { '/a': view('new', '/a') })
  open.views.told('p.2')
  await pass(JITTER)
  arrive(view('old', '/a'))
  expect(nameOf(await loading)).toBe('new')
  expect(nameOf(open.views.peek('/a'))).toBe('new')
})

test('a fetch that fails is made up for with the next answer', async () => {
  const results: unknown[] = [{ rev: 'p.1', views: {} }, new Error('away')]
  const { views } = openViews({
    async fetchAll() {
      const next = results.shift() ?? { rev: 'p.2', views: { '/a': view('new', '/a') } }
      if (next instanceof Error) throw next
      return next as { rev: string; views: Record<string, unknown> }
    },
  })
  views.told('p.1')
  await views.refreshAll()
  views.told('p.2')
  await pass(JITTER)
  expect(views.peek('/a')).toBeUndefined()
  views.told('p.2')
  await pass(JITTER)
  expect(nameOf(views.peek('/a'))).toBe('new')
})

test('a server that says nothing of changes is asked for all, as ever', async () => {
  const asked: (string | undefined)[] = []
  const { views, storage } = openViews({
    async fetchAll(since) {
      asked.push(since)
      return [view('a', '/a')]
    },
  })
  await views.refreshAll()
  await views.refreshAll()
  expect(asked).toEqual([undefined, undefined])
  expect([...storage.stored.keys()]).toEqual(['/a'])
})

test('before the first fetch of all nobody hurries', async () => {
  const { views, asked } = changing()
  views.told('p.1')
  await pass(JITTER)
  expect(asked).toEqual([])
})

test('after all views were forgotten they come whole', async () => {
  const { views, asked } = await started()
  views.clear()
  views.told('p.1')
  await pass(JITTER)
  expect(asked).toEqual(['', ''])
  expect(nameOf(views.peek('/a'))).toBe('a')
})

test('a draft that a link shows is kept in memory only', async () => {
  const { views, storage } = openViews()
  views.worked('x:~abc', await views.load('x:~abc'))
  expect(views.peek('x:~abc')).toBeDefined()
  expect([...storage.stored.keys()]).toEqual([])
})

test('a page that was gone is asked for when it is opened again', async () => {
  const { views, fetched, publish } = await started()
  publish('p.2', { '/a': null })
  views.told('p.2')
  await pass(JITTER)
  expect(nameOf(await views.load('/a'))).toBe('first')
  expect(nameOf(views.peek('/a'))).toBe('first')
  await views.load('/a')
  expect(fetched).toEqual(['/a'])
})
