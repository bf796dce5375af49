import type { RequestListener } from 'node:http'
import sharp from 'sharp'
import { deleteAsset } from '../../src/features/builder/contract-library'
import { closeUser } from '../login/closing'
import { NEWCOMER, OWNER, openSandbox, type TestSandbox } from '../testing/open-sandbox'
import type { ObjectStorage } from './object-storage'
import {
  endObjectServers,
  openBucket,
  startBadServer,
  startObjectServer,
} from './testing/object-servers'
import { PNG, send } from './testing/uploads'

// @reads nothing

const HOUR = 3600
const TEXT = new TextEncoder().encode('hops and malt')

let bucket: string
beforeAll(async () => {
  bucket = await startObjectServer()
})
afterAll(endObjectServers)

const opened: TestSandbox[] = []
afterEach(async () => {
  for (const sandbox of opened.splice(0)) await sandbox.close()
})

async function open(objects?: ObjectStorage): Promise<TestSandbox> {
  const sandbox = await openSandbox({ staticDir: '/nowhere', objects })
  opened.push(sandbox)
  return sandbox
}

const uploadsOf = ({ services }: TestSandbox) =>
  services.db.selectFrom('files').selectAll().where('type', '!=', 'image/svg+xml').execute()
const straysOf = ({ services }: TestSandbox) =>
  services.db.selectFrom('stray_objects').selectAll().execute()
const pass = (sandbox: TestSandbox, seconds: number) =>
  sandbox.post('/sandbox/clock', { offset: seconds })

async function fetched(sandbox: TestSandbox, url: string): Promise<Uint8Array> {
  const response = await sandbox.request(url)
  expect(response.status).toBe(200)
  return new Uint8Array(await response.arrayBuffer())
}

test('without an object storage the database has the bytes', async () => {
  const sandbox = await open()
  const { data } = await send(sandbox, TEXT, { token: await sandbox.logIn(NEWCOMER) })
  expect(await fetched(sandbox, data.url)).toEqual(TEXT)
  expect(await uploadsOf(sandbox)).toMatchObject([{ object: '', size: TEXT.length }])
})

describe('with one', () => {
  test('it has the bytes and the database none; nothing of it is a stray', async () => {
    const objects = openBucket(bucket)
    const sandbox = await open(objects)
    const { data } = await send(sandbox, TEXT, { token: await sandbox.logIn(NEWCOMER) })
    expect(await fetched(sandbox, data.url)).toEqual(TEXT)
    const [file] = await uploadsOf(sandbox)
    expect(file).toMatchObject({ id: data.id, size: TEXT.length })
    expect(new Uint8Array(file?.bytes ?? [1])).toHaveLength(0)
    expect(await objects.get(file?.object ?? '', TEXT.length)).toEqual(TEXT)
    await pass(sandbox, 2 * HOUR)
    await sandbox.tick()
    expect(await straysOf(sandbox)).toEqual([])
    expect(await fetched(sandbox, data.url)).toEqual(TEXT)
  })

  test('what the database had before is still served, and what the storage has says so without it', async () => {
    const sandbox = await open(openBucket(bucket))
    const row = { userId: '1002', kind: 'file', type: 'image/png', createdAt: 0, name: 'a' }
    await sandbox.services.db
      .insertInto('files')
      .values({ ...row, id: '71', bytes: PNG, size: PNG.length })
      .execute()
    expect(await fetched(sandbox, '/files/71.png')).toEqual(PNG)
    const without = await open()
    const bytes = new Uint8Array()
    await without.services.db
      .insertInto('files')
      .values({ ...row, id: '72', bytes, object: 'files/72', size: 9 })
      .execute()
    const refused = await without.request('/files/72.png')
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { message: 'The file cannot be read at the moment.' },
    ])
  })

  const DELETIONS: readonly [string, string, (sandbox: TestSandbox, id: string) => unknown][] = [
    [
      'a picture of pages',
      'file',
      async (sandbox, id) => {
        const body = { id, requestId: 'delete-a-picture' }
        return sandbox.call(deleteAsset, { body }, await sandbox.logIn(OWNER))
      },
    ],
    [
      'what is private of an account that is closed',
      'private',
      async ({ services }) => {
        const owner = await services.db
          .selectFrom('users')
          .select('id')
          .where('mobile', '=', OWNER)
          .executeTakeFirstOrThrow()
        return closeUser({ db: services.db, now: () => services.clock.now() }, owner.id)
      },
    ],
  ]
  test.each(DELETIONS)('%s goes from it too', async (_, kind, remove) => {
    const objects = openBucket(bucket)
    const sandbox = await open(objects)
    const { data } = await send(sandbox, PNG, { token: await sandbox.logIn(OWNER), kind })
    const [file] = await uploadsOf(sandbox)
    const kept = () => objects.get(file?.object ?? '', file?.size ?? 0)
    expect(await kept()).toHaveLength(file?.size ?? 0)
    await remove(sandbox, data.id)
    expect(await uploadsOf(sandbox)).toEqual([])
    await sandbox.tick()
    await expect(kept()).rejects.toThrow('NoSuchKey')
    expect(await straysOf(sandbox)).toEqual([])
  })
})

test('what is asked for twice in one width is fetched once', async () => {
  const asked: string[] = []
  const wide = await sharp({
    create: { width: 400, height: 9, channels: 3, background: '#c2410c' },
  })
    .png()
    .toBuffer()
  const kept: Buffer[] = []
  const objects = openBucket(
    await startBadServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray())
      if (request.method === 'PUT') kept.push(body)
      else asked.push(String(request.method))
      response.end(request.method === 'PUT' ? '' : kept[0])
    }),
  )
  const sandbox = await open(objects)
  const { data } = await send(sandbox, wide, { token: await sandbox.logIn(NEWCOMER) })
  const [one, two] = await Promise.all(
    ['100', '160'].map((width) => fetched(sandbox, `${data.url}?w=${width}`)),
  )
  expect(one).toEqual(two)
  expect(await fetched(sandbox, `${data.url}?w=160`)).toEqual(one)
  expect(asked).toEqual(['GET'])
})

const NOT_KEPT = [
  ['en', 'The file could not be kept and nothing was saved. Try again in a while.'],
  ['zh-Hans', '文件未能保存，请稍后重试'],
] as const
const failing: RequestListener = (_, response) => {
  response.writeHead(403).end()
}

describe('with one that fails', () => {
  test.each(NOT_KEPT)(
    'an upload is refused in %s, and nothing is kept',
    async (locale, message) => {
      const said: string[] = []
      const objects = openBucket(await startBadServer(failing))
      const sandbox = await openSandbox({
        staticDir: '/nowhere',
        objects,
        print: (line) => said.push(line),
      })
      opened.push(sandbox)
      const token = await sandbox.logIn(NEWCOMER)
      expect(await send(sandbox, TEXT, { token, locale })).toMatchObject({ code: 503, message })
      expect(await uploadsOf(sandbox)).toEqual([])
      expect(said.join()).toMatch(/object storage: StorageFailure: PUT files\/[\w-]+: 403/)
    },
  )

  test('a file is not handed out, and nobody may remember that', async () => {
    let isDown = false
    const kept = new Map<string, Buffer>()
    const objects = openBucket(
      await startBadServer(async (request, response) => {
        const parts = await request.toArray()
        if (request.method === 'PUT') kept.set(String(request.url), Buffer.concat(parts))
        if (isDown) response.destroy()
        else response.end(kept.get(String(request.url)))
      }),
    )
    const sandbox = await open(objects)
    const { data } = await send(sandbox, TEXT, { token: await sandbox.logIn(NEWCOMER) })
    isDown = true
    const refused = await sandbox.request(data.url, { headers: { 'accept-language': 'zh-Hans' } })
    expect([refused.status, await refused.json()]).toEqual([503, { message: '文件暂时无法读取' }])
    expect(refused.headers.get('cache-control') ?? '').not.toContain('immutable')
    expect(refused.headers.get('retry-after')).toBe('30')
    isDown = false
    expect(await fetched(sandbox, data.url)).toEqual(TEXT)
  })

  test('what arrived although it said otherwise is deleted later, as soon as it answers', async () => {
    const asked: string[] = []
    let isDown = true
    const objects = openBucket(
      await startBadServer((request, response) => {
        asked.push(String(request.method))
        request.resume().on('end', () => response.writeHead(isDown ? 403 : 204).end())
      }),
    )
    const sandbox = await open(objects)
    await send(sandbox, TEXT, { token: await sandbox.logIn(NEWCOMER) })
    await sandbox.tick()
    expect(asked).toEqual(['PUT'])
    await pass(sandbox, HOUR)
    await sandbox.tick()
    await sandbox.tick()
    expect(asked).toEqual(['PUT', 'DELETE'])
    expect(await straysOf(sandbox)).toHaveLength(1)
    isDown = false
    await pass(sandbox, 2 * HOUR)
    await sandbox.tick()
    expect(asked).toEqual(['PUT', 'DELETE', 'DELETE'])
    expect(await straysOf(sandbox)).toEqual([])
  })

  test.each([204, 403])(
    'an upload that was on its way when it was swept is refused, at %i too',
    async (status) => {
      let arrive: (answer: () => void) => void = () => {}
      const arrived = new Promise<() => void>((done) => {
        arrive = done
      })
      const objects = openBucket(
        await startBadServer((request, response) => {
          if (request.method === 'DELETE') response.writeHead(status).end()
          else arrive(() => response.end())
        }),
      )
      const sandbox = await open(objects)
      const upload = send(sandbox, TEXT, { token: await sandbox.logIn(NEWCOMER) })
      const answer = await arrived
      await pass(sandbox, HOUR)
      await sandbox.tick()
      answer()
      expect(await upload).toMatchObject({ code: 503 })
      expect(await uploadsOf(sandbox)).toEqual([])
    },
  )

  test('a file whose row cannot be written leaves nothing, and two sweeps delete it once', async () => {
    const asked: string[] = []
    const objects = openBucket(
      await startBadServer((request, response) => {
        asked.push(String(request.method))
        request.resume().on('end', () => response.end())
      }),
    )
    const sandbox = await open(objects)
    const { files } = sandbox.services
    const row = { id: '81', userId: 'nobody', kind: 'file', name: 'a', type: 'a/b', createdAt: 0 }
    await expect(files.keep(row, TEXT)).rejects.toThrow(/foreign key/i)
    expect(await straysOf(sandbox)).toHaveLength(1)
    await pass(sandbox, HOUR)
    await Promise.all([files.sweep(), files.sweep()])
    expect(asked).toEqual(['PUT', 'DELETE'])
    expect(await straysOf(sandbox)).toEqual([])
  })
})
