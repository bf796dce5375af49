import * as v from 'valibot'
import { l10n } from '../../../http/shapes'
import { describe as described, emptyOf, type Field, fits, reach, sidesOf } from './describe'

const kindOf = (schema: v.GenericSchema, name = 'a') => described(schema, name).kind
const field = (kind: Field['kind'], more: Partial<Field> = {}): Field => ({
  name: 'a',
  kind,
  isRequired: true,
  ...more,
})

test.each([
  ['a text', v.string(), 'text'],
  ['a number', v.number(), 'number'],
  ['a yes or no', v.boolean(), 'switch'],
  ['one of several', v.picklist(['a', 'b']), 'choice'],
  ['a text by languages', l10n, 'l10n'],
  ['fields', v.object({ b: v.string() }), 'object'],
  ['several', v.array(v.string()), 'list'],
  ['whatever there is', v.unknown(), 'json'],
  ['what has names of its own', v.record(v.string(), v.string()), 'json'],
  ['a constant or a place', v.union([v.unknown(), v.any()]), 'json'],
])('%s has a control of its own', (_, schema, kind) => {
  expect(kindOf(schema)).toBe(kind)
})

test.each(['text', 'html', 'note', 'intro', 'answer', 'description'])(
  'a text called %s is a long one',
  (name) => {
    expect(kindOf(v.string(), name)).toBe('long')
    expect(kindOf(v.string(), `my${name}`)).toBe('text')
  },
)

test.each(['url', 'itemUrl'])('a text called %s is an address', (name) => {
  expect(kindOf(v.string(), name)).toBe('url')
  expect(kindOf(v.string(), `${name}s`)).toBe('text')
})

test('a number has the bounds that its schema has, and only those', () => {
  const whole = v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(5))
  expect(described(whole, 'a')).toMatchObject({ min: 2, max: 5, isWhole: true })
  expect(described(v.number(), 'a')).toMatchObject({
    min: undefined,
    max: undefined,
    isWhole: false,
  })
  // A bound that is no number is none that a control can hold.
  const day = v.pipe(v.string(), v.minValue('2026'))
  expect(described(v.union([day, v.number()]), 'a')).not.toHaveProperty('min', '2026')
})

test('what may be missing is not required, and what stands for it is known', () => {
  expect(described(v.string(), 'a')).toMatchObject({ isRequired: true, initial: undefined })
  expect(described(v.optional(v.string(), 'x'), 'a')).toMatchObject({
    isRequired: false,
    initial: 'x',
  })
  expect(described(v.optional(v.string()), 'a')).toMatchObject({
    isRequired: false,
    initial: undefined,
  })
  expect(described(v.nullable(v.optional(v.string(), 'x')), 'a')).toMatchObject({
    isRequired: false,
    initial: 'x',
  })
  expect(described(v.fallback(v.string(), 'y'), 'a')).toMatchObject({
    isRequired: true,
    initial: 'y',
  })
  expect(described(v.fallback(v.optional(v.string(), 'x'), 'y'), 'a').initial).toBe('x')
})

test('what is computed each time is shown as nothing', () => {
  expect(
    described(
      v.optional(v.string(), () => 'x'),
      'a',
    ).initial,
  ).toBeUndefined()
  expect(
    described(
      v.fallback(v.string(), () => 'y'),
      'a',
    ).initial,
  ).toBeUndefined()
  expect(
    described(
      v.fallback(
        v.optional(v.string(), () => 'x'),
        'y',
      ),
      'a',
    ).initial,
  ).toBe('y')
})

test('a choice tells what can be chosen, fields and lists what is in them', () => {
  expect(described(v.picklist(['a', 7]), 'a').options).toEqual(['a', 7])
  const words = { b: { en: 'Beer', 'zh-Hans': '啤酒' } }
  const list = v.array(v.object({ b: v.string(), url: v.optional(v.string()) }))
  expect(described(list, 'a', words)).toMatchObject({
    name: 'a',
    words,
    item: {
      kind: 'object',
      fields: [
        { name: 'b', kind: 'text', isRequired: true, words },
        { name: 'url', kind: 'url', isRequired: false, words },
      ],
    },
  })
})

test('what lies more than four deep is edited as JSON', () => {
  const nested = (depth: number): v.GenericSchema =>
    depth === 0 ? v.string() : v.object({ a: nested(depth - 1) })
  const listed = (depth: number): v.GenericSchema =>
    depth === 0 ? v.string() : v.array(listed(depth - 1))
  const kinds = (one: Field | undefined): readonly string[] =>
    one ? [one.kind, ...kinds(one.fields?.[0] ?? one.item)] : []
  const four = (kind: string) => [kind, kind, kind, kind]
  expect(kinds(described(nested(4), 'a'))).toEqual([...four('object'), 'text'])
  expect(kinds(described(nested(5), 'a'))).toEqual([...four('object'), 'json'])
  expect(kinds(described(listed(4), 'a'))).toEqual([...four('list'), 'text'])
  expect(kinds(described(listed(5), 'a'))).toEqual([...four('list'), 'json'])
})

test('of several forms the first that has a control is edited, the others are known', () => {
  const either = v.optional(v.union([v.unknown(), v.number(), v.string()]), 3)
  const found = described(either, 'a')
  expect(found).toMatchObject({ kind: 'number', name: 'a', isRequired: false, initial: 3 })
  expect(found.forms?.map(({ kind }) => kind)).toEqual(['text'])
})

test.each([
  ['one number on all sides', 8, [8, 8, 8, 8]],
  ['two above and beside', [1, 2], [1, 2, 1, 2]],
  ['three with the sides alike', [1, 2, 3], [1, 2, 3, 2]],
  ['four', [1, 2, 3, 4], [1, 2, 3, 4]],
  ['one in a list', [5], [5, 5, 5, 5]],
  ['nothing as none', undefined, [0, 0, 0, 0]],
  ['five as nothing', [1, 2, 3, 4, 5], undefined],
  ['an empty list as nothing', [], undefined],
  ['a text as nothing', '8', undefined],
  ['a text among numbers as nothing', [1, '2'], undefined],
])('a spacing reads %s', (_, value, sides) => {
  expect(sidesOf(value)).toEqual(sides)
})

const condition = (more: object = {}) => ({
  logicalOperator: 'and',
  conditions: [{ field: 'route.id', operator: 'equal', value: 7, ...more }],
})

test.each<[Field['kind'], readonly unknown[], readonly unknown[]]>([
  ['json', [7, 'x', null, {}], []],
  ['text', ['x', ''], [7, {}, null]],
  ['long', ['x'], [7]],
  ['url', ['/x'], [7]],
  ['l10n', ['x', { en: 'x' }], [7, ['x']]],
  ['number', [7, 0], ['7', null]],
  ['switch', [true, false], [0, 'true']],
  ['choice', ['a'], ['c', 7]],
  ['object', [{}], [[], 'x']],
  ['list', [[]], [{}, 'x']],
  ['spacing', [8, [1, 2]], ['8', []]],
  [
    'when',
    [condition(), { ...condition(), logicalOperator: 'or', conditions: [] }],
    [
      'x',
      { ...condition(), more: 1 },
      { ...condition(), logicalOperator: 'xor' },
      { ...condition(), conditions: {} },
      { ...condition(), conditions: [condition().conditions[0], 7] },
      condition({ field: 7 }),
      condition({ operator: '>' }),
      condition({ value: { $: 'route', path: 'id' } }),
    ],
  ],
])('the control of %s edits what has its form', (kind, good, bad) => {
  const one = field(kind, { options: ['a', 'b'] })
  const taken = (all: readonly unknown[]) => all.filter((value) => fits(one, value))
  expect(fits(one, undefined)).toBe(true)
  expect(taken(good)).toEqual(good)
  expect(taken(bad)).toEqual([])
})

test('a choice of which nobody knows takes nothing', () => {
  expect(fits(field('choice'), 'a')).toBe(false)
})

test.each<[Field['kind'], unknown]>([
  ['list', []],
  ['number', 0],
  ['switch', false],
  ['choice', 'a'],
  ['json', null],
  ['text', ''],
  ['l10n', ''],
  ['object', {}],
])('a new %s begins with %j', (kind, value) => {
  expect(emptyOf(field(kind, { options: ['a', 'b'] }))).toEqual(value)
})

test('a new record has what it cannot do without, a number its least', () => {
  const fields = [
    field('number', { name: 'count', min: 2 }),
    field('text', { name: 'note', isRequired: false }),
    field('object', { name: 'more', fields: [field('switch')] }),
  ]
  expect(emptyOf(field('object', { fields }))).toEqual({ count: 2, more: { a: false } })
})

test.each([
  ['into a record', ['more', 'b'], ['more', 'b']],
  ['into each entry of a list', ['rows', '0', 'b'], ['rows', '0', 'b']],
  ['no further than there are fields', ['more', 'x', 'b'], ['more']],
  ['not into what has none', ['plain', 'b'], ['plain']],
  ['nowhere', ['x'], []],
  ['not at all', [], []],
])('a path leads %s', (_, path, reached) => {
  const more = field('object', { name: 'more', fields: [field('text', { name: 'b' })] })
  const rows = field('list', { name: 'rows', item: { ...more, name: 'item' } })
  const fields = [more, rows, field('text', { name: 'plain' })]
  expect(reach(field('object', { fields }), path)).toEqual(reached)
})
