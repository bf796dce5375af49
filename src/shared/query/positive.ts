import type { QueryOperator } from './condition'

/** Operators that say 'not' of another one. */
export const NEGATIONS = {
  notEqual: 'equal',
  notIn: 'in',
  notLike: 'like',
  notBetween: 'between',
} as const satisfies Partial<Record<QueryOperator, QueryOperator>>

export type NegatedOperator = keyof typeof NEGATIONS
export type PositiveOperator = Exclude<QueryOperator, NegatedOperator>

export const isNegated = (operator: QueryOperator): operator is NegatedOperator =>
  operator in NEGATIONS

/**
 * Letter case of A to Z says nothing in `like`, `startsWith` and `endsWith`. Other alphabets keep
 * theirs: that is what SQLite's `lower` does, and both sides must find the same records.
 */
export const foldCase = (text: string): string =>
  text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
