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

const pieces = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9))
const list = v.pipe(v.array(v.string()), v.minLength(2), v.maxLength(3))
const short = v.pipe(v.string(), v.minLength(2), v.maxLength(3))
const filled = v.pipe(v.string(), v.minLength(1))

// People read it in their own language: no word of the one stands in the other.
test.each<[string, v.GenericSchema, unknown, string, string]>([
  ['count', pieces, 0.5, 'The count has to be a whole number.', '数量须为整数'],
  ['count', pieces, 0, 'The count has to be 1 at least.', '数量不能小于 1'],
  ['stock', pieces, 10, 'The stock has to be 9 at most.', '库存不能大于 9'],
  ['count', pieces, 'x', 'The count is not written as it has to be.', '数量格式不正确'],
  [
    'number',
    v.pipe(v.string(), v.regex(/^\d+$/)),
    'x',
    'The tracking number is not written as it has to be.',
    '快递单号格式不正确',
  ],
  [
    'number',
    v.pipe(v.string(), v.regex(/^\d+$/)),
    '',
    'The tracking number is missing.',
    '快递单号不能为空',
  ],
  ['reason', filled, undefined, 'The reason is missing.', '原因不能为空'],
  ['carrier', filled, null, 'The carrier is missing.', '快递公司不能为空'],
  ['content', short, 'x', 'The text needs 2 letters at least.', '内容至少 2 个字'],
  ['name', short, 'xxxx', 'The name may have 3 letters at most.', '名称最多 3 个字'],
  ['pictures', list, ['1'], 'The pictures need 2 at least.', '图片至少 2 项'],
  ['images', list, ['1', '2', '3', '4'], 'The pictures may be 3 at most.', '图片最多 3 项'],
  [
    'skus',
    v.pipe(v.array(v.string()), v.minLength(1)),
    [],
    'The variants are missing.',
    '规格不能为空',
  ],
  ['kind', v.picklist([1, 2]), 3, 'The value is none of those there are.', '内容不在可选范围内'],
])('%s that is wrong is named as people call it: %#', (field, schema, value, en, zh) => {
  const send = () =>
    validate(v.object({ lines: v.object({ [field]: schema }) }), { lines: { [field]: value } })
  expect(send).toThrow(
    expect.objectContaining({
      code: 400,
      text: { en: `lines.${field}: ${en}`, 'zh-Hans': `参数错误 lines.${field}：${zh}` },
    }),
  )
})
