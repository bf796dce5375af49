import { Hono } from 'hono'
import { guardHeaders } from './guard-headers'

const app = new Hono()
guardHeaders(app)
app.get('/plain', (c) => c.text('x'))
app.get('/same', (c) => c.body(null, 304))
app.get('/cashier', (c) => {
  c.header('content-security-policy', "default-src 'none'; form-action 'self'")
  c.header('referrer-policy', 'no-referrer')
  return c.html('x')
})
app.get('/page', (c) => {
  c.header('content-security-policy', "default-src 'self'; frame-ancestors 'self'")
  return c.html('x')
})

const headersOf = async (path: string) => (await app.request(path)).headers

test('every answer keeps its type, its window and its device to itself', async () => {
  for (const path of ['/plain', '/cashier', '/page', '/nothing']) {
    const headers = await headersOf(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('permissions-policy')).toMatch(/microphone=\(\).*payment=\(\)/)
    expect(headers.has('strict-transport-security')).toBe(false)
  }
})

test('our own pages may ask for a picture, a place and the clipboard, and for nothing else', async () => {
  const policy = (await headersOf('/page')).get('permissions-policy') ?? ''
  const allowed = policy.split(/, */).filter((one) => !one.endsWith('=()'))
  expect(allowed.sort()).toEqual([
    'camera=(self)',
    'clipboard-read=(self)',
    'clipboard-write=(self)',
    'geolocation=(self)',
  ])
  expect(policy.split(/, */)).toEqual(
    expect.arrayContaining(['usb=()', 'serial=()', 'bluetooth=()', 'browsing-topics=()']),
  )
})

test('what is no page may do nothing as one', async () => {
  const policy = (await headersOf('/plain')).get('content-security-policy')
  expect(policy).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
})

test('a page keeps its policy, and says who may frame it', async () => {
  expect((await headersOf('/cashier')).get('content-security-policy')).toBe(
    "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
  )
  expect((await headersOf('/page')).get('content-security-policy')).toBe(
    "default-src 'self'; frame-ancestors 'self'",
  )
})

test('a page that says less of itself keeps its word', async () => {
  expect((await headersOf('/cashier')).get('referrer-policy')).toBe('no-referrer')
  const usual = (await headersOf('/page')).get('referrer-policy')
  expect(usual).toBe('strict-origin-when-cross-origin')
})

test('nothing new is said of what a browser has already', async () => {
  expect((await headersOf('/same')).has('content-security-policy')).toBe(false)
})
