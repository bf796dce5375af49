import * as v from 'valibot'
import { LOGICAL_OPERATORS, QUERY_OPERATORS } from '../../shared/query/condition'
import type { When } from '../contract'

const whenSchema = v.object({
  logicalOperator: v.optional(v.picklist(LOGICAL_OPERATORS), 'and'),
  conditions: v.pipe(
    v.array(
      v.object({
        field: v.pipe(v.string(), v.minLength(1)),
        operator: v.picklist(QUERY_OPERATORS),
        value: v.optional(v.unknown(), null),
      }),
    ),
    v.minLength(1),
  ),
})

/** Damage never shows a widget that was meant for few: such a condition does not hold. */
export const NEVER: When = { logicalOperator: 'or', conditions: [] }

/** `config.when`. Undefined when there is none; `NEVER` when it cannot be read. */
export function readWhen(raw: unknown): When | undefined {
  if (raw === undefined || raw === null) return undefined
  const parsed = v.safeParse(whenSchema, raw)
  return parsed.success ? (parsed.output as When) : NEVER
}
