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
