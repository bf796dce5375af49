import type { RequestListener } from 'node:http'
import { ObjectStorage, readObjectStorage } from './object-storage'
import {
  endObjectServers,
  openBucket,
  startBadServer,
  startObjectServer,
} from './testing/object-servers'

// @reads nothing

const BYTES = Uint8Array.from([0, 1, 2, 253, 254, 255])

describe('settings', () => {
  const GIVEN = {
    TAPROOM_FILES_URL: 'https://s3.example.com/taproom/',
    TAPROOM_FILES_KEY: 'key',
    TAPROOM_FILES_SECRET: 'hidden-secret',
  }

  test('without an address uploads stay in the database', () => {
    expect(readObjectStorage({})).toBeUndefined()
    expect(readObjectStorage({ TAPROOM_FILES_URL: ' ' })).toBeUndefined()
  })

  test.each([
    ['no key', { TAPROOM_FILES_KEY: '' }, 'TAPROOM_FILES_URL needs TAPROOM_FILES_KEY'],
    [
      'neither key nor secret',
      { TAPROOM_FILES_KEY: '', TAPROOM_FILES_SECRET: '' },
      'TAPROOM_FILES_URL needs TAPROOM_FILES_KEY and TAPROOM_FILES_SECRET',
    ],
    ['no address', { TAPROOM_FILES_URL: '' }, 'TAPROOM_FILES_KEY says nothing without'],
    ['no URL', { TAPROOM_FILES_URL: 'taproom' }, 'taproom is no address of a bucket'],
    ['a URL of S3', { TAPROOM_FILES_URL: 's3://taproom' }, 's3://taproom is no address'],
    ['a query', { TAPROOM_FILES_URL: 'https://a.example/b?c=d' }, 'is no address of a bucket'],
    [
      'a region that is none',
      { TAPROOM_FILES_REGION: 'eu west' },
      'eu west is no name of a region',
    ],
    [
      'a user',
      { TAPROOM_FILES_URL: 'https://key:hidden-secret@a.example/b' },
      'has a user or pass',
    ],
  ])('%s is refused, and no secret is repeated', (_, change, words) => {
    const read = () => readObjectStorage({ ...GIVEN, ...change })
    expect(read).toThrow(words)
    expect(read).not.toThrow('hidden-secret')
  })
})

describe('a storage that checks signatures', () => {
  let url: string
  beforeAll(async () => {
    url = await startObjectServer()
  })
  afterAll(endObjectServers)

  test('keeps bytes, gives them back and deletes them, twice if it is asked to', async () => {
    const bucket = openBucket(`${url}/some prefix/`)
    await bucket.put('files/a', BYTES, 'image/png')
    expect(await bucket.get('files/a', BYTES.length)).toEqual(BYTES)
    await bucket.delete('files/a')
    await expect(bucket.get('files/a', BYTES.length)).rejects.toThrow('GET files/a: 404 NoSuchKey')
    await bucket.delete('files/a')
  })

  test.each([
    ['a wrong secret', { secret: 'other' }, 'PUT files/a: 403 SignatureDoesNotMatch'],
    ['an unknown key', { key: 'other' }, 'PUT files/a: 403 InvalidAccessKeyId'],
  ])('refuses %s, and nothing is kept', async (_, account, words) => {
    await expect(openBucket(url, account).put('files/a', BYTES, 'image/png')).rejects.toThrow(words)
    await expect(openBucket(url).get('files/a', BYTES.length)).rejects.toThrow('NoSuchKey')
  })

  test('has no such bucket: nothing is taken for deleted', async () => {
    const bucket = openBucket(url.replace('taproom', 'another'))
    const words = '404 NoSuchBucket'
    await expect(bucket.put('files/a', BYTES, 'image/png')).rejects.toThrow(words)
    await expect(bucket.delete('files/a')).rejects.toThrow(words)
  })
})

describe('a storage that fails', () => {
  afterEach(endObjectServers)

  const status =
    (code: number, body = ''): RequestListener =>
    (_, response) => {
      response.writeHead(code).end(body)
    }
  const cut: RequestListener = (_, response) => {
    response.writeHead(200, { 'content-length': BYTES.length })
    response.write(BYTES.subarray(0, 3), () => response.destroy())
  }
  const whole: RequestListener = (_, response) => response.end(BYTES.subarray(0, 3))

  test.each<[string, RequestListener, string]>([
    [
      'is out of order',
      status(500, '<Error><Code>InternalError</Code></Error>'),
      '500 InternalError',
    ],
    ['is too busy', status(503), '503'],
    ['forbids it', status(403, '<Error><Code>AccessDenied</Code></Error>'), '403 AccessDenied'],
    ['cuts the answer halfway', cut, 'GET files/a: terminated'],
    ['has less than there was', whole, 'GET files/a: 3 of 6 bytes'],
  ])('and %s gives nothing', async (_, answer, words) => {
    const bucket = openBucket(await startBadServer(answer))
    await expect(bucket.get('files/a', BYTES.length)).rejects.toThrow(words)
  })

  test('and is not there is named', async () => {
    const url = await startBadServer(status(200))
    await endObjectServers()
    await expect(openBucket(url).put('files/a', BYTES, 'image/png')).rejects.toThrow('ECONNREFUSED')
  })

  test.each<[string, RequestListener]>([
    ['says nothing', () => {}],
    [
      'stops in the middle',
      (_, response) => {
        response.writeHead(200, { 'content-length': BYTES.length })
        response.write(BYTES.subarray(0, 3))
      },
    ],
  ])('and %s is waited for so long and no longer', async (_, answer) => {
    const settings = { url: await startBadServer(answer), key: 'k', secret: 's', region: 'r' }
    const bucket = new ObjectStorage(settings, 100)
    await expect(bucket.get('files/a', BYTES.length)).rejects.toThrow('aborted due to timeout')
  })

  test('and sends elsewhere is not followed', async () => {
    const asked: string[] = []
    const other = await startBadServer((request, response) => {
      asked.push(String(request.url))
      response.end(BYTES)
    })
    const bucket = openBucket(
      await startBadServer((_, response) => {
        response.writeHead(307, { location: `${other}/files/a` }).end()
      }),
    )
    await expect(bucket.get('files/a', BYTES.length)).rejects.toThrow('307')
    expect(asked).toEqual([])
  })

  test('once is asked again', async () => {
    const asked: string[] = []
    const bucket = openBucket(
      await startBadServer((request, response) => {
        asked.push(`${request.method} ${request.url}`)
        response.writeHead(asked.length === 1 ? 503 : 200).end()
      }),
    )
    await bucket.put('files/a', BYTES, 'image/png')
    expect(asked).toEqual(['PUT /taproom/files/a', 'PUT /taproom/files/a'])
  })
})
