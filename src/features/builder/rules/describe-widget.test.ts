import * as v from 'valibot'
import { l10n } from '../../../http/shapes'
import { type Described, type Field, fieldsOfWidget, keyOf, textsOf } from './describe'
import { PAGE, type Raw } from './document'

const card: Described = {
  value: v.array(v.object({ title: l10n, code: v.string() })),
  config: v.object({
    ...{ type: v.string(), id: v.string(), v: v.number(), slots: v.unknown() },
    ...{ label: l10n, map: v.string(), dense: v.optional(v.boolean(), false) },
  }),
  palette: { words: { dense: { en: 'Close', 'zh-Hans': '紧凑' } } },
}
const anything: Described = { value: v.unknown(), config: v.string() }
const named = (fields: readonly Field[]) => fields.map(({ name, kind }) => `${name} ${kind}`)

test('a widget has fields of its own and those that every widget has, each once', () => {
  const { content, options, common } = fieldsOfWidget(card, {})
  expect(content).toMatchObject({ name: 'value', kind: 'list', words: card.palette?.words })
  expect(named(options)).toEqual(['label l10n', 'map text', 'dense switch'])
  expect(options[0]?.words).toBe(card.palette?.words)
  expect(named(common)).toEqual(['title l10n', 'bind json', 'when when', 'on json'])
  expect(common.map(({ isRequired }) => isRequired)).toEqual([false, false, false, false])
})

test('content that may be anything is edited where there is some', () => {
  expect(fieldsOfWidget(anything, {}).content).toBeUndefined()
  expect(fieldsOfWidget(anything, { value: 0 }).content).toMatchObject({ kind: 'json' })
  expect(fieldsOfWidget(card, {}).content).toBeDefined()
  expect(fieldsOfWidget(anything, {}).options).toEqual([])
})

const both = { en: 'Beer', 'zh-Hans': '啤酒' }
const registry = new Map([
  ['card', { definition: card }],
  ['any', { definition: anything }],
])
const placesIn = (page: Raw) =>
  textsOf(page, registry).map(({ node, path, type }) => [node, path.join('.'), type])

test('every text of a page has its place: of the page, of its widgets, of those in their slots', () => {
  const inner = {
    config: { type: 'any', id: 'i', title: 'Inside' },
    value: { en: 'x', note: both },
  }
  const page = {
    name: 'Cellar',
    data: { nav: [both, { en: 7 }, {}, { en: 'Beer' }] },
    widgets: [
      {
        value: [{ title: both, code: 'no text' }, { title: 'Plain', code: '' }, { title: '' }],
        config: { type: 'card', id: 'c', label: 'Label', title: both, slots: { content: [inner] } },
      },
    ],
  }
  expect(placesIn(page)).toEqual([
    [PAGE, 'name', undefined],
    [PAGE, 'data.nav.0', undefined],
    [PAGE, 'data.nav.3', undefined],
    ['c', 'value.0.title', 'card'],
    ['c', 'config.title', 'card'],
    ['c', 'value.1.title', 'card'],
    ['c', 'config.label', 'card'],
    ['i', 'value.note', 'any'],
    ['i', 'config.title', 'any'],
  ])
})

test('of a widget nobody knows only texts by languages are found', () => {
  const page = {
    name: both,
    widgets: [{ value: 'x', config: { type: 'x', id: 'x', title: both } }],
  }
  expect(placesIn(page)).toEqual([
    [PAGE, 'name', undefined],
    ['x', 'config.title', 'x'],
  ])
  const plain = { widgets: [{ config: { type: 'any', id: 'x', title: 'T' } }] }
  expect(textsOf(plain, undefined)).toEqual([])
  expect(textsOf(plain, registry)).toHaveLength(1)
})

test('a language that the app does not speak makes no text', () => {
  expect(placesIn({ a: { en: 'Beer', fr: 'Bière' }, b: { fr: 'Bière' }, widgets: [] })).toEqual([])
})

test('a place is known by its widget and its path', () => {
  const [one, other] = [
    { node: 'a', path: ['b', 1] },
    { node: 'a', path: ['b', '1'] },
  ]
  expect(keyOf(one)).toBe(keyOf({ ...one }))
  expect(keyOf(one)).not.toBe(keyOf(other))
})
