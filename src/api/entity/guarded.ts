import { ValidationError } from '../../errors'
import type { TextKey } from '../../shared/l10n'
import { checkRequired, type RequiredPart } from '../../shared/query/required'
import { checkSorts } from '../../shared/query/sort'
import type { AnyEndpoint } from '../endpoint'

interface Problem {
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
