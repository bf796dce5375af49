import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OpenDatabase, openDatabase } from '../database/open'
import { FilePasses } from './file-passes'

// @reads nothing

const HOUR = 3600
/** The beginning of an hour. */
const NOW = 1_800_000_000

let dataDir: string
let database: OpenDatabase
let now = NOW
beforeEach(async () => {
  now = NOW
  dataDir = await mkdtemp(join(tmpdir(), 'taproom-passes-'))
  database = await openDatabase(dataDir)
})
afterEach(async () => {
  await database.close()
  await rm(dataDir, { recursive: true })
})

const passes = () => new FilePasses(database.db, () => now)
async function passTo(name: string): Promise<string> {
  const [, files, pass = '', file] = (await passes().addressOf(`/files/${name}`)).split('/')
  expect([files, file]).toEqual(['files', name])
  return pass
}

test('a pass opens its own file, and no other', async () => {
  const pass = await passTo('a.png')
  expect(await passes().opens(pass, 'a.png')).toBe(true)
  expect(await passes().opens(pass, 'b.png')).toBe(false)
  expect(await passes().opens(pass.slice(0, -2), 'a.png')).toBe(false)
  expect(await passes().addressOf('')).toBe('')
})

test('it is the same within an hour, and good until the end of the next', async () => {
  const pass = await passTo('a.png')
  now = NOW + HOUR - 1
  expect(await passTo('a.png')).toBe(pass)
  now = NOW + 2 * HOUR - 1
  expect(await passes().opens(pass, 'a.png')).toBe(true)
  now = NOW + 2 * HOUR
  expect(await passes().opens(pass, 'a.png')).toBe(false)
})
