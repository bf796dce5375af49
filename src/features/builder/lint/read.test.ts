import * as v from 'valibot'
import { fieldsOf, misfits, quote, strict, targetOf, told, unknownFields } from './read'

const dropped = (schema: v.GenericSchema, value: unknown) =>
  [...unknownFields(schema, value, 'here')].map(({ path }) => path)
const refused = (schema: v.GenericSchema, value: unknown) =>
  misfits(schema, value, 'here').map(({ path, message, about }) => [path, message, about])

test('a sentence is about what stands before its first semicolon', () => {
  expect(told`${quote('a')} and ${quote('b')}; not ${quote('c')}`).toEqual({
    message: "'a' and 'b'; not 'c'",
    about: "'a', 'b'",
  })
  expect(told`${quote('a')} and ${quote('b')}`.about).toBe("'a', 'b'")
  expect(told`over; ${64} KB`).toEqual({ message: 'over; 64 KB', about: '' })
})

test('a sentence within a sentence is about the same, and one about nothing adds nothing', () => {
  const inner = told`no ${quote('call')}; there are ${'a, b'}`
  expect(told`${'go'}: ${inner}`).toEqual({
    message: "go: no 'call'; there are a, b",
    about: "go, 'call'",
  })
  expect(told`${'go'}: ${told`names no field`}`.about).toBe('go')
})

test.each([
  ['/company/about', 'route'],
  ['company/about', 'none'],
  ['//company/about', 'none'],
  ['/nowhere', 'none'],
  // Home is '/', and not what has no path.
  ['', 'none'],
  ['?id=1', 'none'],
  ['/', 'route'],
  ['https://taproom.example/company/about', 'none'],
  ['/{page}', 'open'],
  ['/views/index?url={page}', 'open'],
  ['/views/index?url=/cellar/index', 'view'],
  ['/views/index', 'route'],
  ['/company/about?url=/cellar/index', 'route'],
])('%s opens: %s', (address, kind) => {
  expect(targetOf(address).kind).toBe(kind)
})

const tone = v.fallback(v.picklist(['light', 'dark']), 'light')

test('what a schema forgives is refused by its strict twin, in its own words', () => {
  expect(refused(tone, 'loud')).toEqual([])
  const [[path, message, about] = []] = refused(strict(tone), 'loud')
  expect([path, about]).toEqual(['here', "'loud'"])
  expect(message).toMatch(/expected .*light.*received.*loud/i)
  expect(refused(strict(tone), 'dark')).toEqual([])
})

test.each([
  ['an object', v.object({ tone }), { tone: 'loud' }, 'here.tone'],
  ['a loose object', v.looseObject({ tone }), { tone: 'loud' }, 'here.tone'],
  ['a list', v.array(tone), ['dark', 'loud'], 'here.1'],
  ['an option', v.object({ a: v.optional(tone) }), { a: 'loud' }, 'here.a'],
  ['what may be null', v.object({ a: v.nullable(tone) }), { a: 'loud' }, 'here.a'],
  ['what may be nothing', v.object({ a: v.nullish(tone) }), { a: 'loud' }, 'here.a'],
  ['one of several', v.object({ a: v.union([v.number(), tone]) }), { a: 'loud' }, 'here.a'],
])('within %s too', (_, schema, value, place) => {
  expect(refused(schema, value)).toEqual([])
  expect(refused(strict(schema), value).map(([path]) => path)).toEqual([place])
})

test('a list that is too long is refused where it was forgiven', () => {
  const few = v.fallback(v.pipe(v.array(v.number()), v.maxLength(2)), [])
  expect(refused(few, [1, 2, 3])).toEqual([])
  expect(refused(strict(few), [1, 2, 3])).toHaveLength(1)
  expect(refused(strict(few), [1, 2])).toEqual([])
})

test('a default stays one', () => {
  const dense = v.object({
    a: v.optional(v.boolean(), true),
    b: v.nullish(v.boolean(), true),
    c: v.nullable(v.boolean(), true),
  })
  expect(v.parse(strict(dense), { c: null })).toEqual({ a: true, b: true, c: true })
})

const entry = v.object({ id: v.number() })
const odd = { id: 1, colour: 'red' }

test.each([
  ['an object', entry, odd, ['here.colour']],
  [
    'a checked object',
    v.pipe(
      entry,
      v.check(() => true),
    ),
    odd,
    ['here.colour'],
  ],
  ['an option', v.optional(entry), odd, ['here.colour']],
  ['a list', v.array(entry), [{ id: 1 }, odd], ['here.1.colour']],
  ['a record', v.record(v.string(), entry), { a: odd, b: { id: 2 } }, ['here.a.colour']],
  ['the first of several that fits', v.union([v.string(), entry]), odd, ['here.colour']],
  ['several of which none fits', v.union([v.string(), v.number()]), odd, []],
  ['a loose object', v.looseObject({ id: entry }), { id: odd, colour: 1 }, ['here.id.colour']],
  ['what is no list where one is wanted', v.array(entry), odd, []],
  ['a text where an object is wanted', entry, 'red', []],
])('of %s it is told which fields nobody reads', (_, schema, value, paths) => {
  expect(dropped(schema, value)).toEqual(paths)
})

test('the fields of a config have names, checked or not', () => {
  expect(fieldsOf(entry)).toEqual(['id'])
  expect(
    fieldsOf(
      v.pipe(
        entry,
        v.check(() => true),
      ),
    ),
  ).toEqual(['id'])
  expect(fieldsOf(v.string())).toEqual([])
})
