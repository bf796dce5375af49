import { screen } from '@testing-library/react'
import { isOff, press, tap, type } from '../../../../engine/testing/hands'
import { initI18n } from '../../../../i18n'
import { memoryStorage } from '../../../../stores/testing/memory-storage'
import { about, openEditor, pageServer, rows, wait } from './testing/open-editor'

// Unlimited undo that survives a crash: what lies on the device is all that is left.

beforeAll(() => initI18n('en'))
let server = pageServer()
beforeEach(() => {
  jest.useFakeTimers()
  server = pageServer()
})
afterEach(() => jest.useRealTimers())

type Storage = ReturnType<typeof memoryStorage>

/** What lies on the device in this moment: whoever is killed writes nothing more. */
function left(storage: Storage, room?: number): Storage {
  const copy = memoryStorage(room)
  for (const [key, value] of storage.stored) copy.set(key, value)
  return copy
}
const TITLE = 'Title · English'
const pieces = (storage: Storage) => [...storage.stored.keys()].filter((key) => /steps_/.test(key))
const title = () => (screen.getByLabelText(TITLE) as HTMLInputElement).value
const canUndo = () => !isOff(screen.getByRole('button', { name: 'Undo' }))

/** Types so often into the title of the first part, each time a step of some 4,000 characters. */
async function write(times: number): Promise<void> {
  await press(/^Heading, 1 of 3/)
  await press('Edit')
  for (let at = 0; at < times; at++) {
    await type(TITLE, `${at} ${'x'.repeat(1900)}`)
    await wait(900)
  }
}
async function reopen(storage: Storage): Promise<void> {
  await openEditor(server.api, { storage })
  await press(/^Heading, 1 of 3/)
  await press('Edit')
}
async function undoAll(): Promise<number> {
  let count = 0
  for (; canUndo(); count++) await press('Undo')
  return count
}

test('what is longer than a key of the device can be undone after a crash, to the first step', async () => {
  const storage = memoryStorage()
  const { unmount } = await openEditor(server.api, { storage })
  await write(40)
  const after = left(storage)
  unmount()
  await reopen(after)
  expect(title()).toMatch(/^39 x/)
  expect(await undoAll()).toBe(40)
  expect(title()).toBe('First')
  for (let at = 0; at < 40; at++) await press('Redo')
  expect(title()).toMatch(/^39 x/)
})

test('a key writes the last piece alone, and no key is larger than a host takes', async () => {
  const storage = memoryStorage()
  await openEditor(server.api, { storage })
  await write(40)
  expect(pieces(storage).length).toBeGreaterThan(3)
  expect(Math.max(...[...storage.stored.values()].map(({ length }) => length))).toBeLessThan(
    200_000,
  )
  const before = new Map(storage.stored)
  await type(TITLE, 'One more')
  await wait(900)
  const changed = pieces(storage).filter((key) => storage.get(key) !== before.get(key))
  expect(changed).toHaveLength(1)
})

test('what is undone and gone another way leaves nothing of the first way', async () => {
  const storage = memoryStorage()
  const { unmount } = await openEditor(server.api, { storage })
  await write(40)
  const many = pieces(storage).length
  for (let at = 0; at < 35; at++) await press('Undo')
  await type(TITLE, 'Another way')
  await wait(900)
  expect(pieces(storage).length).toBeLessThan(many)
  const after = left(storage)
  unmount()
  await reopen(after)
  expect(title()).toBe('Another way')
  expect(isOff(screen.getByRole('button', { name: 'Redo' }))).toBe(true)
  expect(await undoAll()).toBe(6)
  expect(title()).toBe('First')
})

test('where the device is full the oldest steps make room, and the page is kept', async () => {
  const storage = memoryStorage(300_000)
  const { unmount } = await openEditor(server.api, { storage })
  await write(80)
  expect(screen.queryByText(/no room on this device/)).toBeNull()
  const after = left(storage)
  unmount()
  await reopen(after)
  expect(title()).toMatch(/^79 x/)
  const count = await undoAll()
  expect(count).toBeGreaterThan(10)
  expect(count).toBeLessThan(80)
  expect(title()).toMatch(new RegExp(`^${79 - count} x`))
})

test('a piece that is not there takes what can be undone with it, and leaves the page as it was', async () => {
  const storage = memoryStorage()
  const { unmount } = await openEditor(server.api, { storage })
  await write(30)
  const after = left(storage)
  unmount()
  after.remove(pieces(after)[0] as string)
  await reopen(after)
  expect(title()).toMatch(/^29 x/)
  expect(canUndo()).toBe(false)
  await type(TITLE, 'Again')
  await wait(900)
  expect(await undoAll()).toBe(1)
  expect(title()).toMatch(/^29 x/)
})

test('one step that is larger than a key lies in several', async () => {
  const storage = memoryStorage()
  const { unmount } = await openEditor(server.api, { storage })
  const value = `<p>${'长'.repeat(90_000)}</p>`
  const large = { ...about, widgets: [{ value, config: { type: 'richText', id: 'r' } }] }
  await tap(screen.getByRole('tab', { name: 'Edit' }))
  await press('All of it, as JSON')
  await type('The page as JSON', JSON.stringify(large))
  await press('Take it')
  await wait(900)
  expect(pieces(storage).length).toBeGreaterThan(2)
  const after = left(storage)
  unmount()
  await openEditor(server.api, { storage: after })
  expect(rows()).toHaveLength(1)
  await press('Undo')
  expect(rows()).toHaveLength(4)
})

test('a logout takes it from the device, the end of a session does not', async () => {
  const storage = memoryStorage()
  const { services } = await openEditor(server.api, { storage })
  await write(2)
  services.persistence.clear({ keepAccount: true })
  expect(pieces(storage)).toHaveLength(1)
  services.persistence.clear()
  expect(pieces(storage)).toHaveLength(0)
})
