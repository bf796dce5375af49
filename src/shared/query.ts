import { isObject } from './json'
import type { TextKey } from './l10n'

/** The fifteen operators of client spec §3, spelt as on the wire. */
export const QUERY_OPERATORS = [
  'equal',
  'notEqual',
  'greater',
  'greaterEqual',
  'less',
  'lessEqual',
  'in',
  'notIn',
  'isNull',
  'startsWith',
  'endsWith',
  'like',
  'notLike',
  'between',
  'notBetween',
] as const
export type QueryOperator = (typeof QUERY_OPERATORS)[number]

export const LOGICAL_OPERATORS = ['and', 'or'] as const
export type LogicalOperator = (typeof LOGICAL_OPERATORS)[number]

/** What a field of a record may hold. A boolean counts as 1 or 0, as databases keep it. */
export type Scalar = string | number | boolean | null

/** One filter (client spec §3). `in` takes a list, `between` its two ends, `isNull` true or false. */
export interface FieldCondition {
  readonly field: string
  readonly operator: QueryOperator
  readonly value: Scalar | readonly Scalar[]
}

/** `condition` of a paging query: all of its conditions must hold (`and`) or one of them (`or`). */
export interface Condition {
  readonly logicalOperator: LogicalOperator
  readonly conditions: readonly FieldCondition[]
}

/** A record conditions look into; a field that is missing counts as null. */
export type QueryRecord = Readonly<Record<string, Scalar | undefined>>

/** Operators that say 'not' of another one. */
export const NEGATIONS = {
  notEqual: 'equal',
  notIn: 'in',
  notLike: 'like',
  notBetween: 'between',
} as const satisfies Partial<Record<QueryOperator, QueryOperator>>

export type NegatedOperator = keyof typeof NEGATIONS
export type PositiveOperator = Exclude<QueryOperator, NegatedOperator>

/** Whether an operator asks for what another one does not find. */
export const isNegated = (operator: QueryOperator): operator is NegatedOperator =>
  operator in NEGATIONS

/**
 * Letter case of A to Z says nothing in `like`, `startsWith` and `endsWith`. Other alphabets keep
 * theirs: that is what SQLite's `lower` does, and both sides must find the same records.
 */
export const foldCase = (text: string): string =>
  text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

const isEmptyData = (value: unknown) =>
  isBlank(value) || value === '{}' || (isObject(value) && Object.keys(value).length === 0)

/** What must not be empty, and the locale key that says so (client spec §5, commerce spec §5 and §8). */
const KEYS = {
  type: 'query.typeEmpty',
  data: 'query.dataEmpty',
  tableName: 'query.tableEmpty',
  entity: 'query.dataTypeEmpty',
  siteId: 'query.siteEmpty',
  api: 'query.apiEmpty',
  key: 'query.keyEmpty',
  id: 'query.idEmpty',
} as const
export type RequiredPart = keyof typeof KEYS

/** What is wrong with a required part, as a locale key; nothing when it is there. */
export function checkRequired(part: RequiredPart, value: unknown): TextKey | undefined {
  const isMissing = part === 'data' ? isEmptyData(value) : isBlank(value)
  return isMissing ? KEYS[part] : undefined
}

/** The only two directions of client spec §5. */
export const SORT_TYPES = ['Desc', 'Asc'] as const
export type SortType = (typeof SORT_TYPES)[number]

export interface Sort {
  readonly field: string
  readonly type: SortType
}

const isSortType = (type: unknown): type is SortType => SORT_TYPES.some((known) => known === type)

/** What is wrong with the sorts of a query, as a locale key (client spec §5: type排序类型错误). */
export function checkSorts(sorts: unknown): TextKey | undefined {
  const list = Array.isArray(sorts) ? sorts : []
  return list.every((sort) => isObject(sort) && isSortType(sort.type))
    ? undefined
    : 'query.sortType'
}
