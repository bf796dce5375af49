import en from '../i18n/locales/en/query.json'
import zhHans from '../i18n/locales/zh-Hans/query.json'
import { readPath } from './json'
import { checkRequired, checkSorts, type FieldCondition, type Scalar } from './query'
import { allOf, anyOf, fieldsOf, where } from './query-builder'
import { matches } from './query-matches'

interface Beer {
  readonly name: string
  readonly price: number
  readonly tag: string | null
}
const beer = fieldsOf<Beer>()

test('a query reads like a sentence and makes the wire’s condition', () => {
  expect(allOf(beer('price').between(1000, 2000), beer('name').like('IPA'))).toEqual({
    logicalOperator: 'and',
    conditions: [
      { field: 'price', operator: 'between', value: [1000, 2000] },
      { field: 'name', operator: 'like', value: 'IPA' },
    ],
  })
})

const fits = (value: Scalar | undefined, condition: FieldCondition) =>
  matches({ x: value }, allOf(condition))
const x = where('x')

test.each<[string, FieldCondition, Scalar | undefined, boolean]>([
  ['equal', x.equal('a'), 'a', true],
  ['equal minds letters', x.equal('a'), 'A', false],
  ['equal minds types', x.equal('1'), 1, false],
  ['notEqual', x.notEqual('a'), 'b', true],
  ['notEqual of nothing', x.notEqual('a'), null, false],
  ['greater', x.greater(1), 2, true],
  ['greater than itself', x.greater(2), 2, false],
  ['greaterEqual', x.greaterEqual(2), 2, true],
  ['less', x.less('b'), 'a', true],
  ['less, by code point', x.less('😀'), '\uffee', true],
  ['lessEqual', x.lessEqual(2), 3, false],
  ['in', x.in(['a', 'b']), 'b', true],
  ['in nothing', x.in([]), 'b', false],
  ['notIn', x.notIn(['a', 'b']), 'c', true],
  ['notIn nothing', x.notIn([]), 'c', true],
  ['isNull', x.isNull(), null, true],
  ['isNull of a missing field', x.isNull(), undefined, true],
  ['isNull of an empty text', x.isNull(), '', false],
  ['isNull(false)', x.isNull(false), 0, true],
  ['startsWith', x.startsWith('hop'), 'Hoppy', true],
  ['endsWith', x.endsWith('ale'), 'Pale Ale', true],
  ['endsWith elsewhere', x.endsWith('pale'), 'Pale Ale', false],
  ['like', x.like('梅'), '梅雨', true],
  ['like takes % as it stands', x.like('%'), 'abc', false],
  ['like takes _ as it stands', x.like('5_0'), '5_0', true],
  ['notLike', x.notLike('a'), 'xyz', true],
  ['between its lower end', x.between(1, 3), 1, true],
  ['between its upper end', x.between(1, 3), 3, true],
  ['between ends in the wrong order', x.between(3, 1), 2, false],
  ['notBetween', x.notBetween(1, 3), 4, true],
  ['true is 1', x.equal(true), 1, true],
])('%s', (_, condition, value, expected) => {
  expect(fits(value, condition)).toBe(expected)
})

test('or needs one, and needs all, no conditions need nothing', () => {
  const parts = [x.equal(1), where('y').equal(1)] as const
  expect(matches({ x: 1, y: 2 }, anyOf(...parts))).toBe(true)
  expect(matches({ x: 1, y: 2 }, allOf(...parts))).toBe(false)
  expect(matches({}, anyOf())).toBe(true)
})

const sentence = (key: string | undefined) => key && readPath({ query: zhHans }, key)

test.each([
  [undefined, undefined],
  [[], undefined],
  [[{ field: 'a', type: 'Desc' }], undefined],
  [[{ field: 'a', type: 'Asc' }], undefined],
  [[{ field: 'a', type: 'desc' }], 'type排序类型错误'],
  [[{ field: 'a', type: 'Asc' }, { field: 'b' }], 'type排序类型错误'],
  [['a'], 'type排序类型错误'],
])('sorts %j: %s', (sorts, said) => {
  expect(sentence(checkSorts(sorts))).toBe(said)
})

test.each([
  ['type', '', '类型不能为空'],
  ['type', undefined, '类型不能为空'],
  ['data', {}, '数据不能为空'],
  ['data', '{}', '数据不能为空'],
  ['data', { a: 0 }, undefined],
  ['tableName', ' ', '请输入表名'],
  ['entity', null, '数据类型不能为空'],
  ['siteId', '', '站点Id不能为空'],
  ['api', '', 'Api接口地址不能为空'],
  ['key', '', 'key不能为空'],
  ['id', '', 'id不能为空'],
  ['id', '7', undefined],
] as const)('%s %j: %s', (part, value, said) => {
  expect(sentence(checkRequired(part, value))).toBe(said)
})

test('every sentence exists in both languages', () => {
  expect(Object.keys(en)).toEqual(Object.keys(zhHans))
})
