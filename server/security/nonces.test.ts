import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OpenDatabase, openDatabase } from '../database/open'
import { openSandbox, signedHeaders, type TestSandbox } from '../testing/open-sandbox'
import { Nonces } from './nonces'

// @reads nothing

const WINDOW = 300
const NOW = 1_800_000_000

let dataDir: string
let database: OpenDatabase
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'taproom-nonces-'))
  database = await openDatabase(dataDir)
})
afterEach(async () => {
  await database.close()
  await rm(dataDir, { recursive: true })
})

const open = (most?: number) => new Nonces(database.db, { window: WINDOW, most })
const kept = async () =>
  (await database.db.selectFrom('nonces').select('nonce').orderBy('id').execute()).map(
    ({ nonce }) => nonce,
  )

test('a nonce is taken once', async () => {
  const nonces = open()
  expect(await nonces.take('abcdefgh', NOW, NOW)).toBe(true)
  expect(await nonces.take('abcdefgh', NOW, NOW + WINDOW)).toBe(false)
  expect(await nonces.take('abcdefgi', NOW, NOW)).toBe(true)
})

test('of twenty at the same moment one takes it', async () => {
  const nonces = open()
  const taken = await Promise.all(
    Array.from({ length: 20 }, () => nonces.take('abcdefgh', NOW, NOW)),
  )
  expect(taken.filter(Boolean)).toHaveLength(1)
})

test('what was taken before a restart is not taken after it', async () => {
  expect(await open().take('abcdefgh', NOW, NOW)).toBe(true)
  await database.close()
  database = await openDatabase(dataDir)
  expect(await open().take('abcdefgh', NOW, NOW + 1)).toBe(false)
})

test('one of a clock ahead of ours is remembered as long as its signature is good', async () => {
  const nonces = open()
  await nonces.take('of-the-future', NOW + WINDOW, NOW)
  await nonces.take('later-one', NOW, NOW + 2 * WINDOW)
  expect(await nonces.take('of-the-future', NOW + WINDOW, NOW + 2 * WINDOW)).toBe(false)
})

test('what is refused for its age alone is forgotten', async () => {
  const nonces = open()
  await nonces.take('abcdefgh', NOW, NOW)
  await nonces.take('later-one', NOW + 1000, NOW + 1000)
  expect(await kept()).toEqual(['later-one'])
  expect(await nonces.take('abcdefgh', NOW + 1000, NOW + 1000)).toBe(true)
})

test('a flood is bounded: the oldest are forgotten first', async () => {
  const nonces = open(3)
  for (const name of ['aaaaaaaa', 'bbbbbbbb', 'cccccccc', 'dddddddd', 'eeeeeeee']) {
    expect(await nonces.take(name, NOW, NOW)).toBe(true)
  }
  expect(await kept()).toEqual(['cccccccc', 'dddddddd', 'eeeeeeee'])
  expect(await nonces.take('cccccccc', NOW, NOW)).toBe(false)
})

test('a server that starts again knows the signed calls of before', async () => {
  const seeded = await mkdtemp(join(tmpdir(), 'taproom-signed-'))
  const open = () => openSandbox({ dataDir: seeded, staticDir: '/nowhere' })
  const first = await open()
  const call = { method: 'GET', path: 'product/page', timestamp: first.services.clock.now() }
  const headers = signedHeaders({ ...call, nonce: 'seen-before' })
  const statusAt = async (sandbox: TestSandbox) =>
    (await sandbox.request('/main/product/page', { headers })).status
  expect(await statusAt(first)).toBe(200)
  await first.close()
  const second = await open()
  expect(await statusAt(second)).toBe(403)
  await second.close()
  await rm(seeded, { recursive: true })
})

test.each(['', 'short', 'x'.repeat(65), 'with a blank', '啤酒啤酒啤酒啤酒'])(
  '%j is none',
  async (nonce) => {
    expect(await open().take(nonce, NOW, NOW)).toBe(false)
    expect(await kept()).toEqual([])
  },
)
