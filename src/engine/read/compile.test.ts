import { compile, compileCached } from './compile'
import { node, options, page, read, text } from './testing/definitions'

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

test('a definition is compiled once and again only when it is another', () => {
  const raw = page([node('text')])
  expect(compileCached(raw, options)).toBe(compileCached(raw, options))
  expect(compileCached({ ...raw }, options)).not.toBe(compileCached(raw, options))
})
