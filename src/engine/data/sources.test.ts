import { setHttpClient } from '../../api/endpoint'
import type { HttpRequest } from '../../http/types'
import type { Source } from '../contract'
import type { Scope } from './resolve'
import { loadSource } from './sources'

const scope: Scope = {
  session: { user: { mobile: '13800138000' } },
  route: { id: '7', tags: 'new' },
  page: { url: '/product/show' },
}

/** A server with one answer; `sent` is what it was asked. */
function serve(data: unknown): HttpRequest[] {
  const sent: HttpRequest[] = []
  setHttpClient({
    async send(request) {
      sent.push(request)
      return data
    },
  })
  return sent
}

test.each([
  [{ from: 'static' }, undefined],
  [{ from: 'session', path: 'user.mobile' }, '13800138000'],
  [{ from: 'route', path: 'id' }, '7'],
  [{ from: 'page', path: 'url' }, '/product/show'],
  [{ from: 'route', path: 'no.such' }, undefined],
  [{ from: 'session', path: 'user.constructor.name' }, undefined],
  [{ from: 'page', path: '__proto__' }, undefined],
] as const)('%j needs no server', async (source, value) => {
  const sent = serve(null)
  expect(await loadSource(source as Source, scope)).toEqual(value)
  expect(sent).toEqual([])
})

test('a listed call is made with the values its query points at', async () => {
  const sent = serve({ result: [], pageIndex: 1, pageSize: 15, totalCount: 0 })
  const query = { tags: { $: 'route', path: 'tags' }, pageSize: 8, none: { $: 'route', path: 'x' } }
  await loadSource({ from: 'api', call: 'product/page', query } as Source, scope)
  expect(sent[0]).toMatchObject({
    method: 'GET',
    path: 'product/page',
    query: { tags: 'new', pageSize: 8 },
    quiet: true,
  })
  expect(sent[0]?.query).not.toHaveProperty('none')
})

test('a path takes a part of the answer', async () => {
  serve({ result: [], pageIndex: 1, pageSize: 15, totalCount: 42 })
  const source: Source = { from: 'api', call: 'product/page', path: 'totalCount' }
  expect(await loadSource(source, scope)).toBe(42)
})

test.each([
  'people/user/logout',
  'Api/UserDetail/Cancel',
  'https://evil.example',
  'constructor',
  '',
])('a definition cannot call "%s": it is not in the table', async (call) => {
  const sent = serve(true)
  await expect(loadSource({ from: 'api', call }, scope)).rejects.toThrow('not in the table')
  expect(sent).toEqual([])
})

test('a report is asked by its type, and the type cannot leave its place in the path', async () => {
  const sent = serve({ columns: [], rows: [] })
  await loadSource({ from: 'report', type: '../user/logout?x=' }, scope).catch(() => {})
  expect(sent[0]?.path).toBe('paas/autoReport/..%2Fuser%2Flogout%3Fx%3D')
})

test.each([{ from: 'nowhere' }, { from: 'constructor' }, {}])(
  'an unknown source %j fails as a promise, where the widget shows it',
  async (source) => {
    await expect(loadSource(source as unknown as Source, scope)).rejects.toBeInstanceOf(Error)
  },
)
