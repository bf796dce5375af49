import { StorageError } from '../../errors'
import { VIEW_LIMITS } from '../../shared/storage'
import { memoryStorage } from '../../stores/testing/memory-storage'
import { BoundedViews } from './bounded'

const KB = 1024
const text = (bytes: number) => 'x'.repeat(bytes)

function open(raw = memoryStorage(), room?: number) {
  const refused: [string, number][] = []
  const views = new BoundedViews({
    raw,
    room,
    onRefused: (name, bytes) => refused.push([name, bytes]),
  })
  const kept = (names: readonly string[]) => names.filter((name) => views.get(name) !== undefined)
  return { raw, views, refused, kept }
}

/** What the device holds of definitions, in bytes. */
const held = ({ stored }: ReturnType<typeof memoryStorage>) =>
  [...stored]
    .filter(([key]) => key.startsWith('alacore___view_'))
    .reduce((sum, [, value]) => sum + value.length, 0)

test('a page has a key of its own, which begins with alacore___', () => {
  const { raw, views } = open()
  views.set('/a', '1')
  views.set('/b', '2')
  expect(raw.keys().filter((key) => !key.startsWith('alacore___'))).toEqual([])
  expect(raw.get('alacore___view_/a')).toBe('1')
  expect(raw.get('alacore___view_/b')).toBe('2')
})

test('200 KB are kept; one byte more is reported, and what was kept before is gone with it', () => {
  const { raw, views, refused } = open()
  expect(VIEW_LIMITS.page).toBe(200 * KB)
  views.set('/a', text(200 * KB))
  expect(views.bytes()).toBe(200 * KB)
  expect(refused).toEqual([])
  views.set('/a', text(200 * KB + 1))
  expect(refused).toEqual([['/a', 200 * KB + 1]])
  expect(views.get('/a')).toBeUndefined()
  expect(views.bytes()).toBe(0)
  expect(held(raw)).toBe(0)
})

test('bytes count, not characters', () => {
  const { views, refused } = open()
  views.set('/a', '啤'.repeat(70 * KB))
  expect(refused).toEqual([['/a', 210 * KB]])
})

test('never more than 3 MB, whatever is written', () => {
  const { raw, views } = open()
  expect(VIEW_LIMITS.total).toBe(3 * KB * KB)
  for (let index = 0; index < 30; index++) {
    views.touch([`/${index}`])
    views.set(`/${index}`, text(199 * KB))
    expect(views.bytes()).toBeLessThanOrEqual(3 * KB * KB)
    expect(held(raw)).toBe(views.bytes())
  }
  expect(views.get('/29')).toBeDefined()
})

test('what was opened longest ago goes first', () => {
  const { views, kept } = open(undefined, 300)
  for (const name of ['/a', '/b', '/c']) {
    views.touch([name])
    views.set(name, text(100))
  }
  views.touch(['/a'])
  views.touch(['/d'])
  views.set('/d', text(100))
  expect(kept(['/a', '/b', '/c', '/d'])).toEqual(['/a', '/c', '/d'])
})

test('the order of opening outlives a restart', () => {
  const { raw, views } = open(undefined, 300)
  for (const name of ['/a', '/b', '/c']) {
    views.touch([name])
    views.set(name, text(100))
  }
  views.touch(['/a'])
  const next = open(raw, 300)
  next.views.touch(['/d'])
  next.views.set('/d', text(100))
  expect(next.kept(['/a', '/b', '/c', '/d'])).toEqual(['/a', '/c', '/d'])
})

test('what the user never opened pushes out nothing that was opened', () => {
  const { views, kept } = open(undefined, 300)
  views.touch(['/mine'])
  views.set('/mine', text(100))
  for (let index = 0; index < 9; index++) views.set(`/all/${index}`, text(100))
  expect(views.get('/mine')).toBeDefined()
  expect(views.bytes()).toBe(300)
  views.touch(['/x', '/y', '/z'])
  for (const name of ['/x', '/y', '/z']) views.set(name, text(100))
  views.set('/all/9', text(100))
  expect(kept(['/x', '/y', '/z', '/all/9'])).toEqual(['/x', '/y', '/z'])
})

test('at most 200 pages, however small', () => {
  const { raw, views } = open()
  for (let index = 0; index < 250; index++) views.set(`/${index}`, 'x')
  expect(raw.keys().filter((key) => key.startsWith('alacore___view_'))).toHaveLength(200)
})

test('a device with less room than that keeps what fits, and other data alone', () => {
  const raw = memoryStorage(1500)
  raw.set('alacore___account', text(200))
  const { views, kept } = open(raw)
  for (const name of ['/a', '/b', '/c']) views.set(name, text(400))
  expect(kept(['/a', '/b', '/c'])).not.toEqual([])
  expect(views.get('/c')).toBeDefined()
  expect(raw.get('alacore___account')).toBeDefined()
  expect(views.bytes()).toBe(held(raw))
})

test('a device that takes nothing keeps nothing, and nothing is thrown', () => {
  const { views } = open(memoryStorage(0))
  views.touch(['/a'])
  views.set('/a', 'x')
  expect(views.get('/a')).toBeUndefined()
  expect(views.bytes()).toBe(0)
})

test('an unchanged text is not written again', () => {
  const raw = memoryStorage()
  const { views } = open(raw)
  views.set('/a', 'x')
  const set = jest.spyOn(raw, 'set')
  views.set('/a', 'x')
  expect(set).not.toHaveBeenCalled()
  const next = open(raw)
  next.views.set('/a', 'x')
  expect(set).not.toHaveBeenCalled()
  next.views.set('/a', 'y')
  expect(next.views.get('/a')).toBe('y')
})

test('a text is told from any other of its length', () => {
  const { views } = open()
  const texts = ['ab', 'ba', 'bb', 'ac', '啤酒', '酒啤', '0'.repeat(300), `${'0'.repeat(299)}1`]
  for (const text of texts) {
    views.set('/a', text)
    expect(views.get('/a')).toBe(text)
  }
})

test('clearing leaves none, and other data alone', () => {
  const { raw, views } = open()
  raw.set('alacore___account', 'x')
  views.set('/a', 'x')
  const next = open(raw)
  next.views.clear()
  expect(held(raw)).toBe(0)
  expect(next.views.bytes()).toBe(0)
  expect(raw.get('alacore___account')).toBe('x')
})

test('another scope finds nothing; the same one finds all, over a restart too', () => {
  const { raw, views } = open()
  views.keepOnly('master')
  views.set('/a', 'x')
  const same = open(raw)
  same.views.keepOnly('master')
  expect(same.views.get('/a')).toBe('x')
  const other = open(raw)
  other.views.keepOnly('other')
  expect(other.views.get('/a')).toBeUndefined()
  expect(held(raw)).toBe(0)
})

test.each(['', '{"pages":', '7', '{"pages":{"/a":["x",{}],"/b":null}}'])(
  'with a damaged index (%s) everything can still be read, counted and pushed out',
  (index) => {
    const first = open()
    first.views.set('/a', text(100))
    first.views.set('/b', text(100))
    first.raw.set('alacore___views', index)
    const { views, raw, kept } = open(first.raw, 250)
    expect(views.bytes()).toBe(200)
    expect(views.get('/a')).toHaveLength(100)
    views.set('/c', text(100))
    expect(kept(['/a', '/b', '/c'])).toHaveLength(2)
    expect(views.bytes()).toBe(held(raw))
  },
)

test('a storage that throws at each write never does so to the caller', () => {
  const raw = {
    ...memoryStorage(),
    set: () => {
      throw new StorageError('full', 'x')
    },
  }
  const { views } = open(raw)
  expect(() => {
    views.keepOnly('master')
    views.touch(['/a'])
    views.set('/a', 'x')
    views.clear()
  }).not.toThrow()
})
