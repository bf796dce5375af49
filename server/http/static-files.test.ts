import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { StaticFiles } from './static-files'

const PAGE = '<!doctype html>'.repeat(100)

let root: string
let files: StaticFiles
beforeAll(async () => {
  root = join(await mkdtemp(join(tmpdir(), 'taproom-static-')), 'h5')
  await mkdir(join(root, 'js'), { recursive: true })
  await writeFile(join(root, 'index.html'), PAGE)
  await writeFile(join(root, 'js', 'app.0123abcd.js'), 'console.log(1)')
  await writeFile(join(root, '..', 'secret.txt'), 'secret')
  files = new StaticFiles(root)
})
afterAll(() => rm(join(root, '..'), { recursive: true }))

const get = (path: string, headers: Record<string, string> = {}) =>
  files.answer(path, new Headers(headers))

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('a browser that takes %s gets %s', async (accepted, encoding, unpack) => {
  const response = await get('/', { 'accept-encoding': accepted })
  expect(response?.headers.get('content-encoding')).toBe(encoding)
  const body = Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0))
  expect(unpack(body).toString()).toBe(PAGE)
})

test('the page is asked for anew each time and costs nothing while it is the same', async () => {
  const first = await get('/')
  expect(first?.headers.get('cache-control')).toBe('no-cache')
  const second = await get('/', { 'if-none-match': first?.headers.get('etag') ?? '' })
  expect(second?.status).toBe(304)
})

test('a new build is served at once', async () => {
  await get('/')
  await writeFile(join(root, 'index.html'), 'another build')
  const response = await get('/')
  expect(await response?.text()).toBe('another build')
})

test('a hashed file is kept for a year', async () => {
  const response = await get('/js/app.0123abcd.js')
  expect(response?.headers.get('cache-control')).toContain('immutable')
})

test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/js', '/nothing.js', '/%ff', '/a%00b'])(
  '%s is not there',
  async (path) => {
    expect(await get(path)).toBeUndefined()
  },
)
