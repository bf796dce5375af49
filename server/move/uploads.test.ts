import { endObjectServers, openBucket, startObjectServer } from '../storage/testing/object-servers'
import { PNG, send } from '../storage/testing/uploads'
import { MEMBER, openSandbox, type TestSandbox } from '../testing/open-sandbox'
import { moveToBucket, moveToDatabase } from './uploads'

// @reads nothing

const GONE = 'http://127.0.0.1:9/taproom'
const NOW = 1_800_000_000

let bucket: string
let sandbox: TestSandbox
let urls: readonly string[]
beforeAll(async () => {
  bucket = await startObjectServer()
})
beforeEach(async () => {
  sandbox = await openSandbox({ staticDir: '/nowhere', objects: openBucket(bucket) })
  await sandbox.services.db.deleteFrom('identities').execute()
  await sandbox.services.db.deleteFrom('files').execute()
  const inDatabase = await openSandbox({ staticDir: '/nowhere' })
  const token = await inDatabase.logIn(MEMBER)
  const sent = []
  for (const [at, bytes] of [PNG, new TextEncoder().encode('a list'), PNG].entries())
    sent.push((await send(inDatabase, bytes, { token, name: `${at}.png` })).data.url as string)
  const rows = await inDatabase.services.db
    .selectFrom('files')
    .selectAll()
    .where('name', 'in', ['0.png', '1.png', '2.png'])
    .execute()
  await sandbox.services.db
    .insertInto('files')
    .values(rows.map((row) => ({ ...row, bytes: Buffer.from(row.bytes) })))
    .execute()
  await inDatabase.close()
  urls = sent
})
afterEach(() => sandbox.close())
afterAll(endObjectServers)

const parts = (url = bucket) => ({
  db: sandbox.services.db,
  storage: openBucket(url),
  now: () => NOW,
})
const rows = () => sandbox.services.db.selectFrom('files').selectAll().orderBy('id').execute()
const strays = () => sandbox.services.db.selectFrom('stray_objects').selectAll().execute()
/** All uploads as those who look at them get them. */
const served = () =>
  Promise.all(
    urls.map(async (url) => Buffer.from(await (await sandbox.request(url)).arrayBuffer())),
  )

test('all go into the bucket and back, and are served the same on each side', async () => {
  const [before, first] = [await served(), await rows()]
  expect(await moveToBucket(parts())).toEqual({ moved: 3, failures: [] })
  expect(
    (await rows()).map(({ bytes, object }) => [Buffer.from(bytes).length, object !== '']),
  ).toEqual([
    [0, true],
    [0, true],
    [0, true],
  ])
  expect(await served()).toEqual(before)
  // Nothing is left to do.
  expect(await moveToBucket(parts())).toEqual({ moved: 0, failures: [] })

  const objects = (await rows()).map(({ object }) => object)
  expect(await moveToDatabase(parts())).toEqual({ moved: 3, failures: [] })
  expect(await rows()).toEqual(first)
  expect(await served()).toEqual(before)
  for (const object of objects) await expect(parts().storage.get(object, 1)).rejects.toThrow('404')
  expect(await strays()).toEqual([])
})

test('a run that failed has lost nothing, and the next one takes up what is left', async () => {
  const before = await served()
  const first = await rows()
  const failed = await moveToBucket(parts(GONE))
  expect([failed.moved, failed.failures.length]).toEqual([0, 3])
  expect(await rows()).toEqual(first)
  // What may have come to be there is deleted by the server in an hour.
  expect((await strays()).map(({ dueAt }) => dueAt)).toEqual([NOW + 3600, NOW + 3600, NOW + 3600])
  const { storage } = parts()
  const cut = Object.assign(Object.create(storage), {
    put: async (object: string, bytes: Uint8Array, type: string) => {
      if (object.includes(String(first[1]?.id))) throw new Error('cut')
      return storage.put(object, bytes, type)
    },
  })
  const some = await moveToBucket({ ...parts(), storage: cut })
  expect(some).toEqual({ moved: 2, failures: [`${first[1]?.id}: cut`] })
  expect(await served()).toEqual(before)
  expect(await moveToBucket(parts())).toEqual({ moved: 1, failures: [] })
  expect(await served()).toEqual(before)
})

test('what is another file than was uploaded stays where it is', async () => {
  await moveToBucket(parts())
  const [file] = await rows()
  const { storage } = parts()
  await storage.put(String(file?.object), new Uint8Array(Number(file?.size)), 'image/png')
  const { moved, failures } = await moveToDatabase(parts())
  expect([moved, failures]).toEqual([2, [`${file?.id}: it is not what was uploaded`]])
  expect((await rows())[0]).toEqual(file)
})

test('a bucket that gives back something else gets nothing', async () => {
  const before = await rows()
  const { storage } = parts()
  const forgetful = Object.assign(Object.create(storage), {
    put: (object: string, bytes: Uint8Array, type: string) =>
      storage.put(object, new Uint8Array(bytes.length), type),
  })
  const { moved, failures } = await moveToBucket({ ...parts(), storage: forgetful })
  expect(moved).toBe(0)
  expect(failures[0]).toMatch(/the bucket gives back something else$/)
  expect(await rows()).toEqual(before)
})

test('a file that is deleted while it moves is gone, and its object is deleted later', async () => {
  const [file] = await rows()
  const { db, storage, now } = parts()
  const slow = Object.assign(Object.create(storage), {
    put: async (object: string, bytes: Uint8Array, type: string) => {
      await storage.put(object, bytes, type)
      await db.deleteFrom('files').where('id', '=', String(file?.id)).execute()
    },
  })
  await db.deleteFrom('files').where('id', '<>', String(file?.id)).execute()
  await moveToBucket({ db, storage: slow, now })
  expect(await rows()).toEqual([])
  expect(await strays()).toHaveLength(1)
})
