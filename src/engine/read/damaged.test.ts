import { compile } from './compile'
import { node, options, page, read } from './testing/definitions'

test.each([
  undefined,
  null,
  7,
  'text',
  '',
  true,
  [],
  {},
  { widgets: null },
  { widgets: {} },
  { widgets: 'text' },
  { Widgets: [] },
])('%j is no definition', (raw) => {
  expect(compile(raw, options)).toBeUndefined()
})

test.each([
  ['data of another shape', { text: 7 }, {}],
  ['no data', undefined, {}],
  ['a config of another shape', { text: 'IPA' }, { size: 'large' }],
])('a widget with %s is broken in its place', (_, value, config) => {
  const compiled = read([{ value, config: { type: 'text', ...config } }, node('text')])
  expect(compiled?.widgets).toHaveLength(2)
  expect(compiled?.widgets[0]?.read().broken).toEqual(expect.any(String))
  expect(compiled?.widgets[1]?.read().broken).toBeUndefined()
  expect(compiled?.issues).toHaveLength(1)
})

test.each([null, 7, 'text', [], {}, { config: null }, { config: [] }, { config: { type: 7 } }])(
  '%j among the widgets is no widget and no reason to stop',
  (candidate) => {
    const compiled = read([candidate, node('text')])
    expect(compiled?.widgets.map(({ id }) => id)).toEqual(['text-1'])
    expect(compiled?.issues).toEqual(['0: not a widget'])
  },
)

test('keys of the prototype never arrive', () => {
  const raw = JSON.parse(
    `{"name":"x","url":"/x","__proto__":{"polluted":1},"constructor":{"polluted":1},
      "widgets":[{"value":{"text":"IPA","__proto__":{"polluted":1}},
      "config":{"type":"text","prototype":{"polluted":1}}}]}`,
  )
  const compiled = compile(raw, options)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect(Object.keys(compiled?.definition ?? {})).toEqual(['name', 'url', 'widgets'])
  expect(JSON.stringify(compiled?.definition)).not.toContain('polluted')
  expect(compiled?.issues.filter((issue) => issue.endsWith('forbidden key'))).toHaveLength(4)
})

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
  'no widget is called %s',
  (type) => {
    expect(read([node(type)])?.widgets).toEqual([])
  },
)

test.each([
  [80, 80, 0],
  [81, 80, 1],
  [150, 80, 1],
])('of %i widgets %i are drawn', (count, drawn, issues) => {
  const compiled = read(Array.from({ length: count }, () => node('text')))
  expect(compiled?.widgets).toHaveLength(drawn)
  expect(compiled?.issues).toHaveLength(issues)
})

test('lists end at 200 items', () => {
  const compiled = read([node('text', { items: Array.from({ length: 500 }, (_, i) => i) })])
  expect(compiled?.widgets[0]?.node.config.items).toHaveLength(200)
  expect(compiled?.issues.join()).toContain('list cut at 200')
})

test('texts end at 20 000 characters', () => {
  const compiled = read([node('text', {}, { text: 'x'.repeat(30_000) })])
  expect(compiled?.widgets[0]?.read().value?.data).toEqual({ text: 'x'.repeat(20_000) })
  expect(compiled?.issues.join()).toContain('text cut at 20000')
})

test('a definition of 10 MB is refused', () => {
  const many = Array.from({ length: 190 }, () => node('text', {}, { text: 'x'.repeat(19_000) }))
  const big = page(Array.from({ length: 3 }, () => node('text', { slots: { a: many } })))
  expect(JSON.stringify(big).length).toBeGreaterThan(10_000_000)
  expect(compile(big, options)).toBeUndefined()
})

test.each([
  [200, true],
  [270, false],
])('a definition of about %i KB is read: %s', (kilobytes, isRead) => {
  const widgets = Array.from({ length: kilobytes / 10 }, () =>
    node('text', {}, { text: 'x'.repeat(10 * 1024) }),
  )
  expect(read(widgets) !== undefined).toBe(isRead)
})

test('a definition that contains itself ends', () => {
  const cyclic: Record<string, unknown> = page([node('text')])
  cyclic.self = cyclic
  cyclic.twice = [cyclic, cyclic]
  expect(() => compile(cyclic, options)).not.toThrow()
  const once: Record<string, unknown> = page([node('text')])
  once.self = once
  expect(compile(once, options)?.issues.join()).toContain('nested too deeply')
})

test.each([
  [undefined, {}],
  [null, {}],
  [{}, {}],
  [[], {}],
  [{ isLogin: true }, { isLogin: true }],
  [
    { isLogin: false, isAdmin: false },
    { isLogin: false, isAdmin: false },
  ],
  [{ isLogin: 'true' }, { isLogin: true }],
  [{ isLogin: 1 }, { isLogin: true }],
  [{ isLogin: 'false' }, { isLogin: true }],
  [{ isAdmin: 'no' }, { isAdmin: true }],
  [{ isAdmin: {} }, { isAdmin: true }],
  [{ isLogin: null }, { isLogin: false }],
  [{ getApi: 'api/may' }, { getApi: 'api/may' }],
  [{ getApi: ['api/may'] }, { getApi: '?' }],
  [{ getApi: true }, { getApi: '?' }],
  [{ getApi: {} }, { getApi: '?' }],
  [
    { isLogin: 'x', getApi: 'api/may' },
    { isLogin: true, getApi: 'api/may' },
  ],
  [{ isOpen: 'x', isLogin: true }, { isLogin: true }],
  ['login', { isLogin: true }],
  [true, { isLogin: true }],
  [[{ isLogin: true }], { isLogin: true }],
])('security %j closes %j: damage never opens a page', (security, expected) => {
  expect(read([], { security })?.security).toMatchObject(expected)
  if (Object.keys(expected).length === 0) expect(read([], { security })?.security).toEqual({})
})
