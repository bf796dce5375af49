import * as v from 'valibot'
import { couponConditions } from '../../src/features/coupon/contract'
import { parseJson } from '../../src/shared/json'
import type { Condition } from '../../src/shared/query'

/**
 * The condition of a coupon for a class of products and the classes in it, as the database keeps it. Clients
 * read it with the same `matches` (src/shared/query-matches.ts).
 *
 * @param classId empty for all.
 */
export function forClass(classId: string): string {
  if (classId === '') return ''
  const condition: Condition = {
    logicalOperator: 'or',
    conditions: [
      { field: 'classId', operator: 'equal', value: classId },
      { field: 'parentClassId', operator: 'equal', value: classId },
    ],
  }
  return JSON.stringify(condition)
}

/** What a column says; nothing when it is empty or damaged. */
export function readConditions(json: string) {
  const read = v.safeParse(couponConditions, parseJson(json))
  return read.success ? { logicalOperator: 'and' as const, ...read.output } : undefined
}
