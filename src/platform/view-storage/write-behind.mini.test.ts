import { memoryStorage } from '../../stores/testing/memory-storage'
import { writeBehind } from '.'
import { BoundedViews } from './bounded'

/** A device, and what was written to it, in order. */
function open(stored: Readonly<Record<string, string>> = {}) {
  const raw = memoryStorage()
  for (const [key, value] of Object.entries(stored)) raw.set(key, value)
  const written: string[] = []
  const device = { isFull: false }
  const storage = writeBehind(raw, {
    async set(key, value) {
      if (device.isFull) throw new Error('full')
      written.push(`${key}=${value}`)
      raw.set(key, value)
    },
    async remove(key) {
      written.push(`-${key}`)
      raw.remove(key)
    },
  })
  return { raw, storage, written, device }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())
const pass = () => jest.advanceTimersByTimeAsync(1000)

test('what is set can be read at once and is on the device a moment later', async () => {
  const { storage, written } = open()
  storage.set('a', '1')
  expect(storage.get('a')).toBe('1')
  await jest.advanceTimersByTimeAsync(999)
  expect(written).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect(written).toEqual(['a=1'])
  expect(storage.get('a')).toBe('1')
})

test('each key is written once, in the order of its last change', async () => {
  const { storage, written } = open()
  for (const value of ['1', '2', '3']) {
    storage.set('index', value)
    storage.set(`page ${value}`, value)
  }
  storage.set('index', '4')
  await pass()
  expect(written).toEqual(['page 1=1', 'page 2=2', 'page 3=3', 'index=4'])
})

test('what is removed is gone at once, and from the device a moment later', async () => {
  const { storage, written } = open({ a: '1', b: '2' })
  storage.remove('a')
  storage.set('c', '3')
  expect(storage.get('a')).toBeUndefined()
  expect(storage.keys()).toEqual(['b', 'c'])
  await pass()
  expect(written).toEqual(['-a', 'c=3'])
  expect(storage.keys()).toEqual(['b', 'c'])
})

test('what is changed while it is written is written again', async () => {
  const { storage, raw } = open()
  storage.set('a', '1')
  jest.advanceTimersByTime(1000)
  storage.set('a', '2')
  expect(storage.get('a')).toBe('2')
  await pass()
  await pass()
  expect(raw.get('a')).toBe('2')
})

test('what does not fit is not there, and neither is what it was to replace', async () => {
  const { storage, raw, device } = open({ a: 'old' })
  device.isFull = true
  storage.set('a', 'new')
  await pass()
  expect(storage.get('a')).toBeUndefined()
  expect(raw.keys()).toEqual([])
  device.isFull = false
  storage.set('b', '1')
  await pass()
  expect(raw.get('b')).toBe('1')
})

test('definitions that are all there already are neither read nor written', async () => {
  const { storage, raw, written } = open()
  const all = Array.from({ length: 80 }, (_, at) => [`/page/${at}`, `definition ${at}`] as const)
  const first = new BoundedViews({ raw: storage, onRefused() {} })
  for (const [name, text] of all) first.set(name, text)
  await pass()
  expect(written).toHaveLength(81)
  written.length = 0
  const get = jest.spyOn(raw, 'get')
  const next = new BoundedViews({ raw: storage, onRefused() {} })
  for (const [name, text] of all) next.set(name, text)
  next.set('/page/7', 'another')
  await pass()
  expect(written.map((one) => one.split('=')[0])).toEqual([
    'alacore___view_/page/7',
    'alacore___views',
  ])
  expect(get).toHaveBeenCalledTimes(1)
})
