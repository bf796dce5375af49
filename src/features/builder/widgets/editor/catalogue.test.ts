import { compile } from '../../../../engine/read/compile'
import { account } from '../../../../registry/account'
import { all } from '../../../../registry/all'
import { base } from '../../../../registry/base'
import { commerce } from '../../../../registry/commerce'
import { QUERY_OPERATORS } from '../../../../shared/query'
import { RULES } from '../../lint/check'
import titles from '../../lint/rules.json'
import { canDraw, groupNames, isNamed, newWidget, slotsFor, typesOf } from '../../parts/catalogue'
import {
  describe as describeField,
  emptyOf,
  type Field,
  fieldsOfWidget,
  fits,
} from '../../rules/describe'
import { stamped } from '../../rules/document'
import labels from '../../rules/labels.json'
import words from '../../rules/words.json'
import conditions from './conditions.json'
import { SETTINGS } from './page-settings'

const types = groupNames.flatMap(typesOf)
const drawable = (url: string) =>
  [...all]
    .filter(([type, { definition }]) => canDraw(url, type, definition.tier))
    .map(([type]) => type)

test('every widget there is has a name and a place in the palette, once', () => {
  const unnamed = [...all.keys()].filter((type) => !isNamed(type))
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
  (_type, { value, config, examples }) => {
    for (const example of Object.values(examples)) {
      const node = { value: example.value, config: example.config }
      const fields = fieldsOfWidget(value, config, node)
      const given = example.config as Record<string, unknown>
      const strange = fields.options.filter((field) => !fits(field, given[field.name]))
      // A value of another form than its control's is shown as JSON: few are.
      expect(strange.length).toBeLessThan(2)
      for (const field of fields.options) expect(fits(field, emptyOf(field))).toBe(true)
    }
    expect(describeField(config, 'config').kind).toBe('object')
  },
)

/** A field and all inside it. */
const within = (field: Field): readonly Field[] => [
  field,
  ...[...(field.fields ?? []), ...(field.forms ?? []), ...(field.item ? [field.item] : [])].flatMap(
    within,
  ),
]
const shown = [...all].flatMap(([type, { definition }]) => {
  const given = { value: true, config: {} }
  const fields = fieldsOfWidget(definition.value, definition.config, given)
  const own = [...(fields.content ? [fields.content] : []), ...fields.options, ...fields.common]
  return own.flatMap(within).map((field) => ({ type, field }))
})
const isSaid = (found: readonly string[] | undefined) =>
  found?.length === 2 && /[A-Za-z]/.test(found[0] ?? '') && /\p{Script=Han}/u.test(found[1] ?? '')

test('every field of every widget, and every choice, has a name in both languages', () => {
  const fields: Readonly<Record<string, readonly string[] | undefined>> = labels.fields
  const options: Readonly<Record<string, readonly string[] | undefined>> = words.options
  expect(
    [...new Set(shown.map(({ field }) => field.name))].filter((name) => !isSaid(fields[name])),
  ).toEqual([])
  const choices = shown.flatMap(({ field }) => (field.options ?? []).map(String))
  expect(
    [...new Set(choices)].filter((each) => !/^\d+$/.test(each) && !isSaid(options[each])),
  ).toEqual([])
  expect(Object.values(words.special).filter((each) => !isSaid(each))).toEqual([])
})

test.each(QUERY_OPERATORS)('the operator %s has a name in both languages', (operator) => {
  expect(isSaid(conditions.operators[operator])).toBe(true)
})

test('every rule, and every setting of a page, has a name in both languages', () => {
  const rules: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> = titles
  const named = (rule: string) => isSaid(Object.values(rules[rule] ?? {}))
  expect(RULES.map(({ name }) => name).filter((name) => !named(name))).toEqual([])
  expect(Object.keys(titles)).toHaveLength(RULES.length + 1)
  const settings: Readonly<Record<string, readonly string[] | undefined>> = words.page
  expect(SETTINGS.filter(([, { name }]) => !isSaid(settings[name]))).toEqual([])
  const choices = SETTINGS.flatMap(([, field]) =>
    within(field).flatMap((each) => each.options ?? []),
  )
  expect(
    choices.filter((each) => !isSaid((words.options as Record<string, string[]>)[each])),
  ).toEqual([])
})

test('a word of a widget of its own, and every word, is of a field there is', () => {
  const names = new Set(shown.map(({ field }) => field.name))
  const own = new Set(shown.map(({ type, field }) => `${type}.${field.name}`))
  expect(Object.keys(words.special).filter((key) => !own.has(key))).toEqual([])
  const inUse = (name: string) => names.has(name) || name === 'cssConfig'
  expect(Object.keys(labels.fields).filter((name) => !inUse(name))).toEqual([])
})
