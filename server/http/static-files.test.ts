import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { staticFiles } from './static-files'

// @reads nothing

const PAGE = '<!doctype html>'.repeat(100)
const SCRIPT = 'console.log(1)'.repeat(100)

let root: string
let app: ReturnType<typeof staticFiles>
beforeAll(async () => {
  root = join(await mkdtemp(join(tmpdir(), 'taproom-static-')), 'h5')
  app = staticFiles(root)
  await mkdir(join(root, 'js'), { recursive: true })
  await writeFile(join(root, 'index.html'), PAGE)
  await writeFile(join(root, 'js', 'app.0123abcd.js'), SCRIPT)
  await writeFile(join(root, 'js', 'app.0123abcd.js.br'), brotliCompressSync(SCRIPT))
  await writeFile(join(root, '..', 'secret.txt'), 'secret')
})
afterAll(() => rm(join(root, '..'), { recursive: true }))

const get = async (path: string, headers: Record<string, string> = {}) =>
  app.fetch(new Request(`http://127.0.0.1:4000${path}`, { headers }))
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('what the build has packed is sent as it is', async () => {
  const response = await get('/js/app.0123abcd.js', { 'accept-encoding': 'gzip, br' })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('content-type')).toMatch(/javascript/)
  expect(brotliDecompressSync(await bytesOf(response)).toString()).toBe(SCRIPT)
})

test('what it has not is packed on the way', async () => {
  const response = await get('/', { 'accept-encoding': 'gzip, br' })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(gunzipSync(await bytesOf(response)).toString()).toBe(PAGE)
})

test('a browser that takes neither gets it as it is', async () => {
  const response = await get('/js/app.0123abcd.js')
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(await response.text()).toBe(SCRIPT)
})

test('the page is asked for anew each time and costs nothing while it is the same', async () => {
  const first = await get('/')
  expect(first.headers.get('cache-control')).toBe('no-cache')
  const second = await get('/', { 'if-none-match': first.headers.get('etag') ?? '' })
  expect(second.status).toBe(304)
  expect(await second.text()).toBe('')
})

test('the worker that keeps the app is asked for anew each time, and may fetch the app', async () => {
  await writeFile(join(root, 'sw.js'), SCRIPT)
  const { headers } = await get('/sw.js')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-type')).toMatch(/javascript/)
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'",
  )
})

test('a new build is served at once', async () => {
  await get('/')
  await writeFile(join(root, 'index.html'), 'another build')
  expect(await (await get('/')).text()).toBe('another build')
})

test('a hashed file is kept for a year, packed or not', async () => {
  for (const encoding of ['identity', 'br']) {
    const response = await get('/js/app.0123abcd.js', { 'accept-encoding': encoding })
    expect(response.headers.get('cache-control')).toContain('immutable')
  }
})

test('a page is sent with the policy it was built with, and framed by nobody else', async () => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-x'">`
  await writeFile(join(root, 'index.html'), `<head>${meta}</head>`)
  const policy = (await get('/')).headers.get('content-security-policy')
  expect(policy).toBe("script-src 'self' 'sha256-x'; frame-ancestors 'self'")
})

test('a page that is the same keeps the policy it came with', async () => {
  const first = await get('/')
  const second = await get('/', { 'if-none-match': first.headers.get('etag') ?? '' })
  expect(second.status).toBe(304)
  const policy = first.headers.get('content-security-policy')
  expect(second.headers.get('content-security-policy')).toBe(policy)
})

test('a page without a policy runs its own files only', async () => {
  await writeFile(join(root, 'index.html'), PAGE)
  const policy = (await get('/')).headers.get('content-security-policy')
  expect(policy).toMatch(/default-src 'self'.*frame-ancestors 'self'/)
})

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/js',
  '/nothing.js',
  '/%ff',
  '/a%00b',
])('%s is not there', async (path) => {
  expect((await get(path)).status).toBe(404)
})
