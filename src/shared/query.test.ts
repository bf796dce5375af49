import { readPath } from './json'
import {
  checkRequired,
  checkSorts,
  type FieldCondition,
  type LogicalOperator,
  type QueryOperator,
  type Scalar,
} from './query'
import en from './query.en.json'
import zhHans from './query.zh-Hans.json'
import { matches } from './query-matches'

type Operand = FieldCondition['value']

/** Whether a record whose `x` is the value is found by one condition. */
const fits = (value: Scalar | undefined, operator: QueryOperator, operand: Operand) =>
  matches(
    { x: value },
    { logicalOperator: 'and', conditions: [{ field: 'x', operator, value: operand }] },
  )

test.each<[string, QueryOperator, Operand, Scalar | undefined, boolean]>([
  ['equal', 'equal', 'a', 'a', true],
  ['equal minds letters', 'equal', 'a', 'A', false],
  ['equal minds types', 'equal', '1', 1, false],
  ['notEqual', 'notEqual', 'a', 'b', true],
  ['notEqual of nothing', 'notEqual', 'a', null, false],
  ['greater', 'greater', 1, 2, true],
  ['greater than itself', 'greater', 2, 2, false],
  ['greaterEqual', 'greaterEqual', 2, 2, true],
  ['less', 'less', 'b', 'a', true],
  ['less, by code point', 'less', '😀', '\uffee', true],
  ['lessEqual', 'lessEqual', 2, 3, false],
  ['in', 'in', ['a', 'b'], 'b', true],
  ['in nothing', 'in', [], 'b', false],
  ['notIn', 'notIn', ['a', 'b'], 'c', true],
  ['notIn nothing', 'notIn', [], 'c', true],
  ['isNull', 'isNull', true, null, true],
  ['isNull of a missing field', 'isNull', true, undefined, true],
  ['isNull of an empty text', 'isNull', true, '', false],
  ['isNull(false)', 'isNull', false, 0, true],
  ['startsWith', 'startsWith', 'hop', 'Hoppy', true],
  ['endsWith', 'endsWith', 'ale', 'Pale Ale', true],
  ['endsWith elsewhere', 'endsWith', 'pale', 'Pale Ale', false],
  ['like', 'like', '梅', '梅雨', true],
  ['like takes % as it stands', 'like', '%', 'abc', false],
  ['like takes _ as it stands', 'like', '5_0', '5_0', true],
  ['notLike', 'notLike', 'a', 'xyz', true],
  ['between its lower end', 'between', [1, 3], 1, true],
  ['between its upper end', 'between', [1, 3], 3, true],
  ['between ends in the wrong order', 'between', [3, 1], 2, false],
  ['notBetween', 'notBetween', [1, 3], 4, true],
  ['true is 1', 'equal', true, 1, true],
])('%s', (_, operator, operand, value, expected) => {
  expect(fits(value, operator, operand)).toBe(expected)
})

test('or needs one, and needs all, no conditions need nothing', () => {
  const both = ['x', 'y'].map((field) => ({ field, operator: 'equal', value: 1 }) as const)
  const found = (logicalOperator: LogicalOperator, conditions: readonly FieldCondition[]) =>
    matches({ x: 1, y: 2 }, { logicalOperator, conditions })
  expect(found('or', both)).toBe(true)
  expect(found('and', both)).toBe(false)
  expect(found('or', [])).toBe(true)
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
