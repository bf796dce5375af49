import * as v from 'valibot'
import { createRegistry, defineWidget } from '../contract'
import { compile, compileCached } from './compile'

const text = defineWidget(
  {
    type: 'text',
    version: 2,
    tier: 'base',
    value: v.object({ text: v.string() }),
    config: v.object({ size: v.optional(v.number(), 16) }),
    height: ({ size }) => size * 2,
    migrate(node, from) {
      if (from === 0) throw new Error('too old')
      return { ...node, value: { text: `migrated from ${from}` } }
    },
    examples: {},
  },
  () => null,
)
const loaded = defineWidget(
  {
    type: 'loaded',
    version: 1,
    tier: 'base',
    value: v.object({ text: v.string() }),
    config: v.object({}),
    load: async () => ({ text: 'of the server' }),
    height: 80,
    examples: {},
  },
  () => null,
)
const options = { registry: createRegistry(text, loaded), platform: 'h5' as const }

const node = (type: string, config: object = {}, value: unknown = { text: 'IPA' }) => ({
  value,
  config: { ...config, type },
})
const page = (widgets: unknown, rest: object = {}) => ({
  name: 'Home',
  url: '/zero/index',
  widgets,
  ...rest,
})
const read = (widgets: unknown, rest: object = {}) => compile(page(widgets, rest), options)

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

test('a widget is looked up, parsed, and gets the defaults of its config', () => {
  const compiled = read([node('text', { size: 20, title: 'x' })])
  expect(compiled?.widgets).toHaveLength(1)
  expect(compiled?.widgets[0]).toMatchObject({ id: 'text-0', height: 40 })
  expect(compiled?.widgets[0]?.read()).toEqual({
    config: { size: 20 },
    value: { data: { text: 'IPA' } },
    broken: undefined,
  })
  expect(compiled?.issues).toEqual([])
})

test.each([
  ['config.type', { config: { type: 'text' } }],
  ['config.name', { config: { name: 'text' } }],
  ['config.widget', { config: { widget: 'text' } }],
  ['value.type', { value: { type: 'text', text: 'IPA' } }],
  ['config.type before config.name', { config: { type: 'text', name: 'other' } }],
  ['config.name when config.type is empty', { config: { type: '', name: 'text' } }],
])('a widget is named by %s', (_, candidate) => {
  const compiled = read([{ value: { text: 'IPA' }, ...candidate }])
  expect(compiled?.widgets.map(({ widget }) => widget)).toEqual([text])
})

test('an unknown widget is skipped, reported, and the page goes on', () => {
  const compiled = read([node('text'), node('hologram'), node('text')])
  expect(compiled?.widgets.map(({ id }) => id)).toEqual(['text-0', 'text-2'])
  expect(compiled?.issues).toEqual(['1: unknown widget hologram'])
  expect(compiled?.missing).toEqual([])
})

test('an unknown widget is replaced by its fallback', () => {
  const compiled = read([node('hologram', { required: true, fallback: node('text') })])
  expect(compiled?.widgets.map(({ widget }) => widget)).toEqual([text])
  expect(compiled?.missing).toEqual([])
})

test('a page that cannot do without an unknown widget says so', () => {
  expect(read([node('hologram', { required: true })])?.missing).toEqual(['hologram'])
})

test('a page of nothing but unknown widgets cannot do without them', () => {
  expect(read([node('hologram'), node('teleport')])?.missing).toEqual(['hologram', 'teleport'])
  expect(read([])?.missing).toEqual([])
})

test('fallbacks of fallbacks end', () => {
  let deep: object = node('text')
  for (let level = 0; level < 10; level++) deep = node('hologram', { fallback: deep })
  const compiled = read([deep])
  expect(compiled?.widgets).toEqual([])
  expect(compiled?.issues).toContain('0: slots nested too deeply')
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

test('a widget without data that can load asks for nothing more', () => {
  const [widget] = read([{ config: { type: 'loaded' } }])?.widgets ?? []
  expect(widget?.height).toBe(80)
  expect(widget?.read()).toMatchObject({ value: undefined, broken: undefined })
})

test('a binding goes before the data of the definition, a static one does not', () => {
  const bind = { from: 'relation', type: 'beer' }
  expect(read([node('loaded', { bind })])?.widgets[0]).toMatchObject({ source: bind })
  const [still] = read([node('loaded', { bind: { from: 'static' } })])?.widgets ?? []
  expect(still?.source).toBeUndefined()
  expect(still?.read().value).toEqual({ data: { text: 'IPA' } })
})

test('an older widget is lifted to what this client draws', () => {
  const [widget] = read([node('text', { v: 1 })])?.widgets ?? []
  expect(widget?.read().value).toEqual({ data: { text: 'migrated from 1' } })
})

test('a widget that cannot be lifted stays as it is', () => {
  const [widget] = read([node('text', { v: 0 })])?.widgets ?? []
  expect(widget?.read().value).toEqual({ data: { text: 'IPA' } })
})

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

test('widgets that share an id are told apart', () => {
  const compiled = read([node('text', { id: 'a' }), node('text', { id: 'a' }), node('text')])
  const ids = compiled?.widgets.map(({ id }) => id) ?? []
  expect(new Set(ids).size).toBe(3)
  expect(ids[0]).toBe('a')
})

test('an id that looks like that of a repeated one is told apart too', () => {
  const compiled = read(['a', 'a', 'a-1'].map((id) => node('text', { id })))
  expect(new Set(compiled?.widgets.map(({ id }) => id)).size).toBe(3)
})

test('what this client does not know survives reading, for the page builder to send back', () => {
  const definition = page(
    [
      { ...node('text', { later: { deep: [1, { x: null }] } }), extra: 'kept' },
      node('hologram', { power: 9 }),
    ],
    { play: { opaque: [true] }, diyUrl: '/diy/index', pop: null, somethingNew: 'kept' },
  )
  const sent = JSON.parse(JSON.stringify(definition))
  expect(compile(sent, options)?.definition).toEqual(definition)
})

test('a definition that is as it should be is not copied, a damaged one is and stays as it was', () => {
  const good = page([node('text', { items: [1, 'two', null, true] })])
  expect(compile(good, options)?.definition).toBe(good)
  const damaged = page([node('text', {}, { text: 'x'.repeat(30_000) })])
  expect(compile(damaged, options)?.definition).not.toBe(damaged)
  expect(damaged.widgets).toEqual([node('text', {}, { text: 'x'.repeat(30_000) })])
})

test('reading leaves the definition it was given alone', () => {
  const definition = page([node('text', { v: 1 })])
  const before = JSON.stringify(definition)
  compile(definition, options)
  expect(JSON.stringify(definition)).toBe(before)
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

test.each([
  [['h5'], 0],
  [['weapp', 'alipay'], 1],
  [[], 1],
  ['h5', 1],
  [7, 1],
  [{}, 1],
  [null, 1],
])('hidden on %j, a browser draws %i widgets', (hideOn, drawn) => {
  expect(read([{ ...node('text'), cssConfig: { hideOn } }])?.widgets).toHaveLength(drawn)
})

test.each([
  [
    { m: [8, 12], p: 16, radius: 12 },
    { margin: '8px 12px', padding: '16px', borderRadius: '12px' },
  ],
  [
    { m: 9999, p: -9999 },
    { margin: '400px', padding: '-400px' },
  ],
  [{ m: 'expression(alert(1))', p: ['1px; color: red'], radius: {} }, undefined],
  [{ style: 'color: red', background: 'url(javascript:x)' }, undefined],
])('of the looks %j remain %j', (cssConfig, style) => {
  expect(read([{ ...node('text'), cssConfig }])?.widgets[0]?.box.style).toEqual(style)
})

test.each(['constructor', '__proto__', 'red', '"><script>', 7, null, {}])(
  'a background or alignment named %j is none',
  (name) => {
    const [widget] =
      read([{ ...node('text'), cssConfig: { bg: name, align: name } }])?.widgets ?? []
    expect(widget?.box.className).toBe('tp-widget')
  },
)

test.each([
  [120, 120],
  ['120', 32],
  [-5, 0],
  [null, 32],
])('a stated height of %j keeps %i px', (height, room) => {
  expect(read([{ ...node('text'), cssConfig: { height } }])?.widgets[0]?.height).toBe(room)
})

test('a definition is compiled once and again only when it is another', () => {
  const raw = page([node('text')])
  expect(compileCached(raw, options)).toBe(compileCached(raw, options))
  expect(compileCached({ ...raw }, options)).not.toBe(compileCached(raw, options))
})
