import { checkDraft, checkView } from '../../src/features/builder/lint/check'
import type { World } from '../../src/features/builder/lint/view'
import { group, list, menu, page, picture } from './rows/definitions'
import { world } from './rows/world'

// What is told to whoever edits a page: which widget it is of, and where in that.

type Page = Readonly<Record<string, unknown>>

const told = (definition: Page, rule: string, of: World = world) =>
  checkDraft(definition, of)
    .filter((one) => one.rule === rule)
    .map(({ id, inner, path, about }) => ({ id, inner, path, about }))

test('a fault is of the innermost widget it lies in, and is told from there', () => {
  const definition = page([
    { config: { ...group([menu({ id: 'inside', colour: 'red' })]).config, id: 'around' } },
    menu({ id: 'beside', colour: 'blue' }),
  ])
  expect(told(definition, 'field-unknown')).toEqual([
    {
      id: 'inside',
      inner: 'config.colour',
      path: 'widgets.0.config.slots.content.0.config.colour',
      about: "'colour'",
    },
    { id: 'beside', inner: 'config.colour', path: 'widgets.1.config.colour', about: "'colour'" },
  ])
})

test('the eleventh widget is not taken for the second', () => {
  const row = Array.from({ length: 10 }, (_, id) => menu({ id: `m${id}` }))
  const [found] = told(page([...row, menu({ id: 'last', colour: 'red' })]), 'field-unknown')
  expect(found).toMatchObject({ id: 'last', inner: 'config.colour' })
})

test('a fault of a widget itself has no place in it, one of the page has no widget', () => {
  const deep = page([group([group([group([group([menu()])])])])])
  expect(told(deep, 'too-deep')).toMatchObject([{ id: 'menu', inner: '' }])
  expect(told(page([menu()], { url: 'cellar' }), 'no-url')).toEqual([
    { id: undefined, inner: 'url', path: 'url', about: "'cellar'" },
  ])
})

test('what takes the page as a whole is told once', () => {
  const unused = page([menu(), list('stock')], { data: { $sources: { beer: {}, stock: {} } } })
  expect(told(unused, 'source-unused')).toHaveLength(1)
  expect(told(page([menu(), menu()]), 'duplicate-id')).toHaveLength(1)
  expect(told(page([menu()], { data: { $sources: { beer: {} } } }), 'source')).toMatchObject([
    { inner: 'data.$sources.beer' },
  ])
})

test('a widget that stays is not looked at again, until what it was judged by is another', () => {
  const asked: string[] = []
  const counting = (): World => ({
    ...world,
    pictureBytes(url) {
      asked.push(url)
      return undefined
    },
  })
  const looks = (definition: Page, of: World) => {
    asked.length = 0
    checkDraft(definition, of)
    return asked.length
  }
  const [first, banner, data] = [counting(), picture('/a.png'), {}]
  const once = looks(page([banner], { data }), first)
  expect(once).toBeGreaterThan(0)
  expect(looks(page([menu(), banner], { data }), first)).toBe(0)
  expect(looks(page([{ ...banner }], { data }), first)).toBe(once)
  expect(looks(page([banner], { data: {} }), first)).toBe(once)
  expect(looks(page([banner], { data }), first)).toBe(once)
  expect(looks(page([group([banner])], { data }), first)).toBe(once)
  expect(looks(page([group([banner])], { data }), counting())).toBe(once)
})

test('a source that is taken out of the page is missed by the widget that stays', () => {
  const bound = list('stock')
  const having = page([bound], { data: { $sources: { stock: { from: 'report', type: 'x' } } } })
  expect(told(having, 'source-missing')).toEqual([])
  expect(told(page([bound], { data: {} }), 'source-missing')).toHaveLength(1)
  expect(told(having, 'source-missing')).toEqual([])
})

test('what pops up is looked at, be it one widget or several', () => {
  const odd = { config: { type: 'hologram', id: 'odd' } }
  const place = (pop: unknown) =>
    told(page([menu()], { pop }), 'widget-unknown').map(({ path }) => path)
  expect(place(odd)).toEqual(['pop.config.type'])
  expect(place({ widgets: [odd, odd] })).toEqual([
    'pop.widgets.0.config.type',
    'pop.widgets.1.config.type',
  ])
  expect(place(7)).toEqual([])
})

test('what pops up counts as inside the page, a fallback as inside its widget', () => {
  const depth = (definition: Page) => told(definition, 'too-deep').map(({ path }) => path)
  const nested = (levels: number): unknown =>
    levels === 0 ? menu({ id: 'inmost' }) : group([nested(levels - 1)])
  const slots = (levels: number) => '.config.slots.content.0'.repeat(levels)
  expect(depth(page([menu()], { pop: nested(2) }))).toEqual([])
  expect(depth(page([menu()], { pop: nested(3) }))).toEqual([`pop${slots(3)}`])
  const instead = (levels: number) => ({ config: { type: 'x', fallback: nested(levels) } })
  expect(depth(page([instead(2)]))).toEqual([])
  expect(depth(page([instead(3)]))).toEqual([`widgets.0.config.fallback${slots(3)}`])
})

test('widgets within widgets are looked at twelve deep', () => {
  const nested = (levels: number): unknown =>
    levels === 1 ? menu({ colour: 'red' }) : group([nested(levels - 1)])
  expect(told(page([nested(12)]), 'field-unknown')).toHaveLength(1)
  expect(told(page([nested(13)]), 'field-unknown')).toEqual([])
})

test.each([7, 'menu', null])(
  'a slot with %j is no list of widgets, and breaks nothing',
  (content) => {
    const definition = page([{ config: { type: 'group', id: 'around', slots: { content } } }])
    const lines = (all: readonly { rule: string; path: string }[]) =>
      all.map(({ rule, path }) => `${rule} ${path}`).sort()
    expect(lines(checkDraft(definition, world))).toEqual(
      lines(checkView(definition, world).problems),
    )
  },
)
