import type { Source } from '../../engine/contract'
import type { Scope } from '../../engine/data/resolve'
import type { HttpRequest } from '../../http/endpoint'
import { setHttpClient } from '../../http/endpoint'
import { loadSource } from '../../registry/call-lookup'

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

describe('the generic sources (client spec §7)', () => {
  test('a list is asked for with its filters, refs resolved, ten at most', async () => {
    const sent = serve([{ id: '1' }])
    const queries = [{ field: 'status', operator: 'equal', value: { $: 'route', path: 'id' } }]
    const source = { from: 'list', type: 'grade', query: { queries } } as Source
    expect(await loadSource(source, scope)).toEqual([{ id: '1' }])
    expect(sent[0]).toMatchObject({
      method: 'POST',
      path: 'grade/list',
      body: { queries: [{ field: 'status', operator: 'equal', value: '7' }], limit: 10 },
      read: true,
    })
  })

  test('light-app records come with their data opened; damaged data are none', async () => {
    const record = (_id: string, DataJson: string) => ({ _id, tableName: 'notes', DataJson })
    serve([record('1', '{"text":"IPA","id":"9"}'), record('2', 'garbage')])
    expect(await loadSource({ from: 'light', table: 'notes' }, scope)).toEqual([
      { id: '1', text: 'IPA' },
      { id: '2' },
    ])
  })

  test('one light-app record is named by a ref', async () => {
    const sent = serve({ _id: '7', tableName: 'notes', DataJson: '{"text":"IPA"}' })
    const source: Source = { from: 'light', table: 'notes', id: { $: 'route', path: 'id' } }
    expect(await loadSource(source, scope)).toEqual({ id: '7', text: 'IPA' })
    expect(sent[0]).toMatchObject({ path: 'Api/LightApp/getsingle', query: { id: '7' } })
  })

  test('configuration is one record or a list', async () => {
    const sent = serve([])
    await loadSource({ from: 'config', type: 'grade', list: true }, scope)
    expect(sent[0]).toMatchObject({ path: 'basic/autoConfig/getList', query: { type: 'grade' } })
  })

  test('an enum is its keys and values; an unknown one is empty', async () => {
    serve([{ name: 'order', keyValue: [{ key: 1, value: 'To pay' }] }])
    expect(await loadSource({ from: 'enum', name: 'order' }, scope)).toHaveLength(1)
    expect(await loadSource({ from: 'enum', name: 'none' }, scope)).toEqual([])
  })
})
