import * as v from 'valibot'
import { ValidationError } from '../errors'
import type { TextKey } from '../shared/l10n'
import {
  checkRequired,
  checkSorts,
  type FieldCondition,
  QUERY_OPERATORS,
  type RequiredPart,
  type Sort,
} from '../shared/query'
import type { AnyEndpoint } from './endpoint'

export interface Problem {
  readonly field: string
  readonly messageKey: TextKey
}

/**
 * A call that looks at its input before it leaves.
 *
 * @throws ValidationError whose text is that of client spec §5; nothing is sent then.
 */
export function guarded<E extends AnyEndpoint>(
  call: E,
  check: (input: NonNullable<Parameters<E>[0]>) => Problem | undefined,
): E {
  async function send(...[input, options]: Parameters<E>) {
    const problem = check(input)
    if (problem) throw new ValidationError(problem.field, problem.messageKey)
    return call(input, options)
  }
  return Object.assign(send, { contract: call.contract }) as unknown as E
}

/** The first required part that is empty. */
export function missing(parts: Partial<Record<RequiredPart, unknown>>): Problem | undefined {
  const names = Object.keys(parts) as RequiredPart[]
  const problems = names.flatMap((field) => {
    const messageKey = checkRequired(field, parts[field])
    return messageKey ? [{ field, messageKey }] : []
  })
  return problems[0]
}

/** A sort that is neither Desc nor Asc. */
export function wrongSort(sorts: unknown): Problem | undefined {
  const messageKey = checkSorts(sorts)
  return messageKey ? { field: 'type', messageKey } : undefined
}

export const scalar = v.union([v.string(), v.number(), v.boolean(), v.null()])

/** More than this many values or conditions is no question a page asks. */
export const MOST = 200

export const fieldCondition: v.GenericSchema<FieldCondition> = v.object({
  field: v.string(),
  operator: v.picklist(QUERY_OPERATORS),
  value: v.union([scalar, v.pipe(v.array(scalar), v.maxLength(MOST))]),
})

/** The wire takes any text as `type`, so that a wrong one is answered with the specified sentence. */
export const sorts: v.GenericSchema<readonly Sort[]> = v.pipe(
  v.array(v.object({ field: v.string(), type: v.string() })),
  v.transform((list) => list as readonly Sort[]),
) as unknown as v.GenericSchema<readonly Sort[]>
