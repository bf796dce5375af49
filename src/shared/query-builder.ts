import type { Condition, FieldCondition, LogicalOperator, QueryOperator, Scalar } from './query'

type Present = string | number | boolean

interface AnyField<T> {
  equal(value: T): FieldCondition
  notEqual(value: T): FieldCondition
  greater(value: T): FieldCondition
  greaterEqual(value: T): FieldCondition
  less(value: T): FieldCondition
  lessEqual(value: T): FieldCondition
  in(values: readonly T[]): FieldCondition
  notIn(values: readonly T[]): FieldCondition
  /** `isNull(false)`: there is a value. */
  isNull(wanted?: boolean): FieldCondition
  /** Both ends included. */
  between(from: T, to: T): FieldCondition
  notBetween(from: T, to: T): FieldCondition
}

interface TextField<T> extends AnyField<T> {
  startsWith(text: string): FieldCondition
  endsWith(text: string): FieldCondition
  /** Contains the text; `%` and `_` are themselves. */
  like(text: string): FieldCondition
  notLike(text: string): FieldCondition
}

type Field<T> = [T] extends [string] ? TextField<T> : AnyField<T>

/** One field of a query, of any kind. */
export function where(field: string): TextField<Present> {
  const compare = (operator: QueryOperator) => (value: Scalar | readonly Scalar[]) => ({
    field,
    operator,
    value,
  })
  const range = (operator: QueryOperator) => (from: Present, to: Present) =>
    compare(operator)([from, to])
  const operators = {
    equal: compare('equal'),
    notEqual: compare('notEqual'),
    greater: compare('greater'),
    greaterEqual: compare('greaterEqual'),
    less: compare('less'),
    lessEqual: compare('lessEqual'),
    in: compare('in'),
    notIn: compare('notIn'),
    isNull: (wanted = true) => compare('isNull')(wanted),
    startsWith: compare('startsWith'),
    endsWith: compare('endsWith'),
    like: compare('like'),
    notLike: compare('notLike'),
    between: range('between'),
    notBetween: range('notBetween'),
  } satisfies Readonly<Record<QueryOperator, unknown>>
  return operators
}

/**
 * The fields of one kind of record, so that the compiler knows their names and values.
 *
 * @example
 * const beer = fieldsOf<Beer>()
 * const query = allOf(beer('price').between(1000, 2000), beer('name').like('IPA'))
 */
export function fieldsOf<R extends object>() {
  return <K extends keyof R & string>(field: K) =>
    where(field) as unknown as Field<NonNullable<R[K]>>
}

const join =
  (logicalOperator: LogicalOperator) =>
  (...conditions: FieldCondition[]): Condition => ({ logicalOperator, conditions })

/** Every one of the conditions must hold. */
export const allOf = join('and')

/** One of the conditions must hold. */
export const anyOf = join('or')
