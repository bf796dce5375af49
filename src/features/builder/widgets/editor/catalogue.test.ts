import * as v from 'valibot'
import * as own from '../../../../../taproom.widgets'
import type { AnyWidget } from '../../../../engine/contract'
import { compile } from '../../../../engine/read/compile'
import { account } from '../../../../registry/account'
import { all } from '../../../../registry/all'
import { base } from '../../../../registry/base'
import { commerce } from '../../../../registry/commerce'
import { QUERY_OPERATORS } from '../../../../shared/query'
import { RULES } from '../../lint/check'
import { canDraw, groupNames, isNamed, newWidget, slotsFor, typesOf } from '../../parts/catalogue'
import {
  describe as describeField,
  emptyOf,
  type Field,
  fieldsOfWidget,
  fits,
} from '../../rules/describe'
import { stamped } from '../../rules/document'
import en from '../../texts.editor.en.json'
import zh from '../../texts.editor.zh-Hans.json'
import ofThemesEn from '../../texts.theme.en.json'
import ofThemesZh from '../../texts.theme.zh-Hans.json'
import { SETTINGS } from './page-settings'

const types = groupNames.flatMap(typesOf)
const drawable = (url: string) =>
  [...all]
    .filter(([type, { definition }]) => canDraw(url, type, definition.tier))
    .map(([type]) => type)

/** Those of the house: what an adopter's packages bring is not named here. */
const adopted = new Set(Object.values<AnyWidget>(own))
const house = [...all].filter(([, widget]) => !adopted.has(widget))

test('every widget there is has a name and a place in the palette, once', () => {
  const unnamed = house.map(([type]) => type).filter((type) => !isNamed(type))
  // The editor itself is no part of a page.
  expect(unnamed).toEqual(['pageEditor'])
  expect(types.filter((type) => !all.has(type))).toEqual([])
  expect(new Set(types).size).toBe(types.length)
})

test.each(types)('a new %s is one that can be read', (type) => {
  const page = stamped({ url: '/x', widgets: [newWidget(type)] })
  const compiled = compile(page, { registry: all, platform: 'h5' })
  expect(compiled?.issues).toEqual([])
  expect(compiled?.widgets).toHaveLength(1)
})

test.each([
  ['/pages/tabbar/index', base],
  ['/user/setting', account],
  ['/tool/search', account],
  ['/user/address', commerce],
  ['/company/about', commerce],
  ['/zero/index', all],
  ['/merchant/index', commerce],
  // Drawn by a page that has all.
  ['/user/terms', all],
  ['/spring/sale', all],
])('%s offers what its page can draw', (url, registry) => {
  expect(drawable(url).sort()).toEqual([...registry.keys()].sort())
})

test('slots are those there are, of a group its contents, of tabs one each', () => {
  expect(slotsFor('group', {})).toEqual(['content'])
  expect(slotsFor('tabs', { value: [{ key: 'one' }, { key: 'two' }, 'three'] })).toEqual([
    'one',
    'two',
  ])
  expect(slotsFor('newer', { config: { slots: { left: [], right: [] } } })).toEqual([
    'left',
    'right',
  ])
})

test.each([...all].map(([type, { definition }]) => [type, definition] as const))(
  'the fields of %s take what its examples have',
  (_type, definition) => {
    for (const example of Object.values(definition.examples)) {
      const node = { value: example.value, config: example.config }
      const fields = fieldsOfWidget(definition, node)
      const given = example.config as Record<string, unknown>
      const strange = fields.options.filter((field) => !fits(field, given[field.name]))
      // A value of another form than its control's is shown as JSON: few are.
      expect(strange.length).toBeLessThan(2)
      for (const field of fields.options) expect(fits(field, emptyOf(field))).toBe(true)
    }
    expect(describeField(definition.config, 'config').kind).toBe('object')
  },
)

test('a number is asked for between its bounds, whole where it has to be', () => {
  const bounded = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50))
  expect(describeField(bounded, 'pageSize')).toMatchObject({ min: 1, max: 50, isWhole: true })
  const free = describeField(v.number(), 'ratio')
  expect(free).toMatchObject({ kind: 'number', isWhole: false })
  expect([free].map((field) => [Reflect.get(field, 'min'), Reflect.get(field, 'max')])).toEqual([
    [undefined, undefined],
  ])
})

/** A field and all inside it. */
const within = (field: Field): readonly Field[] => [
  field,
  ...[...(field.fields ?? []), ...(field.forms ?? []), ...(field.item ? [field.item] : [])].flatMap(
    within,
  ),
]
const shown = house.flatMap(([type, { definition }]) => {
  const given = { value: true, config: {} }
  const fields = fieldsOfWidget(definition, given)
  const own = [...(fields.content ? [fields.content] : []), ...fields.options, ...fields.common]
  return own.flatMap(within).map((field) => ({ type, field }))
})
type Tree = { readonly [name: string]: string | Tree }
const flat = (tree: Tree, before = ''): [name: string, text: string][] =>
  Object.entries(tree).flatMap(([name, inner]) =>
    typeof inner === 'string'
      ? [[before + name, inner] as [string, string]]
      : flat(inner, `${before}${name}.`),
  )
/** Chinese counts one as any other number. */
const english = new Map(flat({ ...en, ...ofThemesEn }).filter(([name]) => !name.endsWith('_one')))
const chinese = new Map(flat({ ...zh, ...ofThemesZh }))
/** What is not called otherwise in Chinese. */
const ALIKE = ['address.page', 'wiring.raw']
const isSaid = (name: string) =>
  /[A-Za-z]/.test(english.get(name) ?? '') &&
  (ALIKE.includes(name) || /\p{Script=Han}/u.test(chinese.get(name) ?? ''))
const unsaid = (group: string, names: Iterable<string>) =>
  [...new Set(names)].filter((name) => !isSaid(`${group}.${name}`))

test('whatever the editor says of its own is said in both languages, with the same gaps', () => {
  expect([...chinese.keys()]).toEqual([...english.keys()])
  expect([...english.keys()].filter((name) => !isSaid(name))).toEqual([])
  const gaps = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort()
  for (const [name, text] of english)
    expect([name, gaps(chinese.get(name))]).toEqual([name, gaps(text)])
})

test('every field of every widget, and every choice, has a name in both languages', () => {
  expect(
    unsaid(
      'field',
      shown.map(({ field }) => field.name),
    ),
  ).toEqual([])
  const choices = shown.flatMap(({ field }) => (field.options ?? []).map(String))
  expect(
    unsaid(
      'option',
      choices.filter((each) => !/^\d+$/.test(each)),
    ),
  ).toEqual([])
})

test('every operator, every rule, and every setting of a page, has a name', () => {
  expect(unsaid('operator', QUERY_OPERATORS)).toEqual([])
  const rules = RULES.map(({ name }) => name)
  expect(unsaid('rule', rules)).toEqual([])
  expect(Object.keys(en.rule)).toHaveLength(rules.length + 1)
  const settings = SETTINGS.map(([, { name }]) => name)
  expect(unsaid('setting', settings)).toEqual([])
  const choices = SETTINGS.flatMap(([, field]) =>
    within(field).flatMap((each) => each.options ?? []),
  )
  expect(unsaid('option', choices.map(String))).toEqual([])
})

test('a word of a widget of its own, and every word, is of a field there is', () => {
  const names = new Set(shown.map(({ field }) => field.name))
  const own = new Set(shown.map(({ type, field }) => `${type}.${field.name}`))
  expect(flat(en.special).filter(([name]) => !own.has(name))).toEqual([])
  const inUse = (name: string) => names.has(name) || name === 'cssConfig'
  expect(Object.keys(en.field).filter((name) => !inUse(name))).toEqual([])
})
