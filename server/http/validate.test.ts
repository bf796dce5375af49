import * as v from 'valibot'
import { coerceQuery, longestText, validate } from './validate'

const QUERY = v.object({
  count: v.optional(v.pipe(v.number(), v.integer())),
  way: v.picklist([1, 2]),
  kind: v.picklist(['1', '2']),
  mixed: v.picklist([1, 'all']),
  open: v.optional(v.boolean()),
  name: v.string(),
})

test.each([
  ['a number', { count: '15' }, { count: 15 }],
  ['a number below zero', { count: '-1.5' }, { count: -1.5 }],
  ['no number where nothing stands', { count: ' ' }, { count: ' ' }],
  ['no number where a word stands', { count: 'ten' }, { count: 'ten' }],
  ['one of some numbers', { way: '2' }, { way: 2 }],
  ['one of some texts, digits or not', { kind: '2' }, { kind: '2' }],
  ['one of some of both, as it came', { mixed: '1' }, { mixed: '1' }],
  ['yes', { open: 'true' }, { open: true }],
  ['no', { open: 'false' }, { open: false }],
  ['neither yes nor no', { open: '1' }, { open: '1' }],
  ['a text of digits', { name: '42' }, { name: '42' }],
  ['what nobody asked for', { other: '42' }, { other: '42' }],
])('a query carries %s', (_name, query, read) => {
  expect(coerceQuery(QUERY, query as Record<string, string>)).toEqual(read)
})

test('a schema tells the longest text in it, however deep', () => {
  const deep = v.object({
    title: v.pipe(v.string(), v.maxLength(20)),
    lines: v.optional(v.array(v.object({ note: v.pipe(v.string(), v.maxLength(300)) }))),
  })
  expect([longestText(deep), longestText(deep), longestText(v.object({}))]).toEqual([300, 300, 0])
  // A list's length is no text's.
  expect(longestText(v.pipe(v.array(v.string()), v.maxLength(50)))).toBe(0)
})

test('what the contract does not want is refused by the name of its field', () => {
  const wanted = v.object({ a: v.object({ b: v.number() }) })
  expect(validate(wanted, { a: { b: 1 } })).toEqual({ a: { b: 1 } })
  expect(validate(undefined, { a: 1 })).toBeUndefined()
  const refusal = (value: unknown, schema: v.GenericSchema = wanted) => {
    try {
      return validate(schema, value)
    } catch (error) {
      return error
    }
  }
  expect(refusal({ a: { b: 'x' } })).toMatchObject({
    code: 400,
    text: {
      en: expect.stringMatching(/^a\.b: /),
      'zh-Hans': expect.stringMatching(/^参数错误 a\.b：/),
    },
  })
  expect(refusal('x', v.number())).toMatchObject({
    text: { en: expect.stringMatching(/^The input: /) },
  })
})
