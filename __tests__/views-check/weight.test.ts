import * as v from 'valibot'
import { createRegistry, defineWidget } from '../../src/engine/contract'
import { checkView } from '../../src/features/builder/lint/check'
import type { World } from '../../src/features/builder/lint/view'
import { both, group, page } from './rows/definitions'
import { world as sandbox } from './rows/world'

// What a page weighs, up to the byte: an author may use all the room there is.

/** It draws whatever it is given. */
const crate = defineWidget(
  {
    type: 'crate',
    version: 1,
    tier: 'base',
    value: v.unknown(),
    config: v.object({}),
    height: 100,
    examples: {},
  },
  () => null,
)
const widgets = createRegistry(
  crate,
  ...[...sandbox.all.values()].filter(({ definition }) => definition.type === 'group'),
)
const world: World = { ...sandbox, registryOf: () => ({ name: 'cellar', widgets }) }
const holding = (value: unknown, more: object = {}) => ({
  value,
  config: { type: 'crate' },
  ...more,
})

const KB = 1024
// As `npm run bench -- --only set-data` counts them: a page, a widget, a record, a text or number.
const [PAGE, WIDGET, RECORD, TEXT] = [1900, 350, 330, 45]
const QUOTES = 2
const textOf = (bytes: number) => TEXT + QUOTES + bytes

/** What the values of widgets add to a page with a widget. */
const weight = (value: unknown) =>
  checkView(page([holding(value)]), world).firstDraw - PAGE - WIDGET
const draws = (...all: readonly unknown[]) => checkView(page(all), world).firstDraw
const said = (definition: object, rules: RegExp) =>
  checkView(definition, world)
    .problems.filter(({ rule }) => rules.test(rule))
    .map(({ rule, severity, path, message }) => `${severity} ${rule} ${path}: ${message}`)

test.each([
  ['a text by its bytes', '啤酒', textOf(6)],
  ['a number as a short text', 123456, TEXT],
  ['a list by what is in it', ['a', ['bb', 7]], textOf(1) + textOf(2) + TEXT],
  ['a record by its fields', { a: 'a', b: { c: 7 } }, RECORD + textOf(1) + RECORD + TEXT],
  ['a record without fields', {}, RECORD],
  ['what is neither', [true, null], 0],
  ['a text in languages in the longest of them', both('beer', '啤酒酒'), textOf(9)],
  ['a text in one language', { en: 'beer' }, textOf(4)],
  ['no language as a record', { en: 'a', size: 'b' }, RECORD + textOf(1) + textOf(1)],
])('it weighs %s', (_, value, bytes) => {
  expect(weight(value)).toBe(bytes)
})

test('a widget that cannot be drawn weighs nothing, one in a slot as much as any', () => {
  expect(draws()).toBe(PAGE)
  expect(draws({ config: { type: 'hologram' } })).toBe(PAGE)
  expect(draws(group([holding('a'), holding(7)]))).toBe(PAGE + 3 * WIDGET + textOf(1) + TEXT)
})

test('what lies below a screen and a half comes later', () => {
  const tall = (height: number) => holding([], { cssConfig: { height } })
  const below = holding('below')
  expect(draws(tall(1217), below)).toBe(PAGE + 2 * WIDGET + textOf(5))
  expect(draws(tall(1218), below)).toBe(PAGE + WIDGET)
  expect(draws(tall(609), tall(608), below)).toBe(PAGE + 3 * WIDGET + textOf(5))
  expect(draws(tall(609), tall(609), below)).toBe(PAGE + 2 * WIDGET)
})

/** `bytes` in pieces that a reader keeps whole: three bytes a character, the rest in letters. */
function piecesOf(bytes: number): readonly string[] {
  const now = Math.min(bytes, 60_000)
  const piece = '长'.repeat(Math.floor(now / 3)) + 'x'.repeat(now % 3)
  return bytes > now ? [piece, ...piecesOf(bytes - now)] : [piece]
}

/** A page of so many bytes as `measure` counts them. */
function pageOf(bytes: number, measure: (definition: object) => number) {
  const of = (room: number) => page([holding(piecesOf(room))])
  return of(bytes - (measure(of(bytes - 500)) - (bytes - 500)))
}
const firstDraw = (definition: object) => checkView(definition, world).firstDraw
const size = (definition: object) => checkView(definition, world).bytes

test.each([
  [64 * KB, []],
  [64 * KB + 1, ['warning first-draw-heavy widgets: the first draw sends about 65 KB; over 64 KB']],
  [256 * KB, ['warning first-draw-heavy widgets: the first draw sends about 256 KB; over 64 KB']],
  [256 * KB + 1, ['error first-draw widgets: the first draw sends about 257 KB; over 256 KB']],
])('a first draw of %d bytes', (bytes, lines) => {
  const definition = pageOf(bytes, firstDraw)
  expect(firstDraw(definition)).toBe(bytes)
  expect(said(definition, /^first-draw/)).toEqual(lines)
})

test.each([
  [256 * KB, []],
  [256 * KB + 1, ['error too-large : 257 KB; a reader takes 256 KB']],
])('a definition of %d bytes', (bytes, lines) => {
  const definition = pageOf(bytes, size)
  expect(size(definition)).toBe(bytes)
  expect(said(definition, /^too-large/)).toEqual(lines)
})

test('of what no reader takes nothing is drawn', () => {
  expect(firstDraw(page([holding(piecesOf(3 * 300 * KB))]))).toBe(0)
})

test('what is no definition weighs nothing', () => {
  expect(checkView(7, world)).toMatchObject({ url: '', bytes: 0, firstDraw: 0 })
})
