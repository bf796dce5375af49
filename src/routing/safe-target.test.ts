import { routes } from './table'
import { safeTarget } from './url'

test.each([
  undefined,
  '',
  ' ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '/\tuser/login',
  '\n/user/login',
  ' /user/login',
  '//evil.example',
  '///evil.example',
  '//evil.example/user/login',
  '/\\evil.example',
  '/user/login\\..\\evil',
  '\\\\evil.example',
  'https://evil.example',
  'https://evil.example/user/login',
  'http:/user/login',
  'data:text/html,<script>',
  'vbscript:x',
  'user/login',
  './user/login',
  '../user/login',
  '/unknown/page',
  '/user/login/../../evil',
  '/user/%6Cogin',
  '/USER/LOGIN',
  '/user/login@evil.example',
  '/.evil.example',
  '/user/login\u0000',
  '/%2f%2fevil.example',
  '/constructor',
  '/__proto__',
  '?to=/user/login',
  '#/user/login',
])('%j leads nowhere', (url) => {
  expect(safeTarget(url)).toBeUndefined()
})

test.each(['/', '/user/login', '/views/index?url=/product/show&id=7', '/asset/bank?x=%2F#top'])(
  '%s is a page of this app',
  (url) => {
    expect(safeTarget(url)).toBe(url)
  },
)

test('every route is a target', () => {
  for (const { path } of routes) expect(safeTarget(`${path}?a=1`)).toBe(`${path}?a=1`)
})
